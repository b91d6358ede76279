"""Judges whether models keep the examples of a description, by jsonschema's word on what is valid."""
