import { sayAmount } from '@larder/domain';
import type { LocaleFormat } from '../locale/index.ts';

/** The words of a shopping list and its parts. */
export interface ShoppingListLabels {
  /** How many are checked of how many, in large letters. */
  progress: (checked: number, total: number) => string;
  /** Beside it, from 0 to 100. */
  complete: (percentage: number) => string;
  /** What the bar shows, for screen readers. */
  progressTitle: string;
  clearAll: string;
  checkAll: string;
  copy: string;
  /** How many items a category has. */
  count: (items: number) => string;
  /** A category's name, by the name it has in the data. */
  category: (category: string) => string;
  /** How much to buy; also in the copied list. */
  amount: (quantity: number, unit: string) => string;
  /** An amount in the line below the name, which says what it is of: '3' of eggs. */
  named: (quantity: number, unit: string) => string;
  /** Where the amount comes from: what the plan needs and what the pantry has. */
  figures: (need: string, have: string) => string;
  /** The same where the pantry has none. */
  needed: (need: string) => string;
  /** In place of an amount that is hardly anything. */
  little: string;
  /** How a shop sells it, in place of the amount to buy. */
  soldAs: (kind: 'pack' | 'bottle') => string;
  /** Below the amount where the pantry has some of what is needed. */
  toBuy: string;
  buy: string;
  buying: string;
  /** What the button will do, from how many are checked; with none, why it does nothing. */
  buyHint: (checked: number) => string;
  /** Beside that: that it is sent later. */
  buyLater: string;
  /** The heading of what was bought while it could not be sent. */
  waiting: string;
  /** The heading of what was bought, and a purchase by its date. */
  bought: string;
  boughtOn: (date: string) => string;
  undo: string;
  /** What the button is called for screen readers: which purchase it takes back. */
  undoName: (names: readonly string[]) => string;
  /** The buttons of what could not be added, and what they are called for screen readers. */
  addAnyway: string;
  addAnywayName: (names: readonly string[]) => string;
  discard: string;
  discardName: (names: readonly string[]) => string;
  emptyTitle: string;
  emptyText: string;
}

/** What a purchase is called by: 'Leek and 2 more'. */
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
  soldAs: (kind) => `1 ${kind}`,
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
