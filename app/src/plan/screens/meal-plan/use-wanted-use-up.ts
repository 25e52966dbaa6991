import type { NewWeekOption } from '@larder/ui/new-week-dialog';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Asks for a week that uses up what was chosen in the pantry, once the plan is known. The address says it (`?use_up=…`),
 * and no longer once it was asked, so a reload does not ask again.
 */
export function useWantedUseUp(isKnown: boolean, ask: (useUp: readonly NewWeekOption[]) => void): void {
  const [params, setParams] = useSearchParams();
  const id = params.get('use_up');
  const name = params.get('named') ?? '';
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (!id) asked.current = null;
    // The address follows a moment later.
    if (!isKnown || !id || asked.current === id) return;
    asked.current = id;
    ask([{ id, name }]);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const key of ['use_up', 'named']) after.delete(key);
        return after;
      },
      { replace: true },
    );
  });
}
