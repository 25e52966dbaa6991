import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The links by which each place of the history was left, by its key. */
const leftBy = new Map<string, string>();

const content = () => document.querySelector<HTMLElement>('#content');

function linkTo(href: string | undefined): HTMLElement | null {
  const links = content()?.querySelectorAll<HTMLElement>('a[href]') ?? [];
  return [...links].find((link) => link.getAttribute('href') === href) ?? null;
}

/**
 * What happens when another screen stands there. It starts at its top; back and forward leave the place to the browser,
 * and put the focus on the link by which one had left. A link that goes with its screen takes the focus with it:
 * the next Tab then starts in the new one.
 */
export function useArrival(): void {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    const leave = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('a')?.getAttribute('href');
      if (href) leftBy.set(key, href);
    };
    document.addEventListener('click', leave, { capture: true });
    return () => document.removeEventListener('click', leave, { capture: true });
  }, [key]);

  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const isBack = navigationType === 'POP';
    if (!isBack) window.scrollTo({ top: 0 });
    const screen = content();
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== screen) return;
    const link = isBack ? linkTo(leftBy.get(key)) : null;
    (link ?? screen)?.focus({ preventScroll: true });
  }, [pathname, key, navigationType]);
}
