"""A penguin flicked: what it meets on its way through the school, and where all come to rest."""

import argparse

from rumpus.physics import Flick, Scene, load, room_at, simulate, standing

parser = argparse.ArgumentParser(description="Flick a penguin that stands in the Classroom.")
parser.add_argument("--aim", type=float, default=90.0, help="degrees from right, anticlockwise")
parser.add_argument("--power", type=int, default=420, help="0 to 1000")
parser.add_argument("--side", type=int, default=0, help="-900 to 900: how much it curves")
parser.add_argument("--height", type=int, default=200, help="0 to 1000: from 800 on it jumps")
options = parser.parse_args()

school = load()
scene = Scene((standing(100, 160), standing(110, 400)), mover=0)
aim = round(options.aim * 100) % 36_000
shot = simulate(scene, Flick(aim, options.power, options.side, options.height), school)
for fact in shot.facts:
    print(f"{fact.at:5} ms: penguin {fact.penguin} {type(fact).__name__.lower()}")
for number, pose in enumerate(shot.rest):
    assert pose is not None
    room = room_at(school, pose.x, pose.y)
    where = "outside" if room is None else f"in the {school.rooms[room].name}"
    print(f"penguin {number} rests {where}, at {pose.x:.0f}, {pose.y:.0f}")
