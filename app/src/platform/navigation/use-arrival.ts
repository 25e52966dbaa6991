import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The link by which each history entry was left, by key, and how far down the screen it was. */
const leftBy = new Map<string, { href: string; top: number }>();
/** The scroll position of each. */
const scrolledTo = new Map<string, number>();

/** The history entry that the browser itself returned to as it loaded the page, by key; null after a link or an address. */
export function returnOfBrowser(): string | null {
  const [visit] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  if (visit === undefined || !('type' in visit) || visit.type === 'navigate') return null;
  // React Router calls the first entry of all 'default'.
  return (globalThis.history?.state as { key?: string } | null)?.key ?? 'default';
}

const returnedTo = returnOfBrowser();

/** Whether a history entry may be returned to further down than at its top. */
export const isLeftScrolled = (key: string): boolean => (scrolledTo.get(key) ?? 0) > 0 || key === returnedTo;

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
      const link = target instanceof Element ? target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (link && href) leftBy.set(key, { href, top: link.getBoundingClientRect().top });
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
    const place = isBack ? (scrolledTo.get(key) ?? 0) : 0;
    if (isBack || isOther) window.scrollTo({ top: place });
    if (!isOther) return;
    const left = isBack ? leftBy.get(key) : undefined;
    const link = linkTo(left?.href);
    // What is above it may have been skipped, and be higher than it was estimated to be.
    if (left && link && place > 0) window.scrollBy({ top: link.getBoundingClientRect().top - left.top });
    const screen = content();
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== screen) return;
    (link ?? screen)?.focus({ preventScroll: true });
  }, [pathname, key, navigationType]);
}
