/** Whether reactions are shown on this device. */
import { recall, remember } from '../../lib/remember';

let shown = $state(recall('reactions') !== 'off');

export const reactionsShown = (): boolean => shown;

export function showReactions(show: boolean): void {
  shown = show;
  remember('reactions', show ? null : 'off');
}
