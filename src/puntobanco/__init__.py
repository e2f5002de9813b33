"""Punto banco baccarat: rules, exact odds, checkable deals, and three games served to the browser."""

__version__ = "0.1.0"
