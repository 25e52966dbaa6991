import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../language/t.ts';
import styles from './arrival.module.css';

const PRODUCT = / · Larder$/;

/**
 * Announces the new screen once it has a title; the first page is announced by the browser. On the way to
 * another `place`, the dashboard or a screen outside it, scrolls to the top and restores focus lost with the
 * previous screen. Within the dashboard, `useArrival` does that.
 */
export function Arrival({ place }: { place: string }) {
  const { pathname } = useLocation();
  const lastPlace = useRef(place);
  const spoken = useRef({ path: '', title: '' });
  const [text, setText] = useState('');

  useLayoutEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    if (!spoken.current.title) return;
    window.scrollTo({ top: 0 });
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }, [place]);

  useEffect(() => {
    const title = document.querySelector('title');
    if (!title) return undefined;
    const speak = () => {
      const last = spoken.current;
      const next = { path: pathname, title: document.title };
      // The URL changes before the screen, and the screen before its title.
      if (last.path === next.path || last.title === next.title || !PRODUCT.test(next.title)) return;
      if (last.title) setText(t('{title} page', { title: next.title.replace(PRODUCT, '') }));
      spoken.current = next;
    };
    speak();
    const watch = new MutationObserver(speak);
    watch.observe(title, { childList: true });
    return () => watch.disconnect();
  }, [pathname]);

  return (
    <p aria-live="polite" data-slot="spoken-title" className={styles.hidden}>
      {text}
    </p>
  );
}
