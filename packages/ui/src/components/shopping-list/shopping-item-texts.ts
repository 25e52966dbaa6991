import { isALittle, isUnit } from '@larder/domain';
import type { ShoppingItem } from './shopping-item.ts';
import type { ShoppingListRowProps } from './shopping-list-row.tsx';
import type { ShoppingListLabels } from './shopping-words.ts';

/** The texts of an item's row beside its name: how much to buy, how that comes in shops, and why. */
export const shoppingItemTexts = (
  item: ShoppingItem,
  words: ShoppingListLabels,
): Pick<ShoppingListRowProps, 'amount' | 'amountDetail' | 'detail'> => ({
  amount: item.soldAs
    ? words.soldAs(item.soldAs, item.soldCount ?? 1)
    : words.amount(item.quantity, item.unit),
  amountDetail: belowAmount(item, words),
  detail: figures(item, words),
});

const isPartly = ({ need, have }: ShoppingItem) => need !== undefined && have !== undefined;

/** How it is sold, or that the amount is what is missing. */
function belowAmount(item: ShoppingItem, words: ShoppingListLabels): string | undefined {
  if (item.soldAs) return undefined;
  if (item.packs) return words.packs(item.packs);
  return isPartly(item) ? words.toBuy : undefined;
}

/** The breakdown of the amount, and any notes. */
function figures(item: ShoppingItem, words: ShoppingListLabels): string | undefined {
  const { need, have, unit, needUnit = unit, haveUnit = needUnit, soldAs, quantity, note } = item;
  // 'Need 1 head, have 3' would be three heads.
  const say = haveUnit === needUnit ? words.named : words.amount;
  const amount = (some: number, of: string) =>
    isUnit(of) && isALittle({ quantity: some, unit: of }) ? words.little : say(some, of);
  const parts = [
    need === undefined
      ? soldAs && words.needed(words.named(quantity, unit))
      : have === undefined
        ? words.needed(words.named(need, needUnit))
        : words.figures(words.named(need, needUnit), amount(have, haveUnit)),
    note,
    item.staple && words.staple,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
