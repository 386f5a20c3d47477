"""The application.

`app` and `services` have no file of their own: every server in these tests is made of both.
"""
