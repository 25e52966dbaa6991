import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { newCode } from '../../accounts/new-code.ts';
import { t } from '../../platform/language/t.ts';
import { followNetwork } from '../../platform/offline/follow-network.ts';
import { keepApp, newVersion } from '../../platform/offline/new-version.ts';

/** Offline, the banner's code may not load: show its first sentence. */
function PlainNotice({ about }: { about: 'offline' | 'new version' | 'recovery code' }) {
  return about === 'offline' && <p role="status">{t('You are offline')}</p>;
}

const NoticeBanner = lazy(() => import('./notice-banner.tsx').catch(() => ({ default: PlainNotice })));

/** Shown on every screen for logged-in users: offline, a new version, or an unsaved recovery code. */
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
