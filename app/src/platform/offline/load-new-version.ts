import { newVersion } from './new-version.ts';

/** Switches to the new version. */
export function loadNewVersion(): void {
  const waiting = newVersion.waiting();
  if (!waiting) return window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
