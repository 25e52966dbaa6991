import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { keptForCook } from '../../../platform/offline/kept-for-cook.ts';
import { preferences } from '../../../preferences/preferences.query.ts';

const StaplesQuestion = lazy(() => import('./staples-question.lazy.tsx'));

const asked = keptForCook<true>('staplesAsked', 1);

/** The question for staples while nobody has answered it; null otherwise. It is not asked again in this browser once put aside. */
export function useStaplesQuestion(isWanted: boolean): ReactNode {
  const { data } = useQuery({ ...preferences(), enabled: isWanted });
  const [isDone, setDone] = useState(() => asked.read() !== null);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = isWanted && !isDone && data !== undefined && (data?.staples ?? null) === null;
  return (
    // It stays, for the focus of the button that was pressed.
    <div ref={place} tabIndex={-1}>
      {isOpen && (
        <Suspense fallback={null}>
          <StaplesQuestion
            saved={data}
            onDone={() => {
              asked.keep(true);
              place.current?.focus();
              setDone(true);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
