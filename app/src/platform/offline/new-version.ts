/** How often a page that stays open looks for a newer version, in milliseconds. */
const LOOK_EVERY = 60 * 60 * 1000;

const SCRIPT = '/sw.js';

let isKept = false;
let isReady = false;
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function tell(worker: ServiceWorker | null): void {
  isReady = true;
  waiting = worker;
  for (const listener of listeners) listener();
}

/** Whether a newer version can be had, as React's `useSyncExternalStore` wants it. */
export const newVersion = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isReady: (): boolean => isReady,
  /** Who waits to take over; null when it already has. */
  waiting: (): ServiceWorker | null => waiting,
};

/** Lets the browser keep the app, once the first page is there, and looks for newer versions of it. Needed once. */
export function keepApp(): void {
  // Missing where a page is not served over https.
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
    // Another tab has gone on: what this one has yet to load is of the version before.
    if (hadOne) workers.addEventListener('controllerchange', () => tell(null));
    setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY);
  } catch (error) {
    console.warn('Larder could not be saved for use offline.', error);
  }
}

/** A browser that asks for it: the page's rules let it run what a policy of this name hands out, which is one address. */
interface TrustedTypes {
  createPolicy(
    name: 'larder',
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
}

function trusted(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy('larder', { createScriptURL: () => SCRIPT }).createScriptURL(SCRIPT) ?? SCRIPT
  );
}
