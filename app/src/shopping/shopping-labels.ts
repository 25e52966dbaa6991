import { sayShopAmount, type UnitSystem } from '@larder/domain';
import type { ShoppingListLabels } from '@larder/ui/shopping-list';
import { t } from '../platform/language/t.ts';

/** If it is empty but for lines in the cook's own words, which stand below it. */
const emptyButForOthers = (): Partial<ShoppingListLabels> => ({
  emptyTitle: t('Nothing else to buy'),
  emptyText: t('Everything else is in your pantry.'),
});

/** How the list says amounts in the cook's units, and that it is empty. */
export const shoppingLabels = (units: UnitSystem, hasOthers: boolean): Partial<ShoppingListLabels> => ({
  ...(hasOthers && emptyButForOthers()),
  ...(units !== 'as_written' && {
    amount: (quantity: number, unit: string) => sayShopAmount({ quantity, unit }, units),
    named: (quantity: number, unit: string) => sayShopAmount({ quantity, unit }, units, { isNamed: true }),
  }),
});
