import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { ScreenBoundary } from '../screen-boundary.tsx';
import { keepApp, newVersion } from './new-version.ts';

const NoticeBanner = lazy(() => import('./notice-banner.tsx'));

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
    // Without a network the banner itself may not come.
    <ScreenBoundary fallback={<p role="status">You are offline</p>}>
      <Suspense fallback={null}>
        <NoticeBanner about={isOnline ? 'new version' : 'offline'} />
      </Suspense>
    </ScreenBoundary>
  );
}
