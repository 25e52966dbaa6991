/** No `pointerover`: a pointer that rests is over whatever is drawn under it. */
const SIGNS_OF_LIFE = ['pointermove', 'focusin', 'touchstart', 'keydown'];

/** Calls back once, when somebody first does something on the page, unless the signal comes before. */
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
