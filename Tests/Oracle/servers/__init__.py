"""Servers that others wrote, for the checks of the runtime: httpbin and nginx."""
