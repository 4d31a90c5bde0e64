/** Text of the page about the guest: keeping a name, signing in and out, and a member's account. */
import type { Refused } from '../../lib/game';
import { counted, inWords } from '../../lib/phrase';

/** Sentences for refusals that only this page meets, by code. */
const refusals: Record<string, string | ((params: Refused['params']) => string)> = {
  bad_login: 'Use 3 to 24 letters, digits, dots, dashes or underscores.',
  short_password: ({ least }) =>
    `Use at least ${typeof least === 'number' ? inWords(least) : 'eight'} characters.`,
  weak_password: 'That’s easy to guess. Leave out your sign-in name, and mix more characters.',
  login_taken: 'That sign-in name is taken. Try another.',
  wrong_password: 'That isn’t your current password. Try again.',
  password_wanted: 'Type your current password, too.',
  wrong_sign_in: 'Sign-in name and password don’t match. Check both and try again.',
  sign_in_later: 'Too many tries for this sign-in name. Wait a few minutes.',
  wrong_code: 'That code isn’t valid. Check it, or use another way.',
  passkey_failed: 'Your browser couldn’t do that. Try again, or choose another way.',
  passkey_cancelled: 'No passkey was used. Try again when you’re ready.',
  passkey_here: 'This device already has a passkey for you.',
  no_such_passkey: 'This room doesn’t know that passkey. Choose another, or another way.',
  passkeys_enough: ({ most }) =>
    typeof most === 'number'
      ? `You can have ${counted(most, 'passkey')}. Remove one first.`
      : 'You have too many passkeys. Remove one first.',
  last_way_in: 'That’s your only way to sign in. Add another one first.',
  no_such_device: 'That device is already signed out.',
  not_signed_in: 'You’re no longer signed in here. Sign in again.',
};

export const you = {
  title: 'You',
  name: { label: 'Your name at the table', save: 'Save' },
  refused: ({ code, params }: Refused): string => {
    const found = refusals[code] ?? `That isn’t possible now (${code}).`;
    return typeof found === 'string' ? found : found(params);
  },
  keep: {
    title: 'Keep your name',
    line: 'Only this browser knows you so far. Keep your name to use it anywhere.',
    passkey: 'Keep it with a passkey',
    why: 'Your phone or computer asks for your fingerprint, face or PIN. No e-mail address needed.',
    instead: 'With a password instead',
    noPasskeys: 'Choose a sign-in name and a password. No e-mail address needed.',
    button: 'Keep my name',
    done: (name: string) => `You’ve kept the name ${name}. You’re signed in on this device.`,
  },
  password: {
    login: 'Sign-in name',
    loginRule: '3 to 24 characters: a–z, 0–9, dot, dash or underscore.',
    password: 'Password',
    newPassword: 'New password',
    rule: 'At least 8 characters.',
    current: 'Current password',
    show: 'Show',
    hide: 'Hide',
    shows: (label: string) => `: ${label}`,
  },
  signIn: {
    title: 'Sign in',
    line: 'Have you kept a name before?',
    games: (name: string) =>
      `You’re at a table as ${name}. If you sign in, you leave it for good. A bot takes your seat, or you forfeit.`,
    passkey: 'Sign in with a passkey',
    password: 'Sign in with a password',
    code: 'Use a recovery code',
    button: 'Sign in',
    codeLabel: 'Recovery code',
    codeRule: 'It looks like 4K7QX-9MNPR-TB2C8-WZ3HD, and works once.',
    done: (name: string) => `You’re signed in as ${name}.`,
    doneWithCode: (name: string) =>
      `You’re signed in as ${name}. Your code is used up, so make a new one.`,
  },
  member: {
    since: (day: string) => `You joined ${day}.`,
    signOut: 'Sign out',
    signedOut: 'You’re signed out. You’re a new guest now.',
    loading: 'Opening your page',
  },
  ways: {
    title: 'Ways to sign in',
    passkeys: 'Passkeys',
    none: 'You have no passkey yet.',
    passkey: (label: string) => `Passkey from ${label}`,
    line: (added: string, used: string) => `Added ${added}, last used ${used}`,
    add: 'Add a passkey',
    added: 'Passkey added.',
    cannot: 'This browser can’t add passkeys at this address.',
    remove: 'Remove',
    removeAsk: 'Remove this passkey for good?',
    removeYes: 'Remove it',
    removeNo: 'Keep it',
    removed: 'Passkey removed.',
    last: 'It’s your only way to sign in, so it stays.',
    password: 'Password',
    noPassword: 'You have no password yet.',
    login: (login: string) => `Your sign-in name is ${login}.`,
    set: 'Set a password',
    change: 'Change the password',
    others: 'This signs you out on all other devices.',
    save: 'Save the password',
    cancel: 'Cancel',
    saved: 'Password saved.',
  },
  recovery: {
    title: 'Recovery code',
    none: 'Lost your phone? A recovery code signs you in once. You don’t have one yet.',
    kept: 'You have a recovery code. It signs you in once. A new one replaces it.',
    make: 'Make a recovery code',
    again: 'Make a new code',
    once: 'It signs you in once.',
    now: 'Keep it somewhere safe. We show it only now.',
    copy: 'Copy',
    copied: 'Recovery code copied.',
    notCopied: 'That couldn’t be copied. Write it down.',
    print: 'Print',
    made: 'Here’s your recovery code.',
    slip: (name: string, host: string) => `Recovery code of ${name} for Rumpus at ${host}`,
  },
  devices: {
    title: 'Devices',
    here: 'this device',
    line: (added: string, used: string) => `Signed in ${added}, last used ${used}`,
    signOut: 'Sign out',
    gone: (label: string) => `Signed out: ${label}.`,
    others: 'Sign out all others',
    othersGone: 'All other devices are signed out.',
  },
  data: {
    title: 'Your data',
    download: 'Download my data',
    gone: 'Deleting your account removes your name, your games and all ways to sign in.',
    stays: 'In the games of others you’re called “Former member”.',
    delete: 'Delete my account',
    ask: 'Delete your account for good? Nobody can bring it back.',
    yes: 'Delete it',
    no: 'Keep it',
    deleted: 'Your account is deleted. You’re a new guest now.',
  },
  when: {
    today: 'today',
    yesterday: 'yesterday',
    on: (day: string) => `on ${day}`,
  },
};
