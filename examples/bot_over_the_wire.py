"""A bot over the wire: plays Keesdrow against one of the room's bots, from the protocol alone."""

import json
import sys
import time
import urllib.request
from typing import Any

from websockets.sync.client import ClientConnection, connect

WORDS = "stone train notes toast learn tears reads rises seat rate near lion tone rain".split()


def post(address: str, body: object, cookie: str = "") -> tuple[Any, str]:
    """Send JSON, and return the answer with the cookie that it sets."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or "").split(";")[0]


def merge(view: dict[str, Any], patch: dict[str, Any]) -> None:
    """Change a view as an update says: fields, ends of rows, and items within rows."""
    for key, change in patch.items():
        if key.endswith("+"):
            view[key[:-1]] += change
        elif key.endswith("*"):
            for at, part in change.items():
                merge(view[key[:-1]][int(at)], part)
        else:
            view[key] = change


def play(socket: ClientConnection) -> list[int]:
    """Play one game to its end, and return the scores."""
    ids, words, view = iter(range(1_000_000)), iter(WORDS), dict[str, Any]()

    def send(kind: str, **fields: object) -> None:
        socket.send(json.dumps({"t": kind, "id": str(next(ids)), **fields}))

    def act(kind: str, **fields: object) -> None:
        send("act", action={"type": kind, **fields})

    def try_a_word() -> None:
        time.sleep(0.2)  # the room answers five questions a second
        word = next(words, None)
        send("ask", question={"type": "paths", "word": word}) if word else act("pass")

    socket.send('{"t": "join"}')
    while view.get("phase") != "over":
        message = json.loads(socket.recv())
        view = message.get("view") or view
        merge(view, message.get("patch", {}))
        answer, mine = message.get("answer"), view.get("you") in view.get("awaited", [])
        if answer and answer["found"]:
            act("spell", path=answer["found"][0]["path"])
        elif answer:
            try_a_word()
        elif message["t"] in ("view", "update") and mine and view["phase"] == "draw":
            seen = {draw["tile"] for draw in view["draws"]}
            act("pick", tile=max(set(range(36)) - seen))
        elif message["t"] in ("view", "update") and mine:
            try_a_word()
    return list(view["scores"])


if __name__ == "__main__":
    room = sys.argv[1]
    _, cookie = post(f"{room}/api/me", {"name": "Over the Wire"})
    wanted = {"game": "keesdrow", "options": {"words": "checked", "turns": 7}, "bots": ["gentle"]}
    made, _ = post(f"{room}/api/tables", {**wanted, "start": True}, cookie)
    print(f"{room}/t/{made['table']}", flush=True)
    line = f"ws{room.removeprefix('http')}/api/tables/{made['table']}/socket"
    with connect(line, additional_headers={"Cookie": cookie}) as socket:
        print("final scores:", *play(socket))
