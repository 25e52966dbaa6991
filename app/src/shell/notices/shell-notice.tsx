import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { newCode } from '../../accounts/new-code.ts';
import { followNetwork } from '../../platform/offline/follow-network.ts';
import { keepApp, newVersion } from '../../platform/offline/new-version.ts';

/** Without a network the banner itself may not come: its first sentence then. */
function PlainNotice({ about }: { about: 'offline' | 'new version' | 'recovery code' }) {
  return about === 'offline' && <p role="status">You are offline</p>;
}

const NoticeBanner = lazy(() => import('./notice-banner.tsx').catch(() => ({ default: PlainNotice })));

/** Over every screen of a cook: there is no network, a newer version, or a recovery code that was not kept. */
export function ShellNotice() {
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const hasNewVersion = useSyncExternalStore(newVersion.subscribe, newVersion.isReady);
  const isCodeUnseen = useSyncExternalStore(newCode.subscribe, newCode.isUnseen);
  const { isOpen: isCodeShown } = useSyncExternalStore(newCode.subscribe, newCode.read);
  useEffect(keepApp, []);

  const reminds = isCodeUnseen && !isCodeShown;
  if (isOnline && !hasNewVersion && !reminds) return null;
  return (
    <Suspense fallback={null}>
      <NoticeBanner about={!isOnline ? 'offline' : hasNewVersion ? 'new version' : 'recovery code'} />
    </Suspense>
  );
}
