"""Bluemoon: Reiner Knizia's Blue Moon games as a rules engine and a place to play them."""

__version__ = "0.1.0"
