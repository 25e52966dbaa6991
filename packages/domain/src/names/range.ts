import type { Unit } from '../units.ts';
import type { ReadAmount } from './amount.ts';
import { amountsAtFront } from './amounts.ts';
import { plainNumberAt } from './number-at.ts';
import { partsOf, tokensOf, type Token } from './text.ts';
import { isMeasured } from './unit-at.ts';

/** The words between the two ends of a range, as `partsOf` has them: it writes '2–3' as '2 to 3'. */
const BETWEEN: ReadonlySet<string> = new Set(['to', 'or']);
/** How far two readings of one amount may be apart, as a share: stored amounts are rounded. */
const NEAR = 0.01;

interface ReadOfLine {
  readonly quantity: number;
  readonly unit: Unit | null;
}

/**
 * The lower end of a line's range, in the unit of the amount that was read of it: 2 for '2–3 tbsp oil' of 3 tbsp. An
 * amount counts as its upper end everywhere, so that nobody runs short.
 * @param text the line as the cook wrote it
 * @param amount what was read of it
 * @returns null if the line has no range, or one that does not end with this amount: the cook has changed it
 */
export function leastOf(text: string, amount: ReadOfLine): number | null {
  const { main, brackets } = partsOf(text);
  // '3-4 lb (1.4-1.8 kg)': the weight in brackets is the one that was read.
  for (const tokens of [main, ...brackets.map((inside) => tokensOf(inside))]) {
    const least = leastIn(tokens, amount);
    if (least !== null) return least;
  }
  return null;
}

function leastIn(tokens: readonly Token[], { quantity, unit }: ReadOfLine): number | null {
  const range = rangeIn(tokens);
  if (!range) return null;
  const amounts = amountsAtFront(tokens);
  // '4–6 garlic cloves': what is counted may be said by the name.
  const isCounted = !amounts.some((amount) => isMeasured(amount.unit)) && !isMeasured(unit);
  const isRead = (amount: ReadAmount) =>
    isNear(amount.quantity, quantity) && (isCounted || amount.unit === unit);
  const most = amounts.findLast(isRead);
  if (!most) return null;
  const lower = amountsAtFront([...tokens.slice(0, range.from), ...tokens.slice(range.to)]);
  const length = most.length - (range.to - range.from);
  const least =
    lower.find((amount) => amount.length === length && amount.unit === most.unit)?.quantity ?? null;
  return least !== null && least < quantity ? least : null;
}

/** From the word between the two ends of the first range to the end of its second number; null if there is none. */
function rangeIn(tokens: readonly Token[]): { from: number; to: number } | null {
  for (const at of tokens.keys()) {
    const first = plainNumberAt(tokens, at);
    if (!first) continue;
    const from = at + first.length;
    const second = BETWEEN.has(tokens[from]?.lower ?? '') ? plainNumberAt(tokens, from + 1) : null;
    if (second) return { from, to: from + 1 + second.length };
  }
  return null;
}

const isNear = (read: number | null, kept: number): boolean =>
  read !== null && Math.abs(read - kept) <= NEAR * kept;
