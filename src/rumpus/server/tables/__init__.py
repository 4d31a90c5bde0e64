"""Tables: everything that keeps one table running and tells people about it."""
