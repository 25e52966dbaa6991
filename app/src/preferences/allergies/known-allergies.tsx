import { lazy, Suspense, type ReactNode } from 'react';
import { AvoidedProvider, useSavedAllergies } from './avoided.ts';

/** Without a network the banner itself may not come: its first sentence then. */
const PlainNotice = () => <p role="status">Your allergies could not be checked</p>;

const UnknownAllergies = lazy(() =>
  import('./unknown-allergies.tsx').catch(() => ({ default: PlainNotice })),
);

/** Reads what the cook may not eat for all screens, and says above them when it could not. */
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
