import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './arrival.module.css';

const PRODUCT = / · Larder$/;

/**
 * Reads out where one has come to, as soon as the new screen has a name; the page one comes to first says that itself.
 * On the way to another `place`, which is the dashboard or a screen outside of it, it starts that at its top and gives
 * it the focus that went with the last one. Within the dashboard `useArrival` knows better.
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
      // The address comes before the screen, and the screen before its name.
      if (last.path === next.path || last.title === next.title || !PRODUCT.test(next.title)) return;
      if (last.title) setText(next.title.replace(PRODUCT, ' page'));
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
