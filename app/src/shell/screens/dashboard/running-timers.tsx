import { lazy, Suspense } from 'react';
import { hasStoredTimers } from '../../../cooking/timers-key.ts';

const TimersElsewhere = lazy(() => import('../../../cooking/timers-elsewhere.tsx'));

/** Running kitchen timers, on any screen. They start in cook mode only, so their code loads if there were some. */
export function RunningTimers() {
  if (!hasStoredTimers()) return null;
  return (
    <Suspense fallback={null}>
      <TimersElsewhere />
    </Suspense>
  );
}
