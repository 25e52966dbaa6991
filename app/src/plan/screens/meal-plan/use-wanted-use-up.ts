import type { NewWeekOption } from '@larder/ui/new-week-dialog';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Opens the new-week dialog for an ingredient chosen in the pantry, once the plan is known. It is in the URL
 * (`?use_up=…`) and removed from it afterwards, so a reload does not ask again.
 */
export function useWantedUseUp(isKnown: boolean, ask: (useUp: readonly NewWeekOption[]) => void): void {
  const [params, setParams] = useSearchParams();
  const id = params.get('use_up');
  const name = params.get('named') ?? '';
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (!id) asked.current = null;
    // The URL changes a moment later.
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
