"""Vectors of three numbers, for calculations too small for arrays."""

from math import hypot

Vector = tuple[float, float, float]


def plus(a: Vector, b: Vector) -> Vector:
    """Return the sum."""
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


def times(a: Vector, factor: float) -> Vector:
    """Return a multiple."""
    return a[0] * factor, a[1] * factor, a[2] * factor


def dot(a: Vector, b: Vector) -> float:
    """Return the inner product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vector, b: Vector) -> Vector:
    """Return the vector at right angles to both."""
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


def unit(a: Vector) -> Vector:
    """Return the vector of length 1 in the same direction. Raises ZeroDivisionError for zero."""
    return times(a, 1 / hypot(*a))


def across(a: Vector, unit_vector: Vector) -> Vector:
    """Return a vector without its part along a unit vector."""
    return plus(a, times(unit_vector, -dot(a, unit_vector)))
