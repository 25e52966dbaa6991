import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The link by which each history entry was left, by key. */
const leftBy = new Map<string, string>();
/** The scroll position of each. */
const scrolledTo = new Map<string, number>();

const content = () => document.querySelector<HTMLElement>('#content');

function linkTo(href: string | undefined): HTMLElement | null {
  const links = content()?.querySelectorAll<HTMLElement>('a[href]') ?? [];
  return [...links].find((link) => link.getAttribute('href') === href) ?? null;
}

/**
 * Handles a screen change. New screens start at the top; back and forward restore the scroll position and
 * focus the link that was followed. If the focused link disappears with its screen, the next Tab starts in
 * the new one.
 */
export function useArrival(): void {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const lastPathname = useRef(pathname);
  const lastKey = useRef(key);

  // The browser would restore the scroll position before the screen is rendered, limited by the page's
  // current height.
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
    // Keyed by the rendered screen: scrolling the next one to the top must not count for the last.
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
