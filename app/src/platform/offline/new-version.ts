import { fromBase } from '../navigation/base.ts';

/** How often an open page checks for a new version, in milliseconds. */
const LOOK_EVERY = 60 * 60 * 1000;

let isKept = false;
let isReady = false;
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function tell(worker: ServiceWorker | null): void {
  isReady = true;
  waiting = worker;
  for (const listener of listeners) listener();
}

/** Whether a new version is available, for React's `useSyncExternalStore`. */
export const newVersion = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isReady: (): boolean => isReady,
  /** The waiting service worker; null once it has taken over. */
  waiting: (): ServiceWorker | null => waiting,
};

/** Registers the service worker after the first page has loaded, and checks for new versions. Call it once. */
export function keepApp(): void {
  // Missing on pages without https.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD || !workers || isKept) return;
  isKept = true;
  if (document.readyState === 'complete') void install(workers);
  else window.addEventListener('load', () => void install(workers), { once: true });
}

async function install(workers: ServiceWorkerContainer): Promise<void> {
  // The first version replaces nothing.
  const hadOne = workers.controller !== null;
  try {
    const registration = await workers.register(trusted());
    const look = () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && workers.controller) tell(worker);
      });
    };
    if (registration.waiting && hadOne) tell(registration.waiting);
    look();
    registration.addEventListener('updatefound', look);
    // Another tab has updated: chunks this tab has yet to load belong to the old version.
    if (hadOne) workers.addEventListener('controllerchange', () => tell(null));
    setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY);
  } catch (error) {
    console.warn('Larder could not be saved for use offline.', error);
  }
}

/** For browsers that require it: the page's policy allows this named one, which returns a single URL. */
interface TrustedTypes {
  createPolicy(
    name: 'larder',
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
}

function trusted(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const script = fromBase('/sw.js');
  return (
    trustedTypes?.createPolicy('larder', { createScriptURL: () => script }).createScriptURL(script) ?? script
  );
}
