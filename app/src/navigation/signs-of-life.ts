/** No `pointerover`: a pointer that rests is over whatever is drawn under it. */
const SIGNS_OF_LIFE = ['pointermove', 'focusin', 'touchstart', 'keydown'];

/** Calls back once, when somebody first does something on the page, unless the signal comes before. */
export function onFirstSign(begin: () => void, signal: AbortSignal): void {
  const waiting = new AbortController();
  for (const sign of SIGNS_OF_LIFE) {
    document.addEventListener(
      sign,
      () => {
        waiting.abort();
        begin();
      },
      { signal: AbortSignal.any([signal, waiting.signal]), passive: true, capture: true },
    );
  }
}
