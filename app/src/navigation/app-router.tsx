import { useEffect, useLayoutEffect, useRef, useState, useTransition, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import styles from './app-router.module.css';
import { presentation } from './presentation.ts';

/**
 * The router on the browser's history. Unlike the ready-made one it says when the next screen takes its time, and lets
 * anyone who knows better decide how it comes on.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  const [isPending, startTransition] = useTransition();
  const onShown = useRef<(() => void) | null>(null);
  const shownPath = useRef(shown.location.pathname);

  useLayoutEffect(
    () =>
      history.listen((next) => {
        const show = () =>
          new Promise<void>((resolve) => {
            onShown.current = resolve;
            startTransition(() => setShown(next));
          });
        const from = shownPath.current;
        const to = next.location.pathname;
        if (from === to || !presentation.present?.({ from, to, show })) void show();
      }),
    [history],
  );
  useLayoutEffect(() => {
    shownPath.current = shown.location.pathname;
    onShown.current?.();
  }, [shown]);

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
      {isPending && <SlowNavigation />}
    </Router>
  );
}

/** A line along the top edge. It waits a moment before it shows itself: most screens are there by then. */
function SlowNavigation() {
  useEffect(() => {
    document.documentElement.setAttribute('aria-busy', 'true');
    return () => document.documentElement.removeAttribute('aria-busy');
  }, []);
  return <div className={styles.line} data-slot="slow-navigation" aria-hidden />;
}
