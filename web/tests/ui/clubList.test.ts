/** The page of a guest's clubs: founding one asks for a name, which the club then shows. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import * as clubs from '../../src/net/clubs';
import * as room from '../../src/state/room.svelte';
import ClubList from '../../src/ui/club/ClubList.svelte';

vi.mock('../../src/net/clubs');
vi.mock('../../src/state/room.svelte', () => ({
  chosenName: vi.fn(),
  lookAtMe: async () => {},
  myName: () => 'Fuzzy Heron',
  nameKept: vi.fn(),
  namedBy: () => {},
  rename: vi.fn(),
}));
afterEach(cleanup);

const refused = { code: 'offline', rule: null, params: {} };

it('asks a guest without a name for one, and keeps it before a club is founded', async () => {
  vi.mocked(clubs.getClubs).mockResolvedValue({ ok: true, value: [], links: '' });
  vi.mocked(clubs.foundClub).mockResolvedValue({ ok: false, refused });
  vi.mocked(room.chosenName).mockReturnValue(null);
  vi.mocked(room.nameKept).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  render(ClubList);
  expect(screen.getByLabelText('What should we call you?')).toBeTruthy();
  const title = screen.getByLabelText('What is the club called?');
  await fireEvent.input(title, { target: { value: 'Thursday' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(clubs.foundClub).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await vi.waitFor(() => expect(clubs.foundClub).toHaveBeenCalledWith('Thursday'));
});

it('asks nobody who has a name', () => {
  vi.mocked(clubs.getClubs).mockResolvedValue({ ok: true, value: [], links: '' });
  vi.mocked(room.chosenName).mockReturnValue('Uta');
  render(ClubList);
  expect(screen.queryByLabelText('What should we call you?')).toBeNull();
});
