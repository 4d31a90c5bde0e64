"""A board solved: its best words, the longest one, and how many words go over each letter."""

import argparse
from collections import Counter

from rumpus.games.keesdrow import data
from rumpus.words import Grid, bundled, solve

parser = argparse.ArgumentParser(description="Solve a board of Keesdrow.")
parser.add_argument("rows", nargs="*", default=["SATES", "TRINO", "LEADS", "PUNTO", "MIRES"])
rows = [row.upper() for row in parser.parse_args().rows]
width, letters = len(rows[0]), "".join(rows)

no_pegs = (0,) * len(letters)
words = solve(bundled(), Grid(width, len(rows), letters, data.values(), no_pegs))
print(f"{len(words)} words; the best ones:")
for found in words.best(5):
    print(f"{found.score:4}  {found.word}")
print("the longest:", max((found.word for found in words), key=len))

over = Counter(cell for found in words for cell in set(found.path))
print("words over each letter:")
for row in range(len(rows)):
    cells = range(row * width, (row + 1) * width)
    print("  ".join(f"{letters[cell]} {over[cell]:4}" for cell in cells))
