/** Text of the pages of clubs and evenings. */
import type { Refused } from '../../lib/game';
import { counted, inWords, listed } from '../../lib/phrase';

/** Sentences for refusals that only these pages meet, by code. */
const refusals: Record<string, string | ((params: Refused['params']) => string)> = {
  no_such_club: 'There’s no club at this address.',
  no_such_evening: 'No evening has that code. Check it, or ask for a new one.',
  not_in_club: 'Only members of the club can do that.',
  not_leader: 'Only those who lead the club can do that.',
  owner_stays: 'Hand the club over first, or delete it.',
  wrong_word: 'That link is no longer valid. Ask for a new one.',
  no_such_person: 'Somebody in that list has changed. Try again.',
  club_full: ({ most }) =>
    `The club is full${typeof most === 'number' ? ` with ${most} people` : ''}.`,
  clubs_enough: 'You’re in too many clubs. Leave one first.',
  bad_plan: 'That can’t be played. Choose something else.',
  winner_needs_two: 'Where the winner stays, tables have two players.',
  uneven_teams: 'Teams need tables of four.',
  already_entered: ({ name }) =>
    `${typeof name === 'string' ? name : 'That person'} is already taking part.`,
  not_entered: 'That person isn’t taking part.',
  evening_full: 'The evening is full.',
  evening_long: 'This evening has gone on for too long. End it.',
  rounds_enough: 'That’s enough rounds. End the evening.',
  too_few_people: ({ least }) =>
    `A round needs ${typeof least === 'number' ? inWords(least) : 'more'} people.`,
  evening_runs: 'The last evening hasn’t ended yet. End it first.',
  evening_ended: 'This evening has ended.',
  round_runs: 'Some tables are still playing. Set their results, or wait.',
  has_result: 'That table has a result already.',
};

export const club = {
  refused: ({ code, params }: Refused): string => {
    const found = refusals[code] ?? `That isn’t possible now (${code}).`;
    return typeof found === 'string' ? found : found(params);
  },
  opening: 'Opening the club',
  cancel: 'Cancel',
  roles: { owner: 'Owner', helper: 'Helper', member: 'Member', asked: 'Has asked to join' },
  list: {
    title: 'Your clubs',
    none: 'A club keeps your family, class or round together.',
    found: 'Create a club',
    name: 'What is it called?',
    create: 'Create',
    code: { title: 'Have a code?', label: 'Code of the evening', name: 'Your name', join: 'Join' },
  },
  door: {
    invited: 'You’re invited to this club.',
    join: 'Join the club',
    ask: 'Ask to join',
    asks: 'This club is for members. Ask to join, or use its link.',
    asked: 'You’ve asked to join. Somebody will let you in.',
    back: 'Take it back',
  },
  page: {
    here: 'here now',
    members: 'Members',
    tables: 'Open tables',
    watch: 'Go to the table',
    asking: 'They’d like to join',
    admit: 'Let in',
    refuse: 'Not now',
    manage: 'Manage',
    helper: 'Make a helper',
    member: 'Make a member',
    owner: 'Hand the club over',
    remove: 'Remove',
    sure: (name: string) => `${name}: are you sure?`,
    yes: 'Yes',
    evening: 'To the evening',
    running: 'An evening is on.',
    open: 'Open an evening',
    last: 'The last evening',
    history: 'Evenings',
    none: 'No evening yet. Open one when everybody is here.',
    noneYet: 'No evening yet.',
    standings: 'Standings',
    all: (count: number) => `Show all ${count}`,
    won: (names: string[]) => `${listed(names)} won`,
    rounds: (count: number) => counted(count, 'round'),
    played: (count: number) => counted(count, 'evening'),
    firsts: (count: number) => (count === 1 ? 'won once' : `won ${inWords(count)} times`),
  },
  link: {
    title: 'Invite people',
    line: 'Anybody with this link joins the club.',
    off: 'The join link is off. People can still ask.',
    copy: 'Copy the link',
    copied: 'Copied',
    notCopied: 'That couldn’t be copied.',
    code: 'QR code of the join link',
    renew: 'Make a new link',
    stop: 'Switch the link off',
    start: 'Switch the link on',
  },
  settings: {
    title: 'Settings',
    rename: 'Name of the club',
    save: 'Save',
    leave: 'Leave the club',
    leaving: 'Leave this club?',
    delete: 'Delete the club',
    deleting: 'Delete it with all evenings? Nobody can bring it back.',
    yes: 'Yes',
  },
};
