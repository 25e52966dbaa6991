import { lazy, Suspense, type ReactNode } from 'react';
import { t } from '../../platform/language/t.ts';
import { AvoidedProvider, useSavedAllergies } from './avoided.ts';

/** Offline, the banner's code may not load: show its first sentence. */
const PlainNotice = () => <p role="status">{t('Your allergies could not be checked')}</p>;

const UnknownAllergies = lazy(() =>
  import('./unknown-allergies.tsx').catch(() => ({ default: PlainNotice })),
);

/** Provides the cook's allergens to all screens, with a warning above them if loading failed. */
export function KnownAllergies({ children }: { children: ReactNode }) {
  const { avoided, retry, isRetrying } = useSavedAllergies();
  return (
    <AvoidedProvider value={avoided}>
      {avoided.status === 'failed' && (
        <Suspense fallback={null}>
          <UnknownAllergies onRetry={retry} pending={isRetrying} />
        </Suspense>
      )}
      {children}
    </AvoidedProvider>
  );
}
