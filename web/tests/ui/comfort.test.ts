/** The settings of a device. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { graphics, hapticsOn, setGraphics, setTextSize } from '../../src/lib/comfort.svelte';
import * as sound from '../../src/lib/sound.svelte';
import Comfort from '../../src/ui/Comfort.svelte';

beforeEach(() => vi.stubGlobal('navigator', { vibrate: vi.fn() }));
afterEach(() => {
  cleanup();
  sound.setSoundLevel(3);
  sound.leaveSound(false);
  setTextSize('normal');
  setGraphics('full');
  localStorage.clear();
  vi.unstubAllGlobals();
});

const shows = (scenes = false) => render(Comfort, { props: { scenes } });
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: /^Sound/ });
const to = (level: number) => fireEvent.input(slider(), { target: { value: String(level) } });

it('has one control from silence to full sound, read as words', async () => {
  shows();
  expect(slider().getAttribute('aria-valuetext')).toBe('Usual');
  await to(4);
  expect([sound.soundOn(), slider().getAttribute('aria-valuetext')]).toEqual([true, 'Full']);
  await to(0);
  expect([sound.soundOn(), slider().getAttribute('aria-valuetext')]).toEqual([false, 'Off']);
});

it('follows the switch for sound, which brings back the level before', async () => {
  shows();
  await to(1);
  sound.setSound(false);
  await vi.waitFor(() => expect(slider().value).toBe('0'));
  sound.setSound(true);
  await vi.waitFor(() => expect(slider().value).toBe('1'));
});

it('offers sound beside a big screen only there, and while sound is on', async () => {
  shows();
  const here = () => screen.queryByRole('checkbox', { name: /^Sound here, too/ });
  expect(here()).toBeNull();
  sound.leaveSound(true);
  await vi.waitFor(() => expect(here()).not.toBeNull());
  await to(0);
  expect(here()).toBeNull();
});

it('sets the size of text of the whole page', async () => {
  shows();
  await fireEvent.change(screen.getByLabelText('Text size'), { target: { value: 'larger' } });
  expect(document.documentElement.style.fontSize).toBe('120%');
  expect(localStorage.getItem('rumpus.text')).toBe('larger');
});

it('offers vibration where the device has it', async () => {
  shows();
  await fireEvent.click(screen.getByRole('checkbox', { name: /^Vibration/ }));
  expect(hapticsOn()).toBe(false);
  cleanup();
  vi.stubGlobal('navigator', {});
  shows();
  expect(screen.queryByRole('checkbox', { name: /^Vibration/ })).toBeNull();
});

it('offers graphics where scenes are drawn', async () => {
  shows();
  expect(screen.queryByLabelText(/^Graphics/)).toBeNull();
  cleanup();
  shows(true);
  await fireEvent.change(screen.getByLabelText(/^Graphics/), { target: { value: 'dials' } });
  expect([graphics(), localStorage.getItem('rumpus.graphics')]).toEqual(['dials', 'dials']);
});
