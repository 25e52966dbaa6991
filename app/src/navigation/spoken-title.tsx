import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './spoken-title.module.css';

const PRODUCT = / · Larder$/;

/** Reads out where one has come to, as soon as the new screen has a name. The page one comes to first says that itself. */
export function SpokenTitle() {
  const { pathname } = useLocation();
  const spokenFor = useRef(pathname);
  const [text, setText] = useState('');

  useEffect(() => {
    const title = document.querySelector('title');
    if (!title) return undefined;
    const speak = () => {
      if (spokenFor.current === pathname || !PRODUCT.test(document.title)) return;
      spokenFor.current = pathname;
      setText(document.title.replace(PRODUCT, ' page'));
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
