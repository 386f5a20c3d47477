"""Live tables: one table, all tables, who sits there, clocks, bots, and what is told to whom."""
