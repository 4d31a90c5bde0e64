/** What this device keeps of the client for times without a connection. */

export type Keeping = 'kept' | 'failed' | 'none';

const WORKER = '/worker.js';
const PATIENCE_MS = 120_000;

/** Makes the service worker keep this build; it fetches only what it hasn't got. */
export async function keepPages(): Promise<Keeping> {
  if (!('serviceWorker' in navigator) || !isSecureContext) return 'none';
  try {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    return (await asked(active)) ? 'kept' : 'failed';
  } catch {
    return 'failed';
  }
}

function asked(worker: ServiceWorker | null): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data.kept === true);
    };
    worker?.postMessage({ keep: document.documentElement.lang }, [port2]);
  });
}
