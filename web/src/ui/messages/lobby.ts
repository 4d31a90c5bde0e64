/** Text of the lobby: seats, invitation, house rules, and the start. */
import { amount, capital, inWords, listed } from '../../lib/phrase';

const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');

export const lobby = {
  public: 'Anyone in this room can find it and sit down.',
  private: 'Only people with the link can find it.',
  name: 'Your name at the table',
  gist: 'In short',
  warm: 'Warm up while you wait',
  botLevel: 'How well should it play?',
  here: (count: number, seats: number) =>
    count === 0
      ? 'Nobody is here yet'
      : `${capital(inWords(count))} of ${inWords(seats)} ${seats === 1 ? 'player' : 'players'} ${isOrAre(count)} here`,
  taken: (count: number, seats: number) => {
    if (count === 0) return 'No seat taken yet.';
    if (count === seats) return `All ${inWords(seats)} seats taken.`;
    return `${capital(inWords(count))} of ${inWords(seats)} seats taken.`;
  },
  offer: {
    missing: (names: readonly string[]) =>
      names.length === 1
        ? `${listed(names)} has been asked for a rematch, but isn’t here yet.`
        : `${listed(names)} have been asked for a rematch, but aren’t here yet.`,
    until: (names: readonly string[], day: string) =>
      `${listed(names)} ${names.length === 1 ? 'has' : 'have'} until ${day} to accept the rematch.`,
    mine: 'You’ve been asked for a rematch. It begins once everybody has sat down.',
    lapsed: 'The rematch offer has lapsed.',
    decline: 'Decline',
    declined: (names: readonly string[]) => `${listed(names)} would rather not play again.`,
    iDeclined: 'You declined the rematch. You can still sit down.',
    late: (names: readonly string[]) =>
      `The rematch offer has lapsed: ${listed(names)} didn’t come.`,
  },
  begin: {
    start: (players: number) => `Start with ${inWords(players)}`,
    plain: 'Start',
    alone: 'Start alone',
    sit: 'Sit down',
    more: (players: number) =>
      `${capital(inWords(players))} more to go. Send the link, or add a bot.`,
    toRules: 'See the house rules',
    unready: (names: readonly string[]) =>
      `${listed(names)} ${names.length === 1 ? 'isn’t' : 'aren’t'} ready yet.`,
    allReady: 'Everyone is ready.',
    unseated: 'You can start without taking a seat.',
    watch: 'You can also just watch.',
    full: 'This table is full. You can watch.',
    ready: 'Ready',
    unreadyMe: 'I’m not ready',
    readyMe: (host: string | null) => `You’re ready. ${host ?? 'The host'} starts the game.`,
    starts: (host: string | null) => `${host ?? 'The host'} starts the game.`,
    unread: 'Read the marked house rules first',
  },
  seat: {
    you: 'You',
    away: 'away',
    bot: (level: string) => `bot, ${level}`,
    host: 'host',
    ready: 'ready',
    unready: 'not ready yet',
    beside: (status: string, name: string) => `${status}, same screen as ${name}`,
    moderates: (status: string) => `${status}, moderates`,
    free: 'Free seat',
    moderator: 'Moderator’s seat',
    moderate: 'Moderate',
    sit: 'Sit here',
    move: 'Move here',
    stand: 'Stand up',
    addBot: 'Add a bot',
    addBotTo: (seat: number) => `Add a bot to seat ${seat}`,
    remove: (name: string) => `Remove ${name}`,
  },
  removed: {
    title: 'Removed from this table',
    you: 'The host removed you from this table. You can watch, or create your own table.',
    other: (name: string) => `${name} was removed and can’t sit here.`,
    readmit: (name: string) => `Let ${name} back in`,
  },
  teams: { title: 'Teams', you: 'You' },
  otherEnd: {
    there: 'is at the other end of this screen.',
    stand: 'Stand up',
    name: 'What’s the other player’s name?',
    sit: 'Sit down',
    open: 'Add someone at this screen',
    note: 'Sit at opposite ends of a tablet. You each get half the screen.',
  },
  invite: {
    title: 'Invitation',
    heading: 'Invite with a link',
    code: 'QR code of the invite link',
    show: 'Show a QR code',
    hide: 'Hide the code',
    copy: 'Copy the link',
    copied: 'Copied',
    copiedLink: 'Link copied.',
    notCopied: 'The link couldn’t be copied.',
    share: 'Share the link',
    shared: (game: string) => `Rumpus: ${game}`,
    bigScreen: 'Show on a big screen',
    onlyHere: 'Only this computer can open this link.',
    elsewhere:
      'To let phones at home join, start the room with HOST=0.0.0.0 and open it at this computer’s address.',
  },
  twin: {
    title: 'The other table has the same board',
    go: (table: string) => `Go to ${table}`,
    copy: 'Copy the link of the other table',
    note: 'House rules change at both tables. Each starts on its own, and totals are compared at the end.',
  },
  rules: {
    title: 'House rules',
    close: 'Close',
    change: 'Change',
    read: 'Read',
    presets: 'Ready-made house rules',
    marked: '(changed)',
    changed: 'Marked rules have changed. They stay marked until everyone is ready again.',
    host: 'Press anything underlined to change it. Everyone sees changes before they press ready.',
    guest: 'The host can change these. You see changes before you press ready.',
    news: (sentence: string) => `Changed: ${sentence}`,
  },
  word: {
    label: 'Any word from the word list',
    use: 'Use this word',
    letters: (least: number, most: number) => `${least} to ${most} letters.`,
    refused: (why: string, rule: string) => `${why} ${rule}.`,
    length: (least: number, most: number, length: number) =>
      `Use ${least} to ${most} letters. This has ${length}.`,
    onlyLetters: 'Only letters, and no spaces.',
  },
  handicaps: {
    title: 'Handicaps',
    ask: 'How much more time?',
    usual: 'As the house rules say',
    /** A sentence in three parts, the middle one to be chosen. */
    line: {
      you: 'You have',
      other: (name: string) => `${name} has`,
      nobody: 'This seat has',
      after: 'to answer a reach.',
    },
    time: (ms: number) => {
      if (ms === 0) return 'the usual time';
      if (ms === 250) return 'a quarter of a second more';
      if (ms === 500) return 'half a second more';
      if (ms === 1_000) return 'one second more';
      return `${amount(ms / 1_000, 'second')} more`;
    },
  },
};
