"""The application.

`app` and `services` have no file of their own: every server in these tests is made of both. `organising` is what
tests/server/tournaments asks for with each act.
"""
