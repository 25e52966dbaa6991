import { convertQuantity, UNITS, type Unit } from '../units.ts';
import type { ReadAmount } from './amount.ts';
import { numberAt } from './number-at.ts';
import type { Token } from './text.ts';
import { isMeasured, unitAt } from './unit-at.ts';

/** Words between two amounts, and what they make of the second. */
const JOINS: Readonly<Record<string, 1 | -1>> = { plus: 1, and: 1, minus: -1, less: -1 };
/** Which measures are added to a larger one without a word between them: '1 lb 2 oz', '1 cup 2 tbsp'. */
const SMALLER: Readonly<Partial<Record<Unit, readonly Unit[]>>> = {
  lb: ['oz'],
  kg: ['g'],
  l: ['ml'],
  cup: ['tbsp', 'tsp', 'fl oz'],
  tbsp: ['tsp'],
};

/** Whether the next words add to the amount, or take from it: '1 cup plus 2 tbsp', '1 cup minus 2 tbsp'. */
export function isSum(tokens: readonly Token[], now: ReadAmount): boolean {
  if (now.unit === null || now.quantity === null) return false;
  const isJoined = joinAt(tokens, now) !== 0;
  const from = now.length + (isJoined ? 1 : 0);
  const number = numberAt(tokens, from);
  const unit = number && unitAt(tokens, from + number.length)?.unit;
  if (!unit) return false;
  return isJoined ? isMeasured(unit) || unit === 'pinch' : SMALLER[now.unit]?.includes(unit) === true;
}

/** The amount together with what the next words add to it, or take from it. */
export function summed(tokens: readonly Token[], now: ReadAmount): ReadAmount {
  const from = now.length + (joinAt(tokens, now) !== 0 ? 1 : 0);
  const number = numberAt(tokens, from);
  const unit = number && unitAt(tokens, from + number.length);
  if (!number || !unit?.unit || now.unit === null) return now;
  // '210 g plus 4 tbsp', '1 cup plus a pinch': the first of them.
  const isAlike = UNITS[unit.unit].kind === UNITS[now.unit].kind;
  if (!isAlike) return { ...now, length: from + number.length + 1 };
  const more = convertQuantity(number.value * unit.factor, unit.unit, now.unit);
  return {
    ...now,
    quantity: (now.quantity ?? 0) + (joinAt(tokens, now) || 1) * more,
    length: from + number.length + 1,
  };
}

function joinAt(tokens: readonly Token[], { length }: ReadAmount): 0 | 1 | -1 {
  const word = tokens[length]?.lower ?? '';
  return Object.hasOwn(JOINS, word) ? (JOINS[word] ?? 0) : 0;
}
