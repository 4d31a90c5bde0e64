"""Tuning: values of house rules that bring a game's figures to what a designer wants."""
