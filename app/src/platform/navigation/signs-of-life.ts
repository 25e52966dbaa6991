/**
 * Not `pointerover`, which also fires when content appears under a resting pointer. Screen readers may only
 * click.
 */
const SIGNS_OF_LIFE = ['pointermove', 'focusin', 'touchstart', 'keydown', 'click'];

/** Calls back once, on the first user interaction, unless the signal aborts first. */
export function onFirstSign(begin: () => void, signal: AbortSignal): void {
  const waiting = new AbortController();
  const end = () => waiting.abort();
  signal.addEventListener('abort', end, { once: true });
  for (const sign of SIGNS_OF_LIFE) {
    const seen = () => {
      end();
      begin();
    };
    document.addEventListener(sign, seen, { signal: waiting.signal, passive: true, capture: true });
  }
}
