"""Drawing of pictures as SVG: parts that know nothing of tables, in the look of the room."""
