import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { preferences } from '../../../preferences/preferences.query.ts';
import { householdAsked } from '../../current/household-asked.ts';

const HouseholdQuestion = lazy(() => import('./household-question.lazy.tsx'));

/** The question how many eat until it is answered; then null. Once skipped, it is not asked again in this browser. */
export function useHouseholdQuestion(isWanted: boolean): ReactNode {
  const { data } = useQuery({ ...preferences(), enabled: isWanted });
  const [isDone, setDone] = useState(() => householdAsked.read() !== null);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = isWanted && !isDone && data !== undefined && (data?.household_size ?? null) === null;
  const leave = () => {
    place.current?.focus();
    setDone(true);
  };
  if (!isWanted) return null;
  return (
    // It stays mounted to receive the focus of the pressed button.
    <div ref={place} tabIndex={-1}>
      {isOpen && (
        <Suspense fallback={null}>
          <HouseholdQuestion
            saved={data}
            onDone={leave}
            onSkip={() => {
              householdAsked.keep(true);
              leave();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
