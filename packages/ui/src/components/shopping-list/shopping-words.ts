import { sayAmount } from '@larder/domain';
import type { LocaleFormat } from '../locale/index.ts';
import type { ShoppingPacks } from './shopping-item.ts';

/** Text labels of a shopping list and its parts. */
export interface ShoppingListLabels {
  /** How many of the total are checked, in large type. */
  progress: (checked: number, total: number) => string;
  /** The percentage next to it, from 0 to 100. */
  complete: (percentage: number) => string;
  /** Accessible name of the bar. */
  progressTitle: string;
  clearAll: string;
  checkAll: string;
  copy: string;
  /** The number of items in a category. */
  count: (items: number) => string;
  /** A category's display name. */
  category: (category: string) => string;
  /** The amount to buy, also in the copied list. */
  amount: (quantity: number, unit: string) => string;
  /** An amount in the line below the name, without the name: '3' for eggs. */
  named: (quantity: number, unit: string) => string;
  /** The breakdown: what the plan needs and what the pantry has. */
  figures: (need: string, have: string) => string;
  /** The same if the pantry has none. */
  needed: (need: string) => string;
  /** For negligible amounts. */
  little: string;
  /** Shown below the name of a staple. */
  staple: string;
  /** The approximate cost of the list, and whether it has staples, which are not counted. */
  estimate: (cost: number, hasStaples: boolean) => string;
  /** The shop unit, shown instead of the amount to buy. */
  soldAs: (kind: 'pack' | 'bottle', count: number) => string;
  /** The packs to buy, shown below the amount. */
  packs: (packs: ShoppingPacks) => string;
  /** Shown below the amount if the pantry has some of what is needed. */
  toBuy: string;
  buy: string;
  buying: string;
  /** What the button will do with this many checked items; with none, why it does nothing. */
  buyHint: (checked: number) => string;
  /** Added when purchases are synced later. */
  buyLater: string;
  /** Heading of purchases that are not yet synced. */
  waiting: string;
  /** Heading of past purchases, and one purchase by its date. */
  bought: string;
  boughtOn: (date: string) => string;
  undo: string;
  /** Accessible name of the undo button, including the purchase. */
  undoName: (names: readonly string[]) => string;
  /** Buttons of purchases that could not be added, and their accessible names. */
  addAnyway: string;
  addAnywayName: (names: readonly string[]) => string;
  discard: string;
  discardName: (names: readonly string[]) => string;
  emptyTitle: string;
  emptyText: string;
}

/** A short name for a purchase: 'Leek and 2 more'. */
const firstOf = ([first = '', ...others]: readonly string[], format: LocaleFormat): string =>
  others.length === 0 ? first : `${first} and ${format.count(others.length)} more`;

export const SHOPPING_WORDS = (format: LocaleFormat): ShoppingListLabels => ({
  progress: (checked, total) => `${format.count(checked)} of ${format.count(total)} items`,
  complete: (percentage) => `${format.percent(percentage)} complete`,
  progressTitle: 'Shopping progress',
  clearAll: 'Clear All',
  checkAll: 'Check All',
  copy: 'Copy List',
  count: (items) => `${format.count(items)} ${items === 1 ? 'item' : 'items'}`,
  category: (category) => category,
  amount: (quantity, unit) => sayAmount({ quantity, unit }, { write: format.quantity }),
  named: (quantity, unit) => sayAmount({ quantity, unit }, { write: format.quantity, isNamed: true }),
  figures: (need, have) => `Need ${need}, have ${have}`,
  needed: (need) => `Need ${need}`,
  little: 'a little',
  staple: 'Staple: you may have it',
  estimate: (cost, hasStaples) =>
    `About ${format.money(cost, 0)}${hasStaples ? ', staples not counted' : ''}`,
  soldAs: (kind, count) => sayAmount({ quantity: count, unit: kind }, { write: format.quantity }),
  packs: ({ count, unit, size, sizeUnit }) => {
    const write = format.quantity;
    const one = sayAmount({ quantity: size, unit: sizeUnit }, { write, isNamed: true });
    return `${sayAmount({ quantity: count, unit }, { write })} of ${one}`;
  },
  toBuy: 'to buy',
  buy: 'Bought it',
  buying: 'Putting away...',
  buyHint: (checked) =>
    checked === 0
      ? 'Check off what you have bought to put it in your pantry.'
      : `${format.count(checked)} checked ${checked === 1 ? 'item goes' : 'items go'} into your pantry.`,
  buyLater: 'It will be sent when you are back online.',
  waiting: 'Waiting to be sent',
  bought: 'Bought',
  boughtOn: (date) => date,
  undo: 'Undo',
  undoName: (names) => `Undo: ${firstOf(names, format)} bought`,
  addAnyway: 'Add it anyway',
  addAnywayName: (names) => `Add it anyway: ${firstOf(names, format)}`,
  discard: 'Discard',
  discardName: (names) => `Discard: ${firstOf(names, format)}`,
  emptyTitle: 'No shopping list items found',
  emptyText: 'All ingredients are available in your pantry!',
});
