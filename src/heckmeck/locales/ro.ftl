### Heckmeck
