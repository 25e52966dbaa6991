import { roundDownToHave, sayAmount, sayAmountOf, sayShopAmount, type UnitSystem } from '@larder/domain';
import type { ShoppingItem, ShoppingPurchase, WaitingShoppingPurchase } from '@larder/ui/shopping-list';
import type { MealPlan } from '../plan/current/meal-plan.query.ts';
import { t } from '../platform/language/t.ts';
import { frozenNote } from './frozen-words.ts';
import { keepingNote } from './keeping-words.ts';
import { shoppingId } from './shopping-id.ts';
import type { WaitingPurchase } from './waiting-purchases.ts';
import { regionalName, shownName } from '../platform/locale/shown-name.ts';

/** Items to buy, excluding unsynced purchases, with the amounts already in the pantry. */
export function toItems(
  { id, shopping_items: all }: MealPlan,
  waiting: readonly WaitingPurchase[] = [],
  units: UnitSystem = 'as_written',
): ShoppingItem[] {
  const bought = new Set(
    waiting.filter(({ planId }) => planId === id).flatMap(({ checkedIds }) => checkedIds),
  );
  return all
    .filter((item) => !bought.has(shoppingId(item)))
    .map((item) => ({
      id: shoppingId(item),
      name: shownName(item.name),
      quantity: item.buy,
      unit: item.unit,
      category: item.category,
      soldAs: item.sold_as ?? undefined,
      soldCount: item.sold_count,
      packs: item.packs ? inPacks(item.packs) : undefined,
      cost: item.estimated_cost ?? undefined,
      staple: item.staple,
      note: [item.parts?.map((part) => partText(part, units)).join(', '), keepingNote(item)]
        .filter(Boolean)
        .join(' · '),
      ...neededOf(item),
    }));
}

/** What the plan needs and the pantry has, as the recipes say it. */
function neededOf({
  need,
  have,
  unit,
  in_pantry: stock,
  in_recipes: weighed,
}: MealPlan['shopping_items'][number]) {
  const said = weighed ?? { need, have, unit };
  if (have === 0) return weighed && { need: weighed.need, needUnit: weighed.unit };
  return {
    need: said.need,
    needUnit: said.unit,
    have: stock?.quantity ?? roundDownToHave(said.have, said.unit),
    haveUnit: stock?.unit ?? said.unit,
  };
}

const inPacks = ({ count, unit, size }: NonNullable<MealPlan['shopping_items'][number]['packs']>) => ({
  count,
  unit,
  size: size.quantity,
  sizeUnit: size.unit,
});

type Part = NonNullable<MealPlan['shopping_items'][number]['parts']>[number];

/** '4 for egg yolks', '200 g of rice'. */
function partText({ name, quantity, unit = 'piece' }: Part, units: UnitSystem): string {
  const isMeasured = unit === 'g' || unit === 'kg' || unit === 'ml' || unit === 'l';
  if (isMeasured && units !== 'as_written')
    return t('{amount} of {ingredient}', {
      amount: sayShopAmount({ quantity, unit }, units),
      ingredient: regionalName(name),
    });
  if (unit !== 'piece') return sayAmountOf({ quantity, unit }, regionalName(name));
  return t('{amount} for {ingredient}', {
    amount: sayAmount({ quantity, unit }, { isNamed: true }),
    ingredient: regionalName(name),
  });
}

/** Purchases that are not synced yet, or wait for the cook. */
export const toWaiting = (
  { key, boughtAt, items, isTakenBack = false, refused }: WaitingPurchase,
  addedAnyway: readonly string[],
): WaitingShoppingPurchase => ({
  ...(refused !== undefined && {
    problem: [t('This could not be added to your pantry.'), refused].filter(Boolean).join(' '),
  }),
  pending: isTakenBack || addedAnyway.includes(key),
  id: key,
  boughtAt,
  items: items.map((item) => ({
    id: shoppingId(item),
    name: item.name,
    quantity: item.quantity,
    unit: item.unit,
  })),
});

/** Purchases for the plan. */
export const toPurchases = ({ purchases }: MealPlan): ShoppingPurchase[] =>
  purchases.map(({ id, bought_at: arrivedAt, bought_on: boughtAt = arrivedAt, items }) => ({
    id,
    boughtAt,
    items: items.map((item) => ({
      id: shoppingId(item),
      name: shownName(item.name),
      quantity: item.quantity,
      unit: item.unit,
      note: frozenNote(item),
    })),
  }));
