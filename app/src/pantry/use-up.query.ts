import { unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { daysBetween, localDay, sentenceCase } from '@larder/domain';
import type { UseUpItem, UseUpList } from '@larder/ui/use-up-list';
import { queryOptions } from '@tanstack/react-query';
import { CACHE } from '../platform/queries/cache.ts';
import { client } from '../platform/session/client.ts';

/** A batch that expires soon or has expired, with the dishes that use it best. */
export type UseUp = components['schemas']['UseUp'];

/** What expires, and what shows it; null while nothing does. */
export interface UseUpNews {
  batches: readonly UseUp[];
  List: typeof UseUpList | null;
}

/**
 * What expires within three days and what has expired; nothing is asked while the pantry is empty. The component comes
 * with what it shows, and only then: it is no part of the first screen, and nothing moves because it comes later.
 */
export const useUpSoon = (hasPantry: boolean) =>
  queryOptions({
    ...CACHE.useUp,
    queryKey: ['pantry', 'use-up'],
    queryFn: async ({ signal }): Promise<UseUpNews> => {
      const { batches } = await unwrap(client.GET('/pantry/use-up', { signal }));
      const List = batches.length > 0 ? (await import('./use-up-list.lazy.ts')).default : null;
      return { batches, List };
    },
    enabled: hasPantry,
  });

/** Whether a batch is past its date where the cook is: the server counts its days in UTC, the list in the cook's. */
const isPastDate = ({ item: { expiry_date: date } }: UseUp): boolean =>
  date !== null && daysBetween(localDay(), date) < 0;

/** What is still to be used up, as the list shows it. */
export const stillGood = (batches: readonly UseUp[]): UseUpItem[] =>
  batches.filter((batch) => !isPastDate(batch)).map(itemOf);

/** What has expired and is to be asked about, as the list shows it. */
export const pastDate = (batches: readonly UseUp[]): UseUpItem[] => batches.filter(isPastDate).map(itemOf);

function itemOf({ item, recipes: [best] }: UseUp): UseUpItem {
  return {
    id: item.id,
    name: sentenceCase(item.ingredients.name),
    // Every batch of this answer has a date.
    expires: item.expiry_date ?? '',
    isGuess: item.expiry_is_guess,
    ...(best && { dish: { title: best.title, href: `/dashboard/recipes/${best.id}` } }),
  };
}
