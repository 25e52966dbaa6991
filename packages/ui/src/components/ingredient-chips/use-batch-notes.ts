'use client';
import { localDay } from '@larder/domain';
import { useMemo } from 'react';
import { dateFormat } from '../../internal/dates/date-format.ts';
import { useLocale } from '../locale/index.ts';
import type { IngredientChipsItem } from './ingredient-chips-item.ts';
import type { IngredientChipsLabels } from './ingredient-chips-words.ts';

/**
 * What tells several batches of an ingredient apart: '' for an ingredient with only one. `distinct` counts the
 * ingredients, however many batches each has.
 */
export function useBatchNotes(items: readonly IngredientChipsItem[], words: IngredientChipsLabels) {
  const dates = dateFormat(useLocale().dateLocale);
  const lots = useMemo(() => countOf(items.map(({ name }) => name)), [items]);
  const sayBatch = ({ name, batch }: IngredientChipsItem, isAmountSaid = false) => {
    if (!batch || lots.get(name) === 1) return '';
    const { expires, isGuess = false, isOpened = false, isFrozen = false, amount } = batch;
    const today = localDay();
    return words.batch({
      expires: expires ? dates.short(expires, today) : undefined,
      isOver: Boolean(expires && expires < today),
      isGuess,
      isOpened,
      isFrozen,
      ...(isAmountSaid && { amount }),
    });
  };
  const plain = items.map((item) => sayBatch(item));
  const timesSaid = countOf(items.map(({ name }, index) => `${name}, ${plain[index]}`));
  const noteOf = (item: IngredientChipsItem, index: number) =>
    timesSaid.get(`${item.name}, ${plain[index]}`) === 1 ? plain[index] : sayBatch(item, true);
  return { noteOf, distinct: lots.size };
}

/** How often each text occurs. */
function countOf(all: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
