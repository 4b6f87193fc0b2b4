"""Drawings of Legendary."""
