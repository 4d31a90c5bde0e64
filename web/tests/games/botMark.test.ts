import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Icecool from '../../src/games/icecool/play/Seats.svelte';
import Cool from '../../src/games/keep_your_cool/play/PlayerStrip.svelte';
import Keesdrow from '../../src/games/keesdrow/play/Players.svelte';
import Keyword from '../../src/games/keyword/play/Seats.svelte';
import { seat, table } from '../samples';
import { viewOf as iceView } from './icecool/fixtures';
import { viewOf as coolView } from './keep_your_cool/fixtures';
import { propsOf as keesdrow } from './keesdrow/fixtures';
import { viewOf as keywordView } from './keyword/fixtures';

afterEach(cleanup);

const bot = 'fair';
const seats = [seat('Noor'), seat('Ida', { bot }), seat('Tomasz')];
const cast = { you: 0, seats };
const at = table({ phase: 'play', seats });
const heard = (): string => document.body.textContent?.replace(/\s+/g, ' ') ?? '';

describe('beside the name of a seat where a bot plays', () => {
  it.each([true, false])('Keesdrow says so, on a phone: %s', (strip) => {
    const { view } = keesdrow();
    render(Keesdrow, { view, table: at, presence: null, cast, scores: [0, 0, 0], strip });
    expect(heard()).toMatch(/Ida ?bot/);
    expect(heard().match(/\bbot/g)).toHaveLength(1);
  });

  it.each(['hands', 'tiles', 'lines'] as const)('KEYWORD says so, as %s', (as) => {
    const { container } = render(Keyword, { view: keywordView(), table: at, you: 0, as });
    expect(
      screen.getAllByRole('listitem').map((one) => one.ariaLabel ?? one.getAttribute('aria-label')),
    ).toEqual([expect.stringMatching(/^Ida, bot, /), expect.not.stringContaining('bot')]);
    expect(container.querySelectorAll('.name svg')).toHaveLength(1);
  });

  it.each([true, false])('ICECOOL says so, on a phone: %s', (strip) => {
    const { container } = render(Icecool, { view: iceView(), cast, flying: null, strip });
    expect(heard()).toMatch(/Ida, (the Catcher|a Runner), bot, /);
    expect(container.querySelectorAll(strip ? 'b svg' : '.name svg')).toHaveLength(1);
  });

  it('Keep Your Cool says so', async () => {
    const { rerender } = render(Cool, { view: coolView(), seat: 1, cast });
    expect(heard()).toMatch(/Ida ?bot/);
    await rerender({ seat: 0 });
    expect(heard()).not.toContain('bot');
  });
});
