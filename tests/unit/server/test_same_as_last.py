"""Each choice of an evening comes back with its plan, so that the next form has it chosen."""

from pathlib import Path
from typing import Any, Final

import msgspec

from clubbing import done, found
from members import visit
from rumpus.evening.events import Plan
from rumpus.server.endpoints.evening_schemas import NewEvening
from serving import Serving, run

CHOSEN: Final[dict[str, Any]] = {
    "game": "keesdrow",
    "format": "swiss",
    "options": {"turns": 7},
    "seats": 3,
    "no_show": 5,
    "same_boards": True,
    "coded": True,
    "holidays": True,
}


def test_each_choice_of_an_evening_is_in_its_plan(tmp_path: Path) -> None:
    """A new choice fails here until it has a value that isn't the usual one, and comes back."""
    fields = msgspec.structs.fields(NewEvening)
    assert set(CHOSEN) == {each.name for each in fields} <= set(Plan.__struct_fields__)
    assert not any(CHOSEN[each.name] == each.default for each in fields)

    async def work() -> None:
        ann = await visit(serving.base, "Ann")
        club = await found(serving.base, ann)
        path = f"/api/clubs/{club['name']}"
        await done(serving.base, ann, f"{path}/evening", **CHOSEN)
        await done(serving.base, ann, f"{path}/evening/end")
        plan = (await ann.http(serving.base, "GET", path)).json()["plan"]
        assert {name: plan[name] for name in CHOSEN if name != "options"} == {
            name: value for name, value in CHOSEN.items() if name != "options"
        }
        # Options that nobody chose are those of the book.
        assert plan["options"].items() >= CHOSEN["options"].items()

    with Serving(tmp_path / "data") as serving:
        run(work)
