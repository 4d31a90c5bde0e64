"""Every limit of the room, in one place (`docs/reference/operations.md` explains them)."""

from typing import Final

from rumpus.server.limits.rate import Rate as Rate  # noqa: PLC0414 - part of the limits

MESSAGE_BYTES: Final = 4096
"""Longest text frame from a client."""
BODY_BYTES: Final = 16_384
"""Longest body of an HTTP request."""
HEAD_BYTES: Final = 32_768
"""Longest head of an HTTP request: its first line and its headers."""
COOKIE_BYTES: Final = 200
"""Longest value of the room's cookie."""
REQUEST_SECONDS: Final = 10.0
"""A connection that has not sent a whole request after this time is closed."""
PONGS_BYTES: Final = 65_536
"""A ping is answered only while the client has less than this left to read."""
QUEUE: Final = 256
"""Messages that may wait for one socket before it counts as too slow."""
MAIL: Final = 512
"""Requests that may wait at one table."""
JOIN_SECONDS: Final = 10.0
"""A socket that has not joined after this time is closed."""
LEAVE_SECONDS: Final = 5.0
"""How long a closing socket may take to read its last messages."""
PING_SECONDS: Final = 4.0
"""Interval between pings of a socket."""
SILENT_SECONDS: Final = 3.5
"""A socket that stays silent for this long after a ping counts as closed."""
SILENT_SECONDS_IN_A_RACE: Final = 2.5
"""As `SILENT_SECONDS`, for games in real time, where pings come more often."""
READING_SECONDS: Final = 0.5
"""Extra time for a busy room to read what has arrived meanwhile."""
PONG_SECONDS: Final = 20.0
"""A socket that sends data, but does not answer a ping for this long, is closed as well."""
KEEP_SECONDS: Final = 3.0
"""How long a stop waits for the times of the tables to be stored."""
CLOSE_SECONDS: Final = 6.0
"""How long a stop waits for the database to finish writing."""
STOP_SECONDS: Final = 20.0
"""A process that gets a stop signal ends within this time, whatever the disk does."""
STALL_MS: Final = 30_000
"""A connection ends if sent data is not acknowledged for this long."""
FRAMES: Final = Rate(60, 120)
"""Messages of any kind from one socket; above this rate the socket is closed."""
CONTROLS: Final = Rate(5, 40)
"""Pings, pongs and parts of messages of one socket; above this rate the connection ends."""
ACTS: Final = Rate(20, 40)
"""Acts and table actions of one guest; the rest is refused."""
ASKS: Final = Rate(5, 15)
"""Questions of one guest: each may cost a search."""
ASKS_OF_ADDRESS: Final = Rate(40, 120)
"""Questions of one address, with any number of cookies."""
TABLE_ACTS: Final = Rate(0.25, 60)
"""Table actions of one player at one table, over all sockets: each makes the log longer."""
PLAY: Final = Rate(1, 600)
"""Acts of one player in a game: a burst lasts ten minutes at twice the pace of quick hands."""
RULINGS: Final = Rate(0.25, 40)
"""Acts of a moderator's seat."""
SITTINGS: Final = Rate(0.5, 60)
"""Seats taken at one table, with any number of cookies."""
POINTS: Final = Rate(20, 20)
"""Positions of the hand sent by one socket; the rest is dropped."""
CHAT: Final = Rate(1, 6)
"""Chat messages of one guest."""
CHAT_OF_WATCHERS: Final = Rate(2, 12)
"""Chat messages of all spectators of a table together."""
JOINS: Final = Rate(1, 8)
"""Joins of one socket; above this rate the socket is closed."""
POSTS: Final = Rate(5, 300)
"""Changes that one address makes over HTTP: a class of sixty arrives with four of each pupil."""
TABLES: Final = Rate(0.05, 12)
"""New tables of one guest."""
TABLES_OF_ADDRESS: Final = Rate(0.1, 40)
"""New tables of one address, with any number of cookies."""
DAILIES_OF_ADDRESS: Final = Rate(0.5, 400)
"""Daily tables created by one address: a whole school may begin at nine o'clock."""
FLICKS: Final = Rate(3, 30)
"""Practice flicks of one address: enough for a class of twenty at the speed of hands."""
PRACTICE_TABLES: Final = 4
"""The most tables of a guest that one practice attempt recovers, to see what it would reveal."""
OPENINGS: Final = Rate(20, 120)
"""New sockets of one address."""
KNOCKS: Final = Rate(40, 256)
"""New connections of one address."""
REQUESTS: Final = Rate(60, 600)
"""HTTP requests of one address: a class that opens the page makes twenty for each pupil."""
RECORDS: Final = Rate(0.5, 30)
"""Records of finished games that one address may fetch."""
REPLAYS: Final = Rate(1, 60)
"""Replays that one address may open, each seat of a game by itself: a class watches together."""
RECORD_BYTES: Final = 1_048_576
"""Longest record that may be opened as a replay; a long game has a tenth of that."""
REPLAY_BYTES: Final = 16_777_216
"""Longest replay of such a record, which a hostile one could make huge."""
LOOKUPS: Final = Rate(10, 60)
"""Table names that one address may try, so that nobody finds them by guessing."""
EXPORTS: Final = Rate(1 / 60, 5)
"""Downloads of everything that is stored about a guest, for one address: each may be megabytes."""
SIGN_INS: Final = Rate(1 / 30, 10)
"""Passwords that may be tried for one sign-in name."""
SIGN_INS_OF_ADDRESS: Final = Rate(0.5, 90)
"""Attempts to sign in or up from one address: a class begins at the same time."""
ASKING: Final = 2
"""Questions of one guest that may be under way at once."""
ASKING_OF_ADDRESS: Final = 8
"""Questions of one address that may be under way at once."""
CONNECTIONS: Final = 24_000
"""Open connections, sockets included; fewer if the process may open fewer files."""
CONNECTIONS_PER_ADDRESS: Final = 256
PIPELINED: Final = 8
"""Requests that may wait on one connection while another is being answered."""
SPARE_FILES: Final = 64
"""Open files other than connections: database, word lists, pages being sent."""
SOCKETS_PER_ADDRESS: Final = 200
SOCKETS_PER_GUEST: Final = 16
SOCKETS_PER_TABLE: Final = 400
"""Sockets at one table; players with a seat there may exceed it."""
SOCKETS: Final = 20_000
TABLES_LOADED: Final = 10_000
TABLES_LISTED: Final = 60
KEEP_DAYS: Final = 90
"""Days after which a table that nobody has opened is deleted; 0: never."""
RETENTION_SECONDS: Final = 3600.0
"""Interval at which the room looks for tables to delete."""
LISTED_SECONDS: Final = 1.0
"""Maximum age of the list of public tables."""
METRICS_SECONDS: Final = 1.0
"""Maximum age of the metrics."""
DAILY_BOARD: Final = 50
"""Attempts of today that are listed."""
DAILY_YESTERDAY: Final = 10
"""Attempts of yesterday that are listed."""
DAILY_BEST: Final = 10
"""Words of yesterday that are listed."""
DAILY_SECONDS: Final = 1.0
"""Maximum age of the figures shown for a day."""
DAILY_GRACE_SECONDS: Final = 3600.0
"""Time after midnight for which an attempt counts: 20 minutes, and more if the room was down."""
WATCHERS: Final = 20_000
"""The most guests remembered who saw one table of a duplicate, and get no seat at the other."""
BUCKETS: Final = 20_000
"""Addresses and guests whose rates are remembered."""
SEEKS: Final = 5_000
"""Guests who may look for somebody to play with at the same time."""
SEEKS_OF_ADDRESS: Final = Rate(0.2, 80)
"""Seeks begun at one address: two make a table, so this is twice the rate of tables."""
SEEK_SECONDS: Final = 30.0
"""A guest whose page has not asked for this long no longer looks for anybody."""
SEEK_POLL_SECONDS: Final = 15.0
"""How long the room waits for news before it answers a page that asks."""
ACCEPT_SECONDS: Final = 20.0
"""Time to accept somebody who was found."""
SEEK_SECONDS_AWAY: Final = 1800.0
"""As `SEEK_SECONDS`, for guests who are alerted when somebody is found."""
ACCEPT_SECONDS_AWAY: Final = 60.0
"""As `ACCEPT_SECONDS`, if one of those who were found is alerted: their phone is in a pocket."""
SEEK_PLAYERS: Final = 4
"""The most people whom the room brings together for one game."""
SEEKERS_SHOWN: Final = 20
"""Guests who are listed as waiting for a game."""
DOOR_ASKERS: Final = 24
"""Guests who may ask to be let in at one table at the same time."""
DOOR_ASKERS_OF_ADDRESS: Final = 8
"""As `DOOR_ASKERS`, from one address: a family shares one."""
DOOR_ASKS: Final = Rate(0.2, 30)
"""Requests to be let in from one address, with any number of cookies."""
TURNED_AWAY: Final = 100
"""Guests remembered who were turned away from one table."""
DOOR_TRIES: Final = Rate(1 / 30, 10)
"""Passwords of tables that one guest may try, or set."""
DOOR_TRIES_OF_ADDRESS: Final = Rate(0.1, 60)
"""As `DOOR_TRIES`, from one address, with any number of cookies: a class comes in at once."""
CLUB_PEOPLE: Final = 200
"""People of one club, those who ask to join included."""
CLUB_ASKING: Final = 50
"""People who may ask to join a club at the same time."""
CLUB_ASKS_OF_ADDRESS: Final = Rate(1 / 60, 30)
"""Requests to join clubs from one address, with any number of cookies."""
HELPER_CODES: Final = Rate(1 / 3600, 10)
"""Recovery codes that one leader of clubs may make for others."""
HELPER_CODES_OF_MEMBER: Final = Rate(1 / 7200, 3)
"""Recovery codes that leaders may make for one member, who learns of each."""
CLUBS_OF_PERSON: Final = 50
"""Clubs that one person may be in."""
CLUBS_OF_ADDRESS: Final = Rate(0.02, 20)
"""Clubs founded and evenings opened from one address."""
EVENING_TABLES_OF_ADDRESS: Final = Rate(2, 640)
"""Tables of evenings begun from one address: twenty classes play a round each five minutes."""
EVENING_EVENTS: Final = 10_000
"""The most events of one evening."""
EVENING_EVENTS_OF_ALL: Final = 5_000
"""Events up to which people may come and go by themselves; the rest is for leaders and results."""
COMINGS: Final = Rate(0.1, 12)
"""Times that one guest may take part in evenings or leave them."""
COMINGS_OF_ADDRESS: Final = Rate(0.5, 240)
"""As `COMINGS`, from one address, with any number of cookies."""
EVENINGS_LISTED: Final = 60
"""Evenings of a club that are listed, and from which its standings are added up."""
EVENINGS_KEPT: Final = 1000
"""Evenings that stay in memory; those that run always do."""
SHOWN_IDS: Final = 20_000
"""People whose id in a club is remembered, since a page of an evening names each of them often."""
CODES: Final = Rate(1 / 30, 10)
"""Tries of one code of an evening that nobody has."""
CODES_OF_ADDRESS: Final = Rate(0.5, 120)
"""Wrong codes from one address: a whole class may mistype them."""
NO_SHOW_SECONDS: Final = 2.0
"""Interval at which the room looks who hasn't come to their table."""
EVENING_POLL_SECONDS: Final = 12.0
"""How long the room waits for news of an evening before it answers a page that asks."""
HERE_SECONDS: Final = 15.0
"""Time after which a page that has not asked for anything no longer counts as open."""
HOLIDAY_DAYS: Final = 14
"""Longest holiday of a guest, in days."""
HOLIDAY_DAYS_A_YEAR: Final = 30
"""Days of holiday that a guest may take in 365 days; each holiday counts a day at least."""
HOLIDAYS_OF_ADDRESS: Final = Rate(1 / 120, 30)
"""Holidays begun or changed from one address: alone it never fills `HOLIDAYS`."""
HOLIDAYS: Final = 20_000
"""Guests whose holidays of the last year are remembered."""
ALERTS: Final = Rate(1 / 20, 30)
"""Alerts of all kinds to one guest who is elsewhere; the rest is dropped."""
SUBSCRIBERS: Final = 20_000
"""Guests who may get alerts by push."""
SUBSCRIPTIONS: Final = 10
"""Browsers on which one guest may get alerts by push; the one unseen for longest gives way."""
SUBSCRIPTIONS_OF_ADDRESS: Final = Rate(0.2, 120)
"""Changes of such subscriptions from one address: each page confirms its own."""
SUBSCRIPTION_DAYS: Final = 120
"""Days after which a browser that hasn't opened the room gets no more alerts."""
PUSHERS: Final = 4
"""Messages to push services that may be under way at once."""
PUSHES_WAITING: Final = 2_000
"""Alerts that may wait to be pushed; further ones are dropped."""
PUSH_SECONDS: Final = 10.0
"""How long a push service may be silent."""
PUSH_RETRY_SECONDS: Final = 30.0
"""Time until the second and last attempt, unless the push service asks for another."""
PUSH_RETRY_LONGEST: Final = 3_600.0
"""If a push service asks for a longer time, the message is dropped."""
LIVE_ALERT_SECONDS: Final = 10.0
"""How long a live table waits for somebody elsewhere before they get an alert."""
LIVE_ALERT_KEPT_SECONDS: Final = 300.0
"""How long a push service keeps an alert of a live table for a device that is off."""
REMINDER_SECONDS: Final = 30.0
"""Interval at which the room looks for reminders of slow games that are due."""
MAIL_SECONDS: Final = 10.0
"""How long the operator's mail server may be silent."""
MAIL_RETRY_SECONDS: Final = 60.0
"""Time until the second and last attempt to send an e-mail."""
MAILS_WAITING: Final = 1_000
"""E-mails that may wait; further ones are dropped."""
MAIL_CONFIRM_SECONDS: Final = 86_400
"""Time to open the link that confirms an address."""
MAILS_OF_MEMBER: Final = Rate(1 / 7200, 3)
"""Addresses that one member may enter; as many links go to one address."""
MAILS_OF_ADDRESS: Final = Rate(1 / 600, 10)
"""E-mail addresses that may be entered from one network address."""
LESSON_STEPS: Final = 100
"""Most steps of a lesson."""
TIPS: Final = 30
"""Most tips of a game that a guest may have seen."""
NAME_LENGTH: Final = 24
PASSWORD_LENGTH: Final = 8
"""Fewest characters of a password."""
PASSWORD_LONGEST: Final = 200
DOOR_PASSWORD_LENGTH: Final = 4
"""Fewest characters of a table's password."""
DOOR_PASSWORD_LONGEST: Final = 40
PASSWORD_SIGNS: Final = 4
"""Fewest different characters of a password."""
PASSKEYS: Final = 20
"""Passkeys of one member."""
DEVICES: Final = 50
"""Devices on which one member may be signed in; the one unused for longest is signed out."""
CHALLENGE_SECONDS: Final = 300.0
"""Time to answer the browser's question for a passkey."""
JOINING_SECONDS: Final = 5.0
"""Time after signing up for which other tabs may send the cookie of the guest."""
FRESH_SECONDS: Final = 600
"""Time after a proof of who they are for which members may add ways to sign in."""
HISTORY: Final = 5_000
"""Finished games that the room remembers of one person, the newest ones."""
LEADERBOARD: Final = 50
"""Lines of a leaderboard."""
HISTORY_PAGE: Final = 20
"""Games in one answer."""
COMPANIONS: Final = 5
TITLE_LENGTH: Final = 40
CHAT_LENGTH: Final = 300
QUOTES_KEPT: Final = 100
"""Messages of one table's talk that stay in memory, for reports."""
QUOTES: Final = 30
"""Messages that a report quotes: the last ones that the reporting guest heard."""
IGNORED: Final = 200
"""Guests whom one guest may mute or block."""
IGNORES_OF_ADDRESS: Final = Rate(1 / 30, 60)
"""Times that somebody at one address mutes or blocks another: each is kept for good."""
REPORTS: Final = Rate(1 / 600, 5)
"""Reports of one guest."""
REPORTS_OF_ADDRESS: Final = Rate(1 / 600, 20)
"""Reports of one address, with any number of cookies; it fills `REPORTS_OPEN` in two weeks."""
REPORTS_OPEN: Final = 2_000
"""Open reports; further ones are refused until the operator has closed some."""
ADMIN_SIGN_INS: Final = Rate(0.2, 30)
"""Passwords of the operator that may be tried in all."""
ADMIN_SIGN_INS_OF_ADDRESS: Final = Rate(1 / 30, 10)
"""Passwords of the operator, or passkeys, that one address may try."""
ADMIN_IDLE_SECONDS: Final = 43_200.0
"""An operator's session ends after this time without a request."""
ADMIN_SESSIONS: Final = 20
"""Sessions of operators; the one unused for longest ends."""
ADMIN_PAGE: Final = 30
"""Lines on one page of an operator's list."""
ADMIN_AT_ONCE: Final = 100
"""Reports, bans, tables or people that one request of an operator may act on."""
AUDIT_DAYS: Final = 365
"""Days for which the log of operators, and bans that have ended, are kept."""
REASON_LENGTH: Final = 200
"""Longest reason, note or announcement of an operator."""
ANNOUNCEMENT_HOURS: Final = 336
"""Longest time for which an announcement is shown, in hours."""
FILTER_BYTES: Final = 262_144
"""Longest list of forbidden words that an operator may send."""
UPLOAD_BYTES: Final = 16_777_216
"""Longest word list that an operator may send."""
UPLOAD_SECONDS: Final = 120.0
"""As `REQUEST_SECONDS`, for a word list that an operator sends."""
ANSWERS_KEPT: Final = 256
"""Answers to each player that are kept for retries."""
ANSWERS_OF_OTHERS: Final = 32
"""As `ANSWERS_KEPT`, for a player without a seat."""
ANSWERS_PLAYERS: Final = 500
"""Players at one table whose answers are kept; more than there are seats."""
LOG_LENGTH: Final = 10_000
"""The most entries of one table: a running game ends there. A long game has 2,000."""
LOG_FOR_PLAY: Final = 5_000
"""Part of `LOG_LENGTH` that is reserved for play: acts, timers, and the return of players."""
RING: Final = 64
"""Updates kept for a reconnecting client, which it gets instead of a view."""
RING_BYTES: Final = 16_384
PRESENCE_SECONDS: Final = 0.25
"""Changes in presence within this time are sent together."""
PAUSE_SECONDS: Final = 3.0
"""Time that all people must be gone before the table pauses."""
BOT_SECONDS: Final = 60.0
"""Time that a player must be gone before a bot plays on."""
AWAY_SECONDS: Final = 180.0
"""Total absence at which a player loses the game, if play waits for absent players."""
DROP_SECONDS: Final = 2.0
"""The least that an absence counts if play waits for it, as even a short one stops play."""
GONE_SECONDS: Final = 20.0
"""Time that a player must be gone before the others may give the seat to a bot."""
OFFER_SECONDS: Final = 120.0
"""Time for which a rematch is offered at a live table."""
OFFER_DAYS: Final = 7
"""Days for which a rematch is offered at a slow table."""
RETURN_SECONDS: Final = 10.0
"""Time for which table time waits for everybody to come back after a restart."""
ARRIVAL_SECONDS: Final = 60.0
"""Time for which table time waits for everybody to come if the room itself begins a game."""
SEAT_SECONDS: Final = 600.0
"""Time that a player may be gone before losing the seat in the lobby."""
UNLOAD_SECONDS: Final = 120.0
"""Time that a table without sockets stays in memory."""
BEAT_SECONDS: Final = 2.0
"""Interval at which the table time of running tables is stored."""
SWEEP_SECONDS: Final = 1.0
SAY_AGAIN_SECONDS: Final = 60.0
"""A limit that is reached repeatedly is logged only once in this time."""

RETRY_MS: Final = 500
"""Clients of a restarting room come back after this and a random part of `RETRY_SPREAD_MS`."""
RETRY_SPREAD_MS: Final = 2_000
BUSY_RETRY_MS: Final = 5_000

SLOW_MS: Final = 4.0
"""A kind of act that took this long the last time at a table is decided on a thread."""
THREADS: Final = 2
"""Threads for slow decisions."""
THINKERS: Final = 2
"""Threads on which bots think, so that no decision waits for a bot."""
BOT_CPU_SECONDS: Final = 4.0
"""CPU time in which a bot that simulates has to decide."""
THINKING_SECONDS: Final = 6.0
"""Longest time for a bot to decide on a busy machine; a flick is shown for about 3 s."""
DECIDED_SECONDS: Final = 2.0
"""Bots stop thinking this long before a deadline, or halfway to a near one."""
LOST_SECONDS: Final = 60.0
"""Work on a thread that takes longer is abandoned: it hangs, or the machine is far too slow."""
HASHERS: Final = 1
"""Threads that hash passwords, a quarter of a second and 64 MB each."""
ASKERS: Final = 1
"""Threads for questions; no table waits for them."""
PICTURES: Final = Rate(2, 60)
"""Pictures for one address: a whole class looks at a podium at once."""
PICTURE_BYTES: Final = 64_000_000
"""Size of the pictures that stay on disk, about 300; those unused for longest go first."""
