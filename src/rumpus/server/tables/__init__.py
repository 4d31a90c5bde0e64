"""Tables: everything that keeps one table running and informs its people."""
