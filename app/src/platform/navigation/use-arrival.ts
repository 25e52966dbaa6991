import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The links by which each place of the history was left, by its key. */
const leftBy = new Map<string, string>();
/** How far each of them was scrolled. */
const scrolledTo = new Map<string, number>();

const content = () => document.querySelector<HTMLElement>('#content');

function linkTo(href: string | undefined): HTMLElement | null {
  const links = content()?.querySelectorAll<HTMLElement>('a[href]') ?? [];
  return [...links].find((link) => link.getAttribute('href') === href) ?? null;
}

/**
 * What happens when another screen stands there. It starts at its top; back and forward return to its place,
 * and put the focus on the link by which one had left. A link that goes with its screen takes the focus with it:
 * the next Tab then starts in the new one.
 */
export function useArrival(): void {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const lastPathname = useRef(pathname);
  const lastKey = useRef(key);

  // The browser would return to the place before the screen is drawn, and be held up by a page that is still shorter.
  useEffect(() => {
    const leaveItToBrowser = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', leaveItToBrowser);
    return () => {
      window.removeEventListener('pagehide', leaveItToBrowser);
      leaveItToBrowser();
    };
  }, []);

  useEffect(() => {
    // By the key that stands on the screen: going to the top of the next one is no scrolling of the last.
    const follow = () => scrolledTo.set(lastKey.current, window.scrollY);
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  useEffect(() => {
    const leave = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('a')?.getAttribute('href');
      if (href) leftBy.set(key, href);
    };
    document.addEventListener('click', leave, { capture: true });
    return () => document.removeEventListener('click', leave, { capture: true });
  }, [key]);

  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    const isBack = navigationType === 'POP';
    const isOther = lastPathname.current !== pathname;
    lastPathname.current = pathname;
    if (isBack || isOther) window.scrollTo({ top: isBack ? (scrolledTo.get(key) ?? 0) : 0 });
    if (!isOther) return;
    const screen = content();
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== screen) return;
    const link = isBack ? linkTo(leftBy.get(key)) : null;
    (link ?? screen)?.focus({ preventScroll: true });
  }, [pathname, key, navigationType]);
}
