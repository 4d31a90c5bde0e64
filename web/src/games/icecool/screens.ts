import { later } from '../../lib/later';
import type { TableView } from '../../wire.gen';
import type { View } from './types';

export { gist } from './lobby/seats';
export { phrases } from './messages/talk';
export { caption } from './play/caption';
export { now } from './play/now';
export { default as Board } from './play/Play.svelte';
export { pending } from './play/pending';
export { sentence } from './refusals';

/** The end and its review are needed long after the first screen. */
export const End = later(() => import('./end/End.svelte'));
export const share = async (view: View, table: TableView): Promise<string> =>
  (await import('./end/share')).share(view, table);
export const replay = async () => (await import('./replay')).replay;
export const screen = async () => (await import('./screen')).screen;
