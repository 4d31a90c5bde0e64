"""Evenings at which a helper has muted somebody for a time."""

import asyncio
from pathlib import Path
from typing import Any

from clubbing import done, mine, opened, seen
from members import post
from serving import Serving, run


def test_somebody_says_nothing_at_the_tables_of_an_evening(tmp_path: Path) -> None:
    """They read until when, greet and play on; others don't see it, and a leader ends it."""

    async def work() -> None:
        base = serving.base
        path, (ann, ben, cem) = await opened(base, "Ann", "Ben", "Cem")
        evening = await done(base, ann, f"{path}/round")
        at = {each["name"]: each["id"] for each in evening["people"]}
        people = {"Ann": ann, "Ben": ben, "Cem": cem}
        tables = {name: mine(await seen(base, one, path)) for name, one in people.items()}
        name = next(name for name in ("Ben", "Cem") if tables[name] is not None)
        noisy = people[name]
        await noisy.join(base, str(tables[name]))
        assert (await noisy.ask("chat", text="I say!"))["t"] == "done"

        quiet = await done(base, ann, f"{path}/quiet", people=[at[name]], minutes=15)
        until = {each["name"]: each["quiet"] for each in quiet["people"]}[name]
        assert 0 < until - quiet["at"] <= 16 * 60
        for one, sees in (("Ann", True), (name, True), ("Cem" if name == "Ben" else "Ben", False)):
            shown = (await seen(base, people[one], path))["people"]
            assert [each["quiet"] == until for each in shown if each["name"] == name] == [sees]

        await noisy.until(lambda heard: heard.get("quiet") == until)
        refused = await noisy.ask("chat", text="I say!")
        assert (refused["code"], refused["params"]) == ("quiet", {"until": until})
        assert (await noisy.ask("phrase", phrase="hello"))["t"] == "done"
        refused = await noisy.ask("phrase", phrase="thanks")
        assert refused["code"] == "quiet"

        await done(base, ann, f"{path}/quiet", people=[at[name]], minutes=0)
        assert (await noisy.ask("chat", text="I say!"))["t"] == "done"

        await done(base, ann, f"{path}/quiet", people=[at[name]], minutes=15)
        await done(base, ann, f"{path}/end")
        assert (await noisy.ask("chat", text="It is over"))["t"] == "done"
        await noisy.leave()
        late = await post(base, ann, f"{path}/quiet", people=[at[name]], minutes=15)
        assert late.json()["code"] == "evening_ended"

    with Serving(tmp_path / "data") as serving:
        run(work)


def test_quiet_outlives_the_room(tmp_path: Path) -> None:
    """Killed and started again, the room still knows it, since the log of the evening does."""
    kept: dict[str, Any] = {}

    async def before() -> None:
        base = serving.base
        path, (ann, ben) = await opened(base, "Ann", "Ben")
        evening = await done(base, ann, f"{path}/round")
        ids = [each["id"] for each in evening["people"] if each["name"] == "Ben"]
        await done(base, ann, f"{path}/quiet", people=ids, minutes=15)
        kept.update(ben=ben, table=mine(await seen(base, ben, path)))

    async def after() -> None:
        ben = kept["ben"]
        ben.known, ben.got = {}, []
        await ben.join(serving.base, str(kept["table"]))
        assert (await ben.ask("chat", text="I say!"))["code"] == "quiet"
        await ben.leave()

    with Serving(tmp_path / "data") as serving:
        run(before)
        serving.kill()
    with Serving(tmp_path / "data") as serving:
        run(after)


def test_nobody_else_notices_that_somebody_is_muted(tmp_path: Path) -> None:
    """Neither the evening's page nor a table tells the others that a leader has done something."""

    async def work() -> None:
        base = serving.base
        path, (ann, ben, cem) = await opened(base, "Ann", "Ben", "Cem")
        evening = await seen(base, cem, path)
        ids = {each["name"]: each["id"] for each in evening["people"]}
        since = f"?since={evening['id']}.{evening['step']}"
        waiting = {one: asyncio.ensure_future(seen(base, one, path, since)) for one in (ben, cem)}
        await asyncio.sleep(0.3)
        quiet = await done(base, ann, f"{path}/quiet", people=[ids["Ben"]], minutes=15)
        assert quiet["step"] == evening["step"]
        assert [each["quiet"] is None for each in (await waiting[ben])["people"]].count(False) == 1
        await asyncio.sleep(0.3)
        assert not waiting[cem].done()
        assert (await seen(base, cem, path))["step"] == evening["step"]
        evening = await done(base, ann, f"{path}/round")
        assert (await waiting[cem])["rounds"]

        table = evening["rounds"][0]["boards"][0]
        for one, name in ((ann, "Ann"), (ben, "Ben"), (cem, "Cem")):
            if ids[name] in table["people"]:
                await one.join(base, table["table"])
                await one.until(lambda message: message["t"] == "view")
        await asyncio.sleep(1)
        heard = {one: len(one.got) for one in (ann, ben, cem)}
        await done(base, ann, f"{path}/quiet", people=[ids["Ben"]], minutes=0)
        await asyncio.sleep(0.3)
        new = {name: len(one.got) - heard[one] for name, one in (("Ann", ann), ("Cem", cem))}
        assert new == {"Ann": 0, "Cem": 0}
        for one in (ann, ben, cem):
            await one.leave()

    with Serving(tmp_path / "data") as serving:
        run(work)
