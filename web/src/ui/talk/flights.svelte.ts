/** Reactions that fly over the table now, the newest last. */
import type { ReactedMessage } from '../../wire.gen';

/** More would hide the table. */
const MOST = 8;

export interface Flight {
  key: number;
  seat: number | null;
  reaction: ReactedMessage['reaction'];
}

export function flights() {
  let list = $state.raw<readonly Flight[]>([]);
  let last = 0;
  return {
    get list(): readonly Flight[] {
      return list;
    },
    add({ seat, reaction }: Pick<ReactedMessage, 'seat' | 'reaction'>): void {
      last += 1;
      list = [...list, { key: last, seat, reaction }].slice(-MOST);
    },
    drop(key: number): void {
      list = list.filter((one) => one.key !== key);
    },
  };
}
