"""Tables of the people, as SQLAlchemy describes them; `migrations` makes a database match."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    text,
)

HEAD: Final = "0012"
"""The newest revision in `migrations`."""

METADATA: Final = MetaData(
    # SQLite rebuilds a table to change a constraint, and finds it only by its name.
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("id", String, primary_key=True),
    Column("joined", Integer, nullable=False),
    Column("login", String, unique=True),
    Column("password", String),
    Column("recovery", LargeBinary, unique=True),
)
"""
One row for each member, under the id that they had as a guest.

*joined* is in seconds since 1970, *password* an argon2id hash, and *recovery* the SHA-256 of a
recovery code.
"""

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", LargeBinary, primary_key=True),
    Column("member", String, ForeignKey("members.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("label", String, nullable=False),
    Column("added", Integer, nullable=False),
    Column("used", Integer, nullable=False),
)
"""The public keys of members; *uses* is the authenticator's own counter."""

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("id", String, primary_key=True),
    Column("member", String, ForeignKey("members.id"), nullable=False, index=True),
    Column("label", String, nullable=False),
    Column("added", Integer, nullable=False),
    Column("used", Integer, nullable=False),
)
"""Browsers on which members are signed in: deleting a row signs that browser out."""

FORMER: Final = Table("former", METADATA, Column("id", String, primary_key=True))
"""Ids of deleted accounts, which no cookie may use again."""

GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", String, nullable=False, unique=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("ended", Integer, nullable=False, index=True),
    Column("mode", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("options", String, nullable=False),
    Column("reason", String, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=text("0")),
    Column("lasted", Integer),
)
"""
Finished games in the order of their ends; *table* is where the record lies, while it is kept.

*rules* is the version of the rules, *options* the house rules that differ from the defaults (JSON),
*mode* "table", "daily" or "duplicate", and *reason* why the game ended, as its result says. A
*rated* game is kept for good, since ratings are computed again from it. *lasted* is its time at the
table in seconds, null for slow games and where it isn't known.
"""

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("game", String, nullable=False),
    Column("person", String),
    Column("bot", String),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    UniqueConstraint("person", "game"),
    UniqueConstraint("bot", "game"),
    Index("ix_ratings_game", "game", "mu"),
)
"""
One row for each person and each level of *bot* in each game, after *played* rated games.

*last* is when the newest of them ended. The row of somebody who is forgotten has neither person nor
bot: others' ratings are computed again from it.
"""

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("game", Integer, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String),
    Column("second", Boolean, nullable=False),
    Column("name", String),
    Column("bot", String),
    Column("role", String, nullable=False),
    Column("team", Integer),
    Column("place", Integer),
    Column("score", Integer),
    Column("listed", Boolean, nullable=False),
    Column("rater", Integer, ForeignKey("ratings.id")),
    Column("before", Integer),
    Column("after", Integer),
    Column("feats", String),
    Index("ix_results_person", "person", "listed", "game"),
)
"""
One row for each seat of a finished game.

*person* is the guest who sat there, at the second end of their screen if *second*; *bot* is the
level of the bot that played at the end. *place* counts from 1, and is null for a moderator. A row
is *listed* in its person's history until it is too old. A deleted account leaves its seat without
person and name. In a rated game, *rater* is the rating that the seat changed, and *before* and
*after* are its points. *feats* (JSON) are the best of each kind, null until they have been found.
"""

IGNORED: Final = Table(
    "ignored",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("guest", String, nullable=False),
    Column("other", String, nullable=False),
    Column("name", String, nullable=False),
    Column("how", String, nullable=False),
    Column("since", Integer, nullable=False),
    UniqueConstraint("guest", "other"),
)
"""Whom a guest doesn't hear: *how* is `mute` or `block`, *name* the other's name at that time."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("guest", String, nullable=False),
    Column("other", String, nullable=False),
    Column("name", String, nullable=False),
    Column("reason", String, nullable=False),
    Column("remark", String, nullable=False),
    Column("at_table", String, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("quotes", String, nullable=False),
    Column("made", Integer, nullable=False),
    Column("closed", Integer),
)
"""Reports by a *guest* about an *other*; *quotes* is JSON, what the guest heard before."""

HOLIDAYS: Final = Table(
    "holidays",
    METADATA,
    Column("guest", String, primary_key=True),
    Column("start", Integer, primary_key=True),
    Column("until", Integer, nullable=False),
)
"""Holidays of guests and members, during which their slow games wait; in ms since 1970."""

LEARNING: Final = Table(
    "learning",
    METADATA,
    Column("guest", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("step", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("dismissed", Boolean, nullable=False),
    Column("silent", Boolean, nullable=False),
    Column("at_table", String, nullable=False),
    Column("tips", String, nullable=False),
    Column("changed", Integer, nullable=False, index=True),
)
"""
What guests have learnt of a game; the columns are as in `learning.Learnt`.

*at_table* is their first table, *tips* has the keys of tips between spaces, and *changed* is in
seconds since 1970.
"""

CLUBS: Final = Table(
    "clubs",
    METADATA,
    Column("name", String, primary_key=True),
    Column("title", String, nullable=False),
    Column("founded", Integer, nullable=False),
    Column("word", String, unique=True),
)
"""One row for each club: *name* is its address, *word* the secret of its join link, if it is on."""

CLUB_MEMBERS: Final = Table(
    "club_members",
    METADATA,
    Column("club", String, ForeignKey("clubs.name"), primary_key=True),
    Column("person", String, primary_key=True, index=True),
    Column("role", String, nullable=False),
    Column("since", Integer, nullable=False),
    Column("trusts", Boolean, nullable=False, server_default=text("0")),
)
"""
The guests and members of a club, and those who have asked to join (*role* is ``asked``).

A person who *trusts* the club lets its leaders make recovery codes for their account.
"""

HELPER_CODES: Final = Table(
    "helper_codes",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("club", String, nullable=False, index=True),
    Column("title", String, nullable=False),
    Column("member", String, nullable=False, index=True),
    Column("helper", String, nullable=False),
    Column("digest", LargeBinary, unique=True),
    Column("made", Integer, nullable=False),
    Column("until", Integer, nullable=False),
    Column("used", Integer),
)
"""
Recovery codes that a *helper* made for a *member* of a *club*, whose *title* was this then.

*digest* is the SHA-256 of the code, null once it is used or void; times are in seconds since 1970.
"""

EVENINGS: Final = Table(
    "evenings",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("club", String, ForeignKey("clubs.name"), nullable=False, index=True),
    Column("opened", Integer, nullable=False),
    Column("code", String, unique=True),
    Column("over", Boolean, nullable=False),
)
"""One row for each evening of a club; its *code* lets people without the club take part."""

EVENING_EVENTS: Final = Table(
    "evening_events",
    METADATA,
    Column("evening", Integer, ForeignKey("evenings.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""The log of each evening: one event a row, as JSON."""

SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("guest", String, nullable=False, index=True),
    Column("device", String, nullable=False),
    Column("endpoint", String, nullable=False, unique=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("site", String, nullable=False),
    Column("seen", Integer, nullable=False),
)
"""
Browsers that get alerts by push; *device* is empty for that of a guest who is no member.

*endpoint* is where the browser's push service takes messages, *public_key* and *auth* encrypt them.
*site* is the room's address as the browser had it, and *seen* when it last confirmed all this.
"""

MAILS: Final = Table(
    "mails",
    METADATA,
    Column("member", String, primary_key=True),
    Column("address", String, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("token", LargeBinary, unique=True),
    Column("stop", String, nullable=False, unique=True),
    Column("asked", Integer, nullable=False),
    Column("language", String, nullable=False, server_default=text("'en'")),
)
"""
Addresses to which members want alerts by e-mail.

*token* is the SHA-256 of the secret in the link that confirms the address, until that is used, and
*stop* the secret in the link that deletes it. *asked* is when the member entered it, and *language*
the one in which they read the page then.
"""

ALERTED: Final = Table(
    "alerted",
    METADATA,
    Column("table", String, primary_key=True),
    Column("guest", String, primary_key=True),
    Column("length", Integer, nullable=False),
    Column("stage", Integer, nullable=False),
    Column("sent", Boolean, nullable=False),
)
"""
Turns of slow games that are under way: a row while a guest is awaited at a table.

*length* is the time for the turn in ms. *stage* counts the alerts that were due so far, and *sent*
is true if one of them went out.
"""

BANS: Final = Table(
    "bans",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("whom", String, nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("reason", String, nullable=False),
    Column("made", Integer, nullable=False),
    Column("until", Integer),
    Column("lifted", Integer),
)
"""
Bans by the operator, in seconds since 1970; one without *until* is for good.

*kind* is `person` (*whom* is a guest, *name* their name then) or `address` (*whom* is an address as
limits count it).
"""

CURBS: Final = Table(
    "curbs",
    METADATA,
    Column("table", String, primary_key=True),
    Column("hidden", Boolean, nullable=False),
    Column("closed", String),
)
"""Tables that the operator has *hidden* from the public list, or *closed* for a reason."""

RENAMED: Final = Table(
    "renamed",
    METADATA,
    Column("guest", String, primary_key=True),
    Column("name", String, primary_key=True),
)
"""Names that offended: no table shows this *name* of this *guest* any more."""

ANNOUNCEMENTS: Final = Table(
    "announcements",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("text", String, nullable=False),
    Column("made", Integer, nullable=False),
    Column("until", Integer, nullable=False),
)
"""What the operator announces to everybody: the newest row counts, until its time."""

OPERATOR_KEYS: Final = Table(
    "operator_keys",
    METADATA,
    Column("id", LargeBinary, primary_key=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("label", String, nullable=False),
    Column("added", Integer, nullable=False),
    Column("used", Integer, nullable=False),
)
"""Public keys of the operator's passkeys; *uses* is the authenticator's own counter."""

AUDIT: Final = Table(
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Integer, nullable=False, index=True),
    Column("who", String, nullable=False),
    Column("act", String, nullable=False),
    Column("whom", String, nullable=False),
    Column("details", String, nullable=False),
)
"""Every act of an operator: *who* is the label of their session, *details* is JSON."""
