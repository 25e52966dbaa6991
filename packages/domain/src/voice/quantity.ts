import { isNumber } from '../names/numbers.ts';
import { isUnitWord } from '../names/unit-words.ts';

/** Whether a word is a quantity: '2', '1/2', '½', '1.5', 'two', 'dozen', also with its unit as '500g' or '2kg'. */
export function isQuantity(word: string): boolean {
  if (word === 'x' || isNumber(word)) return true;
  const [, unit] = /^(?:\d+(?:[.,/]\d+)?[½¼¾⅓⅔]?|[½¼¾⅓⅔])([a-z]*)$/.exec(word) ?? [];
  return unit !== undefined && (unit === '' || unit === 'x' || isUnitWord(unit));
}
