"""What an operator does: signing in, and acts on people, tables, words and the room."""
