"""Judges the requests of generated code with openapi-core, which knows nothing of this project."""
