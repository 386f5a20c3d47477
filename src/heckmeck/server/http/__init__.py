"""The application: routes, refusals, security, the built page."""
