"""The application.

`app` and `services` have no file of their own: every server of these tests is the one put together with the other.
"""
