import type { LocaleFormat } from '../locale/index.ts';

/** Text labels of the list. */
export interface IngredientChipsLabels {
  title: string;
  clearAll: string;
  /** Accessible name of a remove button. */
  remove: (name: string) => string;
  /** Describes one of several batches; the date is already formatted. */
  batch: (batch: {
    expires?: string | undefined;
    /** The date is in the past. */
    isOver: boolean;
    isGuess: boolean;
    isOpened: boolean;
    isFrozen: boolean;
    /** In words; only if nothing else distinguishes two batches. */
    amount?: string | undefined;
  }) => string;
  /** Announced when an ingredient is added or removed. */
  count: (count: number) => string;
  emptyTitle: string;
  emptyText: string;
}

export const LABELS = (format: LocaleFormat): IngredientChipsLabels => ({
  title: 'My Pantry',
  clearAll: 'Clear All',
  remove: (name) => `Remove ${name}`,
  batch: ({ expires, isOver, isGuess, isOpened, isFrozen, amount }) =>
    [
      amount,
      isFrozen && 'frozen',
      isOpened && 'opened',
      expires && `${isOver ? 'expired' : 'expires'} ${expires}`,
      expires && isGuess && 'a guess',
    ]
      .filter(Boolean)
      .join(', '),
  count: (count) => `${format.count(count)} ${count === 1 ? 'ingredient' : 'ingredients'}`,
  emptyTitle: 'Your pantry is empty',
  emptyText: 'What you add shows up here.',
});
