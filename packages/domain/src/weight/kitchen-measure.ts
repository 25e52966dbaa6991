import type { KitchenMeasure } from '../kitchen/index.ts';
import type { Ingredient } from '../model/ingredient.ts';
import { UNITS } from '../units.ts';
import type { UsualAmountOf } from './grams-of.ts';

/** What American kitchens measure by the stick. */
const STICKS: ReadonlySet<string> = new Set(['butter', 'unsalted-butter', 'margarine']);
/** They weigh what is cut or counted, though it has a density. */
const WEIGHED_KINDS: ReadonlySet<string> = new Set(['pasta', 'noodles', 'dark-chocolate', 'cheese']);
const WEIGHED: ReadonlySet<string> = new Set([
  'egg-noodle',
  'dark-chocolate',
  'milk-chocolate',
  'unsweetened-chocolate',
]);
/** Cheese is lighter than cream and no powder. */
const CHEESE_BELOW = 0.7;
const IN_SPOONFULS = /powder|cream|sorbet/;

/**
 * How kitchens measure an ingredient: null without a density. In metric, what shops sell by the litre is measured by volume,
 * the rest is weighed. In the United States, meat, vegetables, cheese, pasta and chocolate are weighed, butter comes in sticks, and
 * the rest is measured by the cup.
 */
export function kitchenMeasureOf(
  { slug, parent, category, gramsPerMl, gramsPer }: Ingredient,
  usualAmountOf: UsualAmountOf,
): KitchenMeasure | null {
  if (gramsPerMl === null) return null;
  const { unit } = usualAmountOf({ slug, gramsPer });
  const metric = UNITS[unit].kind === 'volume' || unit === 'bottle' ? 'volume' : 'weight';
  if (STICKS.has(slug)) return { gramsPerMl, metric: 'weight', us: 'sticks' };
  const isCheese = category === 'Dairy' && gramsPerMl < CHEESE_BELOW && !IN_SPOONFULS.test(slug);
  const isWeighed =
    category === 'Produce' ||
    category === 'Proteins' ||
    isCheese ||
    WEIGHED.has(slug) ||
    WEIGHED_KINDS.has(parent ?? slug);
  return { gramsPerMl, metric, us: isWeighed ? 'weight' : 'volume' };
}
