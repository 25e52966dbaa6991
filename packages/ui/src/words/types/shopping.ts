import type { ShoppingListLabels } from '../../components/shopping-list/index.ts';

/** What to buy. */
export interface ShoppingWords {
  'shopping-list': ShoppingListLabels;
}
