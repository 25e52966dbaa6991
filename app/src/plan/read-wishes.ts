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
