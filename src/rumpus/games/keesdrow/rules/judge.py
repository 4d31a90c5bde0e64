"""Judging causes: one function for each kind of action and each timer."""

from collections.abc import Sequence
from typing import Final, assert_never

from rumpus.core.chance import Chance
from rumpus.core.values import Act, Millis, Refusal, Seat, Timer
from rumpus.games.keesdrow.actions import (
    Accept,
    Action,
    Admit,
    CallCoaching,
    Challenge,
    Deny,
    Finish,
    Pass,
    Pick,
    RuleCoaching,
    Spell,
)
from rumpus.games.keesdrow.data import letter_values
from rumpus.games.keesdrow.events import (
    Accepted,
    Barred,
    Challenged,
    DrawTied,
    Ended,
    Finishing,
    Forfeited,
    KeesdrowEvent,
    NoWordLeft,
    Passed,
    Skipped,
    Spelled,
    Stood,
    Struck,
    TurnBegan,
    WordsAgain,
)
from rumpus.games.keesdrow.evolve import evolve
from rumpus.games.keesdrow.rules import coaching, draw
from rumpus.games.keesdrow.rules.board import Path, board_of, points
from rumpus.games.keesdrow.rules.ending import ending
from rumpus.games.keesdrow.rules.moving import consequences
from rumpus.games.keesdrow.rules.path import objection
from rumpus.games.keesdrow.rules.search import word_left
from rumpus.games.keesdrow.rules.seating import following, moderator, players
from rumpus.games.keesdrow.state import Play, State
from rumpus.games.keesdrow.view import opponents, timers
from rumpus.words.grid import spell
from rumpus.words.lexicon import Lexicon

Verdict = Sequence[KeesdrowEvent] | Refusal

STANDING: Final = ("stood", "doubled")
"""Outcomes of a turn whose word counts."""


class Judge:
    """Judge of one cause; holds what every judging function needs."""

    def __init__(self, lexicon: Lexicon, state: State, at: Millis, chance: Chance) -> None:
        self._lexicon = lexicon
        self._state = state
        self._at = at
        self._chance = chance

    def first_turn(self, seat: Seat) -> list[KeesdrowEvent]:
        """Begin the game with this seat."""
        return self._go_on(self._state, seat)

    def act(self, act: Act[Action]) -> Verdict:
        """Judge the action of a seat."""
        ruling = moderator(self._state.setup.seats)
        if act.seat == ruling and not isinstance(act.action, CallCoaching | RuleCoaching):
            return Refusal("only_players", "KD-25")
        match act.action:
            case Pick(tile):
                return self._pick(act.seat, tile)
            case Spell(path):
                return self._spell(act.seat, path)
            case Pass():
                return self._pass(act.seat)
            case Accept():
                return self._accept(act.seat)
            case Challenge():
                return self._challenge(act.seat)
            case Finish():
                return self._finish(act.seat)
            case CallCoaching() | Admit() | Deny() | RuleCoaching():
                return self._coaching(act.seat, act.action)
            case _:
                assert_never(act.action)

    def timer(self, timer: Timer) -> Verdict:
        """Judge a deadline; refuse one that the state doesn't wait for."""
        if timer not in timers(self._state):
            return Refusal("void")
        match self._state.phase:
            case "draw":
                return self._drawn(draw.pick_for_all(self._state, self._chance))
            case "turn":
                # KD-16: a turn whose time runs out without a word is a pass.
                return self._settled(Passed(self._turn_seat(), "timer"))
            case "coaching":
                # KD-25: nobody admitted it, and nobody ruled.
                return [coaching.went_on(self._state, self._at)]
            case "window":
                # KD-20: an unchallenged word stands.
                return self._settled(self._stood(doubled=False))
            case "over":
                raise AssertionError("a finished game waits for nothing")
            case _:
                assert_never(self._state.phase)

    def _pick(self, seat: Seat, tile: int) -> Verdict:
        picked = draw.pick(self._state, seat, tile)
        return picked if isinstance(picked, Refusal) else self._drawn([picked])

    def _spell(self, seat: Seat, path: Path) -> Verdict:
        refusal = self._not_your_turn(seat, "KD-7")
        if refusal is not None:
            return refusal
        state, rules = self._state, self._state.rules
        board = board_of(state)
        refusal = objection(board, path, rules.min_length)
        if refusal is not None:
            return refusal
        word = spell(board.letters, path)
        # KD-26: in Four Score there are no points.
        gains = (0,) * len(path)
        if not board.tiles:
            worth = letter_values(board.alphabet, board.values)
            gains = points(board.letters, board.uses, path, worth)
        if rules.words == "challenge":
            closes = Millis(self._at + 1000 * rules.challenge_window)
            return [Spelled(seat, word, path, gains, closes)]
        # KD-17: with checked words the table refuses invalid ones, and nobody can challenge.
        if word not in self._lexicon:
            return Refusal("not_a_word", "KD-17", {"word": word})
        return self._settled(
            Spelled(seat, word, path, gains, None), Stood(seat, sum(gains), doubled=False)
        )

    def _pass(self, seat: Seat) -> Verdict:
        """KD-16: end the turn without a word."""
        return self._not_your_turn(seat, "KD-16") or self._settled(Passed(seat, "pass"))

    def _accept(self, seat: Seat) -> Verdict:
        """KD-17: accept the open word; once every opponent has, it stands without waiting."""
        refusal = self._no_say(seat)
        if refusal is not None:
            return refusal
        accepted = Accepted(seat)
        if len(self._state.accepted) + 1 < len(opponents(self._state)):
            return [accepted]
        return self._settled(accepted, self._stood(doubled=False))

    def _challenge(self, seat: Seat) -> Verdict:
        """KD-17: challenge the open word; a single challenge settles it, by the word list."""
        refusal = self._no_say(seat)
        if refusal is not None:
            return refusal
        play = self._open_play()
        valid = play.word in self._lexicon
        # KD-18: a valid word is doubled. KD-19: an invalid one is struck.
        challenged = Challenged(seat, play.word, valid)
        if not valid:
            return self._settled(challenged, Struck(play.seat))
        if self._state.rules.variation == "four_score":
            # KD-26: there's nothing to double; the challenger loses a turn instead.
            return self._settled(challenged, self._stood(doubled=False), Barred(seat))
        return self._settled(challenged, self._stood(doubled=True))

    def _finish(self, seat: Seat) -> Verdict:
        """KD-24: agree to end the game, if no word is left; it ends once everybody agrees."""
        state = self._state
        if state.phase != "turn":
            return Refusal("not_now", "KD-24", {"phase": state.phase})
        if not state.no_word_left:
            return Refusal("words_left", "KD-24")
        if seat in state.finishing:
            return Refusal("already_agreed", "KD-24")
        if len(state.finishing) + 1 < len(players(state.setup.seats)):
            return [Finishing(seat)]
        return [Finishing(seat), Ended("agreed")]

    def _coaching(self, seat: Seat, action: CallCoaching | Admit | Deny | RuleCoaching) -> Verdict:
        """KD-25: judge a call, its answer or the ruling; a coached turn is undone and ends."""
        match action:
            case CallCoaching(turn):
                verdict = coaching.call(self._state, seat, turn, self._at)
            case Admit():
                verdict = coaching.admit(self._state, seat)
            case Deny():
                verdict = coaching.deny(self._state, seat, self._at)
            case RuleCoaching(coached, reason):
                verdict = coaching.rule(self._state, seat, self._at, reason, coached=coached)
            case _:
                assert_never(action)
        if isinstance(verdict, Refusal) or not isinstance(verdict[-1], Forfeited):
            return verdict
        assert self._state.coaching is not None
        if self._state.coaching.turn == self._state.turn:
            return self._settled(*verdict)
        # The turn before was coached: undo it, and let the current one resume on that board.
        back = _fold(self._state, verdict)
        return [*verdict, *self._found(back), coaching.went_on(self._state, self._at)]

    def _not_your_turn(self, seat: Seat, rule: str) -> Refusal | None:
        if self._state.phase != "turn":
            return Refusal("not_now", rule, {"phase": self._state.phase})
        # KD-4: turns go round clockwise.
        return None if seat == self._state.seat else Refusal("not_your_turn", "KD-4")

    def _no_say(self, seat: Seat) -> Refusal | None:
        """KD-17: return why a seat may not accept or challenge the open word, or None."""
        if self._state.phase == "coaching":
            return Refusal("not_now", "KD-17", {"phase": self._state.phase})
        if self._state.phase != "window":
            return Refusal("no_window", "KD-17")
        if seat == self._open_play().seat:
            return Refusal("own_word", "KD-17")
        if seat not in opponents(self._state):
            return Refusal("own_team", "KD-25")
        if seat in self._state.accepted:
            return Refusal("already_accepted", "KD-17")
        return None

    def _drawn(self, picks: Sequence[KeesdrowEvent]) -> Verdict:
        """KD-4: add what follows from picks: after the last one, the first turn or another draw."""
        state = _fold(self._state, picks)
        if state.drawing:
            return picks
        first = draw.starter(state, self._at, self._chance)
        if isinstance(first, DrawTied):
            return [*picks, first]
        return [*picks, *self._go_on(state, first)]

    def _settled(self, *events: KeesdrowEvent) -> Verdict:
        """End a turn with these events, move tiles, and continue with the next seat (KD-4)."""
        state = _fold(self._state, events)
        # KD-26, KD-27: tiles move once the word stands.
        moved = consequences(state) if state.plays[-1].outcome in STANDING else []
        after = self._go_on(_fold(state, moved), following(state.setup.seats, self._turn_seat()))
        return [*events, *moved, *after]

    def _go_on(self, state: State, seat: Seat) -> list[KeesdrowEvent]:
        """Check if words are left (KD-24), then begin this seat's turn."""
        said = self._said(state)
        return [*said, *self._next(_fold(state, said), seat)]

    def _next(self, state: State, seat: Seat) -> list[KeesdrowEvent]:
        """End the game if it is over; otherwise begin a turn, or skip a lost one (KD-26)."""
        reason = ending(state)
        if reason is not None:
            return [Ended(reason)]
        if seat in state.barred:
            skipped = Skipped(seat)
            after = self._next(evolve(state, skipped), following(state.setup.seats, seat))
            return [skipped, *after]
        # KD-16: the timer of a turn starts when the turn does.
        seconds = state.rules.timer
        due = Millis(self._at + 1000 * seconds) if seconds else None
        return [TurnBegan(seat, len(state.plays), due)]

    def _said(self, state: State) -> list[KeesdrowEvent]:
        """KD-24: report that no word is left, or that a turned column restored some."""
        # Only a word that stands can have used up the last one.
        if state.plays and state.plays[-1].outcome not in STANDING:
            return []
        if state.no_word_left and state.rules.variation != "flip_flop":
            return []
        return self._found(state)

    def _found(self, state: State) -> list[KeesdrowEvent]:
        """Search the board, and report if it has lost its last word or has words again."""
        left = word_left(self._lexicon, board_of(state), state.rules.min_length)
        if left == state.no_word_left:
            return [WordsAgain() if left else NoWordLeft()]
        return []

    def _stood(self, *, doubled: bool) -> Stood:
        """KD-18: let the open word stand, with double points if it survived a challenge."""
        play = self._open_play()
        return Stood(play.seat, play.points * 2 if doubled else play.points, doubled)

    def _open_play(self) -> Play:
        return self._state.plays[-1]

    def _turn_seat(self) -> Seat:
        assert self._state.seat is not None
        return self._state.seat


def _fold(state: State, events: Sequence[KeesdrowEvent]) -> State:
    for event in events:
        state = evolve(state, event)
    return state
