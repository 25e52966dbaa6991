import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps focus in cook mode when the end appears: the button that led there is gone, so the end page that gets the returned
 * ref takes its focus.
 */
export function useEndFocus(isEnd: boolean) {
  const page = useRef<HTMLDivElement | null>(null);
  const wasEnd = useRef(isEnd);
  useLayoutEffect(() => {
    if (isEnd && !wasEnd.current && document.activeElement === document.body)
      page.current?.focus({ preventScroll: true });
    wasEnd.current = isEnd;
  }, [isEnd]);
  return page;
}
