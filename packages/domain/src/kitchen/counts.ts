import type { KitchenAmount } from './measure.ts';
import { offBy } from './nicest.ts';

/** Nobody halves these: 2.5 cloves become 2–3. */
const WHOLE = new Set(['clove', 'leaf', 'sprig', 'slice', 'sheet', 'stalk', 'handful', 'pinch']);
const PARTS = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
/** From this amount up, there are no halves. */
const WHOLE_FROM = 10;
/** Below this amount, there are thirds and quarters. */
const PARTS_BELOW = 4;
const NEAR = 1.5;
/** A quarter of a teaspoon. */
const PINCHES_IN_QUARTER = 4;

const saying = (quantity: number, unit: string, exact: number): KitchenAmount => ({
  parts: [{ quantity, unit }],
  ...(offBy(quantity, exact) > NEAR && { nuance: 'about' as const }),
});

/** Pieces and cans: thirds and quarters up to four, halves up to ten. What nobody cuts stays whole. */
export function inPieces(quantity: number, unit: string): KitchenAmount {
  if (unit === 'pinch' && quantity >= PINCHES_IN_QUARTER)
    return { parts: [{ quantity: Math.round(quantity / PINCHES_IN_QUARTER) / 4, unit: 'tsp' }] };
  if (WHOLE.has(unit)) return inWholes(quantity, unit);
  if (quantity >= WHOLE_FROM) return saying(Math.round(quantity), unit, quantity);
  if (quantity >= PARTS_BELOW) return saying(Math.round(quantity * 2) / 2, unit, quantity);
  const whole = Math.floor(quantity + 1e-9);
  const rest = quantity - whole;
  const part = (whole === 0 ? PARTS : [0, ...PARTS]).reduce((best, one) =>
    Math.abs(one - rest) < Math.abs(best - rest) ? one : best,
  );
  return saying(whole + part, unit, quantity);
}

function inWholes(quantity: number, unit: string): KitchenAmount {
  if (quantity < 0.75) {
    const isSmall = quantity < 0.4 || unit === 'pinch' || unit === 'handful';
    return isSmall
      ? { parts: [{ quantity: 1, unit }], nuance: 'small' }
      : { parts: [{ quantity: 1 / 2, unit }] };
  }
  const down = Math.floor(quantity);
  const rest = quantity - down;
  if (quantity < WHOLE_FROM && rest > 0.35 && rest < 0.65)
    return { parts: [{ quantity: down, unit }], upTo: down + 1 };
  return { parts: [{ quantity: Math.round(quantity), unit }] };
}
