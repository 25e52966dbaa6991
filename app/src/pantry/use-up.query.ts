import { unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { daysBetween, localDay } from '@larder/domain';
import type { UseUpItem, UseUpList } from '@larder/ui/use-up-list';
import { queryOptions } from '@tanstack/react-query';
import { CACHE } from '../platform/queries/cache.ts';
import { client } from '../platform/session/client.ts';
import { shownName } from '../platform/locale/shown-name.ts';

/** A batch that expires soon or has expired, with the best recipes for it. */
export type UseUp = components['schemas']['UseUp'];

/** Expiring items and the component that shows them; null without any. */
export interface UseUpNews {
  batches: readonly UseUp[];
  List: typeof UseUpList | null;
}

/**
 * Items that expire within three days or have expired; not fetched for an empty pantry. The component loads
 * with the data: it is not on the first screen, and nothing shifts when it arrives later.
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

/** Whether a batch has expired in the cook's time zone: the server counts days in UTC. */
const isPastDate = ({ item: { expiry_date: date } }: UseUp): boolean =>
  date !== null && daysBetween(localDay(), date) < 0;

/** Items to use up, as the list shows them. */
export const stillGood = (batches: readonly UseUp[]): UseUpItem[] =>
  batches.filter((batch) => !isPastDate(batch)).map(itemOf);

/** Expired items to ask about, as the list shows them. */
export const pastDate = (batches: readonly UseUp[]): UseUpItem[] => batches.filter(isPastDate).map(itemOf);

/** URL that plans a week using up an item. */
export const planWith = (id: string, name: string): string =>
  `/dashboard/meal-plan?${new URLSearchParams({ use_up: id, named: name })}`;

function itemOf({ item, recipes: [best] }: UseUp): UseUpItem {
  return {
    id: item.id,
    name: shownName(item.ingredients.name),
    // Every batch in this response has a date.
    expires: item.expiry_date ?? '',
    isGuess: item.expiry_is_guess,
    planHref: planWith(item.id, shownName(item.ingredients.name)),
    ...(best && { dish: { title: best.title, href: `/dashboard/recipes/${best.id}` } }),
  };
}
