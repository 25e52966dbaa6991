import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { preferences } from '../../../preferences/preferences.query.ts';
import { householdAsked } from '../../current/household-asked.ts';

const HouseholdQuestion = lazy(() => import('./household-question.lazy.tsx'));

/** What the answered question was asked before. */
const AROUND = '[role="dialog"], [data-slot="plan-status"]';

/** The question how many eat until it is answered; then null. Once skipped, it is not asked again in this browser. */
export function useHouseholdQuestion(isWanted: boolean): ReactNode {
  const { data } = useQuery({ ...preferences(), enabled: isWanted });
  const [isDone, setDone] = useState(() => householdAsked.read() !== null);
  const place = useRef<HTMLDivElement>(null);
  const leave = () => {
    // The pressed button goes away.
    if (place.current?.contains(document.activeElement))
      place.current.closest(AROUND)?.querySelector<HTMLElement>('[data-generate]')?.focus();
    setDone(true);
  };
  if (!isWanted || isDone || data === undefined || (data?.household_size ?? null) !== null) return null;
  return (
    <Suspense fallback={null}>
      <div ref={place}>
        <HouseholdQuestion
          saved={data}
          onDone={leave}
          onSkip={() => {
            householdAsked.keep(true);
            leave();
          }}
        />
      </div>
    </Suspense>
  );
}
