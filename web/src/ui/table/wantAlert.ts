/** Changes how this device tells its player that it's their turn; call it from a press. */
import { type Alert, alerts, setAlert } from '../../lib/alerts.svelte';
import { mayNotify } from '../../lib/notify';
import type { PushProblem } from '../../state/push';

export type AlertProblem = PushProblem | 'blocked';

/** Returns why the device stays as it was, or null. */
export async function wantAlert(wanted: Alert): Promise<AlertProblem | null> {
  const quiet = wanted === 'off' || wanted === 'sound';
  if (!quiet && !(await mayNotify().catch(() => false))) return 'blocked';
  if (wanted === 'away' || alerts('away')) {
    const push = await import('../../state/push');
    const problem = wanted === 'away' ? await push.begin() : await push.end().catch(() => null);
    if (problem) return problem;
  }
  setAlert(wanted);
  return null;
}
