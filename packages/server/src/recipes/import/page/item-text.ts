import { isTag, type Element } from 'domhandler';
import { isLikeIngredient } from '../text/like-ingredient.ts';
import { elementText } from './element-text.ts';
import { isAmount } from './is-amount.ts';

/** Characters. */
const SHORTEST_STEP = 25;
const FEWEST_STEPS = 3;

/** The text of an item on one line, unless its lines are what the page should have made items of. */
export function itemText(item: Element): string {
  const text = elementText(item);
  const lines = text.split('\n');
  const isMethod =
    lines.length >= FEWEST_STEPS && isOnlyItem(item) && lines.every((line) => line.length >= SHORTEST_STEP);
  // '2 leeks', and below it '300 g when trimmed', is one.
  const canBeSeveral = item.name !== 'li' || lines.length > 2 || isOnlyItem(item);
  const isIngredients =
    canBeSeveral && lines.filter((line) => isLikeIngredient(line) && !isAmount(line)).length > 1;
  return isMethod || isIngredients ? text : text.replaceAll('\n', ' ');
}

/** Whether it is the only item of a list: then its lines are what the list should have divided. */
const isOnlyItem = (item: Element): boolean =>
  item.name === 'li' && !hasElement(item, 'prev') && !hasElement(item, 'next');

/** Whether an element stands on this side of another in the same list. To count them all for each would take quadratic time. */
function hasElement(item: Element, side: 'prev' | 'next'): boolean {
  for (let node = item[side]; node; node = node[side]) if (isTag(node)) return true;
  return false;
}
