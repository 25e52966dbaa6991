import { unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import type { Day, FilterFlag } from '@larder/domain';
import { client } from '../platform/session/client.ts';

/** Parses a sentence into wishes for a plan that has these filters. Nothing is saved. */
export const readWishes = (
  text: string,
  { startsOn, flags }: { startsOn: Day; flags: readonly FilterFlag[] },
): Promise<components['schemas']['ReadWishes']> =>
  unwrap(
    client.POST('/meal-plans/wishes', {
      body: { text, starts_on: startsOn, ...(flags.length > 0 && { dietary_filters: [...flags] }) },
    }),
  );

/**
 * Reads a sentence for the week that is shown when the answer comes: if it begins on another day by then, its days have
 * other dates, so the sentence is read again.
 * @param read reads it for a week that begins on a day
 * @param shown the first day that is shown now
 */
export async function readForShown<Answer>(
  read: (startsOn: Day) => Promise<Answer>,
  shown: () => Day,
): Promise<{ answer: Answer; startsOn: Day }> {
  const startsOn = shown();
  const answer = await read(startsOn);
  return shown() === startsOn ? { answer, startsOn } : readForShown(read, shown);
}
