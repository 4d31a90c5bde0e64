/** What this device keeps of the client for times without a connection. */

export type Keeping = 'kept' | 'failed' | 'none';

const WORKER = '/worker.js';
/** In the cache of a whole build (`public/offline.js`). */
const MARK = '/kept';
const PATIENCE_MS = 120_000;

/** Makes the service worker keep this build; it fetches only what it hasn't got. */
export async function keepPages(): Promise<Keeping> {
  if (!('serviceWorker' in navigator) || !isSecureContext) return 'none';
  try {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    if (await asked(active)) return 'kept';
    // Without a connection nothing can be fetched, but a whole build may be here already.
    return !navigator.onLine && (await caches.match(MARK)) ? 'kept' : 'failed';
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
