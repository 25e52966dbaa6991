import type { RecipeEditorValue } from '@larder/ui/recipe-editor';
import { useEffect, useSyncExternalStore } from 'react';
import { followNetwork } from '../../platform/offline/follow-network.ts';
import { textsToRead, withReadings } from './line-readings.ts';
import { readLines } from './read-lines.query.ts';

/** How long after the last key lines are read, in milliseconds. */
const PAUSE = 400;

/** Has the typed lines read a moment after the last key. Without a network they wait for it. */
export function useLineReading(
  form: RecipeEditorValue,
  nameOf: (id: number) => string | null,
  change: (next: (before: RecipeEditorValue) => RecipeEditorValue) => void,
): void {
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const texts = textsToRead(form).join('\n');
  useEffect(() => {
    if (texts === '' || !isOnline) return undefined;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      readLines(texts.split('\n'), gone.signal).then(
        (readings) => {
          if (!gone.signal.aborted) change((before) => withReadings(before, readings, nameOf));
        },
        (error: unknown) => {
          if (!gone.signal.aborted) console.warn('The ingredient lines were not read.', error);
        },
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [texts, isOnline, nameOf, change]);
}
