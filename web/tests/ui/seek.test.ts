import { beforeEach, describe, expect, it, vi } from 'vitest';
import { overlay } from '../../src/lib/overlay.svelte';
import { go, place } from '../../src/lib/route.svelte';
import * as http from '../../src/net/http';
import { seek as text } from '../../src/ui/messages/seek';
import { findPlayer, goOn } from '../../src/ui/seek';
import { accept, asked, begin, last, search, stop } from '../../src/ui/seek/seeking.svelte';
import type { SeekLine } from '../../src/wire.gen';
import { GAME } from '../samples';

vi.mock('../../src/net/http');

const LINE: SeekLine = {
  id: 's1',
  game: 'keesdrow',
  step: 0,
  state: 'waiting',
  others: [],
  options: null,
  rated: null,
  left_ms: null,
  table: null,
  usual_ms: null,
};
const BEN = { name: 'Ben', emblem: 'boat' as const, rating: null, accepted: false };
const FOUND = { ...LINE, step: 1, state: 'found' as const, others: [BEN], left_ms: 20_000 };
const got = (value: SeekLine) => ({ ok: true as const, value, links: '' });

/** What the room answers to each look, in order; after that, nothing for ever. */
let news: SeekLine[] = [];

beforeEach(async () => {
  news = [];
  vi.mocked(http.beginSeek).mockImplementation(async () => got(LINE));
  vi.mocked(http.lookAtSeek).mockImplementation(async () => {
    const next = news.shift();
    return next ? got(next) : new Promise(() => undefined);
  });
  vi.mocked(http.acceptSeek).mockImplementation(async () =>
    got({ ...FOUND, step: 2, state: 'accepted' }),
  );
  vi.mocked(http.stopSeek).mockImplementation(async () => got({ ...LINE, state: 'over' }));
  vi.mocked(http.acceptSeek).mockClear();
  await stop();
  go('/');
});

const begun = async (...lines: SeekLine[]) => {
  news = lines;
  const problem = await begin({ game: 'keesdrow' }, 'Keesdrow');
  await vi.waitFor(() => expect(news).toEqual([]));
  return problem;
};

describe('the search for a player', () => {
  it('lies over every page until it is stopped', async () => {
    findPlayer(GAME);
    expect(await begun()).toBe('');
    asked();
    expect(overlay()).not.toBeNull();
    await stop();
    expect(overlay()).toBeNull();
    expect(http.stopSeek).toHaveBeenCalledWith('s1');
  });

  it('accepts by itself for somebody who waits at the front door', async () => {
    await begun(FOUND);
    await vi.waitFor(() => expect(search().line?.state).toBe('accepted'));
  });

  it('asks somebody who plays a bot meanwhile', async () => {
    go('/t/oak-bell-42');
    await begun(FOUND);
    expect(search().line?.state).toBe('found');
    expect(http.acceptSeek).not.toHaveBeenCalled();
    await accept();
    expect(search().line?.state).toBe('accepted');
  });

  it('goes to the table once both have accepted', async () => {
    await begun({ ...FOUND, step: 3, state: 'table', table: 'elm-cup-17', left_ms: null });
    await vi.waitFor(() => expect(place()).toEqual({ at: 'table', name: 'elm-cup-17' }));
    expect(overlay()).toBeNull();
  });

  it('tells who did not come, and goes on', async () => {
    go('/t/oak-bell-42');
    await begun(FOUND, { ...LINE, step: 2 });
    await vi.waitFor(() => expect(search().missed).toEqual(['Ben']));
    expect(search().line?.state).toBe('waiting');
  });

  it('keeps the news when an earlier answer comes later', async () => {
    go('/t/oak-bell-42');
    await begun(FOUND, LINE);
    expect(search().line?.state).toBe('found');
  });

  it('ends when the room no longer knows it', async () => {
    const refused = { code: 'no_such_seek', rule: null, params: {} };
    vi.mocked(http.lookAtSeek).mockImplementation(async () => ({ ok: false, refused }));
    await begin({ game: 'keesdrow' }, 'Keesdrow');
    await vi.waitFor(() => expect(search().line?.state).toBe('over'));
  });

  it('says that an alert was pressed too late, and knows what to look for again', async () => {
    const refused = { code: 'no_such_seek', rule: null, params: {} };
    await begun();
    await stop();
    vi.mocked(http.lookAtSeek).mockImplementation(async () => ({ ok: false, refused }));
    await goOn();
    expect(overlay()).not.toBeNull();
    expect(search().late).toBe(true);
    expect(search().line?.state).toBe('over');
    expect(last()).toEqual({ game: 'keesdrow' });
    vi.mocked(http.lookAtSeek).mockImplementation(() => new Promise(() => undefined));
    await begin({ game: 'keesdrow' }, 'Keesdrow');
    expect(search().late).toBe(false);
    expect(search().line?.state).toBe('waiting');
  });

  it('says nothing of a lost line to somebody who comes from an alert', async () => {
    const refused = { code: 'offline', rule: null, params: {} };
    vi.mocked(http.lookAtSeek).mockImplementation(async () => ({ ok: false, refused }));
    await goOn();
    expect(overlay()).toBeNull();
  });

  it.each(['', '{', '[]', '7', '{"game": 3}'])('forgets a broken wish: %s', (kept) => {
    localStorage.setItem('rumpus.seek', kept);
    expect(last()).toBeNull();
  });

  it('ends with the question when nobody is looked for', () => {
    findPlayer(GAME);
    expect(overlay()).not.toBeNull();
    asked();
    expect(overlay()).toBeNull();
  });

  it('names everybody who was found, and who has yet to accept', () => {
    expect(text.found(['Ben', 'Ida'], 'Keesdrow')).toBe('Ben and Ida want to play Keesdrow.');
    expect(text.accepted(['Ida'])).toBe('Waiting for Ida.');
  });

  it('says why it cannot begin', async () => {
    const refused = { code: 'too_many', rule: null, params: {} };
    vi.mocked(http.beginSeek).mockImplementation(async () => ({ ok: false, refused }));
    expect(await begin({ game: 'keesdrow' }, 'Keesdrow')).not.toBe('');
    expect(overlay()).toBeNull();
  });

  it('names the usual wait in seconds, and from a minute and a half on in minutes', () => {
    expect(text.usual(1_000)).toBe('It usually takes about 5 seconds.');
    expect(text.usual(22_000)).toBe('It usually takes about 20 seconds.');
    expect(text.usual(110_000)).toBe('It usually takes about 2 minutes.');
  });
});
