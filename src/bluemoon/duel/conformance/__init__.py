"""Comparing the engine with positions and answers of an independent implementation."""
