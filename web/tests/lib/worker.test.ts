/** The service worker's alerts, in a worker of the test. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Listener = (event: {
  data: { json: () => unknown };
  waitUntil: (done: Promise<unknown>) => void;
}) => void;

interface Shown {
  title: string;
  body: string;
}

/** What is shown of an alert in a worker with this cookie and browser. */
async function shown(alert: unknown, browser: object): Promise<Shown> {
  const listeners = new Map<string, Listener>();
  let notification: Shown | null = null;
  const worker = {
    ...browser,
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    registration: {
      showNotification: async (title: string, { body }: { body: string }) => {
        notification = { title, body };
      },
    },
  };
  const code = readFileSync('public/worker.js', 'utf8');
  new Function('self', 'importScripts', code)(worker, () => {});
  const waits: Promise<unknown>[] = [];
  listeners.get('push')?.({ data: { json: () => alert }, waitUntil: (done) => waits.push(done) });
  await Promise.all(waits);
  if (notification === null) throw new Error('nothing was shown');
  return notification;
}

const cookie = (value: string | null) => ({
  cookieStore: { get: async () => (value === null ? null : { value }) },
});
const TURN = {
  kind: 'turn',
  table: 'amber-otter-1',
  game: 'Keesdrow',
  others: ['Ann', 'Bob'],
  due: 0,
};

describe('an alert', () => {
  it('is in the language that was chosen, whatever the browser’s', async () => {
    const german = await shown(TURN, { ...cookie('de'), navigator: { language: 'en-GB' } });
    expect(german.title).toBe('Du bist am Zug');
    expect(german.body).toMatch(/^Keesdrow mit Ann und Bob\nDeine Zeit endet am Donnerstag/);
    const english = await shown(TURN, { ...cookie('en'), navigator: { language: 'de-DE' } });
    expect(english.title).toBe('Your turn');
    expect(english.body).toMatch(/^Keesdrow with Ann and Bob\nYour time ends Thursday/);
  });

  it('is in the browser’s language where none was chosen or cookies can’t be seen', async () => {
    expect((await shown(TURN, { ...cookie(null), navigator: { language: 'de-AT' } })).title).toBe(
      'Du bist am Zug',
    );
    expect((await shown(TURN, { navigator: { language: 'de-DE' } })).title).toBe('Du bist am Zug');
    expect((await shown(TURN, { navigator: { language: 'fr-FR' } })).title).toBe('Your turn');
    expect((await shown(TURN, {})).title).toBe('Your turn');
    const refused = { cookieStore: { get: () => Promise.reject(new Error('no')) } };
    expect((await shown(TURN, refused)).title).toBe('Your turn');
  });

  it('shows something even if it can’t be read', async () => {
    expect((await shown({ kind: 'news' }, cookie('de'))).title).toBe('Hier wartet etwas auf dich');
    const alone = { kind: 'done', table: 'amber-otter-1', game: 'Keesdrow' };
    expect(await shown(alone, cookie('de'))).toEqual({
      title: 'Dein Zug ist gemacht',
      body: 'Keesdrow',
    });
  });
});
