import { daysBetween, localDay } from '@larder/domain';
import { useLocale } from '@larder/ui/locale';
import type { NewWeekOption } from '@larder/ui/new-week-dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { knownPantryItems, usePantryPresence } from '../../../pantry/pantry.query.ts';
import { useUpSoon } from '../../../pantry/use-up.query.ts';
import { shownName } from '../../../platform/locale/shown-name.ts';

/** The ingredients that can be used up first: those expiring soon, and those chosen in the pantry or by a sentence. */
export function useUseUpOptions(wanted: readonly NewWeekOption[], isOpen: boolean): NewWeekOption[] {
  const queryClient = useQueryClient();
  const { dateLocale } = useLocale();
  const { hasPantry } = usePantryPresence();
  const { data } = useQuery({ ...useUpSoon(hasPantry), enabled: hasPantry && isOpen });
  const relative = new Intl.RelativeTimeFormat(dateLocale, { numeric: 'auto' });
  const soon = (data?.batches ?? []).map(({ item }) => ({
    id: item.id,
    name: [
      shownName(item.ingredients.name),
      ...(item.expiry_date ? [relative.format(daysBetween(localDay(), item.expiry_date), 'day')] : []),
    ].join(' · '),
  }));
  const known = new Map((knownPantryItems(queryClient) ?? []).map((item) => [item.id, item]));
  const others = wanted
    .filter(({ id }) => !soon.some((one) => one.id === id))
    .map(({ id, name }) => ({ id, name: shownName(known.get(id)?.ingredients.name ?? name) }));
  const seen = new Set<string>();
  return [...others, ...soon].filter(({ id }) => !seen.has(id) && seen.add(id));
}
