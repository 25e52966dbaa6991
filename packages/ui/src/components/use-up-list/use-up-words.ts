import type { ItemId } from '../../vocabulary/ids.ts';

/** An ingredient to use up, and a recipe for it. */
export interface UseUpItem {
  id: ItemId;
  name: string;
  /** Expiry date, as '2026-11-27'. */
  expires: string;
  /** The date is an unconfirmed guess. */
  isGuess?: boolean | undefined;
  /** The best recipe for it. */
  dish?: { title: string; href: string } | undefined;
  /** URL that plans a week using it up: linked from a list, not from a strip. */
  planHref?: string | undefined;
}

/** Text labels of the list. */
export interface UseUpListLabels {
  /** The title. */
  title: string;
  /** When it expires: 'today', 'in 2 days'. */
  expires: (when: string) => string;
  /** When it expired: 'yesterday', '3 days ago'. */
  expired: (when: string) => string;
  /** Shown next to a suggested date. */
  guess: string;
  /** Precedes the recipe. */
  dish: string;
  /** The link to plan a week with it, and its continuation for screen readers. */
  plan: string;
  planOf: (name: string) => string;
}

export const LABELS = (): UseUpListLabels => ({
  title: 'Use up',
  expires: (when) => `expires ${when}`,
  expired: (when) => `expired ${when}`,
  guess: 'a guess',
  dish: 'in',
  plan: 'Use this up',
  planOf: (name) => `(${name})`,
});
