/** No `pointerover`: a pointer that rests is over whatever is drawn under it. Tools that read a screen out may only click. */
const SIGNS_OF_LIFE = ['pointermove', 'focusin', 'touchstart', 'keydown', 'click'];

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
