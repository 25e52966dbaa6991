import { sayShopAmount, type UnitSystem } from '@larder/domain';
import type { ShoppingListLabels } from '@larder/ui/shopping-list';

/** If it is empty but for lines in the cook's own words, which stand below it. */
const EMPTY_BUT_FOR_OTHERS: Partial<ShoppingListLabels> = {
  emptyTitle: 'Nothing else to buy',
  emptyText: 'Everything else is in your pantry.',
};

/** How the list says amounts in the cook's units, and that it is empty. */
export const shoppingLabels = (units: UnitSystem, hasOthers: boolean): Partial<ShoppingListLabels> => ({
  ...(hasOthers && EMPTY_BUT_FOR_OTHERS),
  ...(units !== 'as_written' && {
    amount: (quantity: number, unit: string) => sayShopAmount({ quantity, unit }, units),
    named: (quantity: number, unit: string) => sayShopAmount({ quantity, unit }, units, { isNamed: true }),
  }),
});
