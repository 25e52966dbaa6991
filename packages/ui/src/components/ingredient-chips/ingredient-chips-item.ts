import type { ReactNode } from 'react';
import type { ItemId } from '../../vocabulary/ids.ts';

/** An owned ingredient. */
export interface IngredientChipsItem {
  id: ItemId;
  name: string;
  /** A drawing before the name, hidden from screen readers. */
  glyph?: ReactNode;
  /** Distinguishes it from other batches of the same ingredient, and is shown only if there are several. */
  batch?: IngredientChipsBatch | undefined;
}

/** One of several batches of the same ingredient. */
export interface IngredientChipsBatch {
  /** The date as '2026-11-27'. */
  expires?: string | null | undefined;
  /** The date is an estimate. */
  isGuess?: boolean | undefined;
  isOpened?: boolean | undefined;
  isFrozen?: boolean | undefined;
  /** The amount in words, shown only if nothing else distinguishes two batches. */
  amount?: string | undefined;
}
