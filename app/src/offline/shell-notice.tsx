import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { keepApp, newVersion } from './new-version.ts';

/** Without a network the banner itself may not come: its first sentence then. */
function PlainNotice({ about }: { about: 'offline' | 'new version' }) {
  return about === 'offline' && <p role="status">You are offline</p>;
}

const NoticeBanner = lazy(() => import('./notice-banner.tsx').catch(() => ({ default: PlainNotice })));

function followNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Over every screen of a cook: there is no network, or a newer version. */
export function ShellNotice() {
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const hasNewVersion = useSyncExternalStore(newVersion.subscribe, newVersion.isReady);
  useEffect(keepApp, []);

  if (isOnline && !hasNewVersion) return null;
  return (
    <Suspense fallback={null}>
      <NoticeBanner about={isOnline ? 'new version' : 'offline'} />
    </Suspense>
  );
}
