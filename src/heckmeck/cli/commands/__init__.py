"""One file per command, or a folder with its helpers; each imports what it needs when it runs."""
