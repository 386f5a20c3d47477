"""Heckmeck am Bratwurmeck (Pickomino): the rules of both editions, for people and programs."""
