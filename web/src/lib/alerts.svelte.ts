/** Alerts: how this device tells its player that it's their turn. */
import { recall, remember } from './remember';

/** From the quietest on; each includes those before it. */
export const ALERTS = ['off', 'sound', 'hidden', 'away'] as const;
export type Alert = (typeof ALERTS)[number];

const known = (kept: string | null): Alert => ALERTS.find((one) => one === kept) ?? 'sound';

const chosen = $state({ alert: known(recall('alert')) });

export const alert = (): Alert => chosen.alert;

/** Whether the player wants this alert, or a louder one. */
export const alerts = (least: Alert): boolean =>
  ALERTS.indexOf(chosen.alert) >= ALERTS.indexOf(least);

export function setAlert(wanted: Alert): void {
  chosen.alert = wanted;
  remember('alert', wanted);
}
