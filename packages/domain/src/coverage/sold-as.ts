import type { ShoppingGroup } from '../shopping-groups.ts';
import { UNITS } from '../units.ts';
import type { MeasuredAmount } from './amounts.ts';

/** What a shop sells of ingredients that recipes measure by the spoon. */
export type SoldAs = 'pack' | 'bottle';

const IN_BOTTLES = /\b(?:oil|vinegar|sauce|extract|wine|sherry|brandy|marsala)$/i;
/** In millilitres and grams: a recipe that takes more says so, and the shop does too. */
const BOTTLE = 500;
/** In grams or millilitres. */
const LITTLE = 10;

const measured = ({ quantity, unit }: MeasuredAmount): number | null => {
  const { kind, factor } = UNITS[unit];
  return kind === 'weight' || kind === 'volume' ? quantity * factor : null;
};

/** Pinches, and cardamom pods or dried chillies: nobody sells five. */
const isCounted = ({ unit }: MeasuredAmount, category: ShoppingGroup): boolean =>
  unit === 'pinch' || (category === 'Spices' && unit === 'piece');

/**
 * How an ingredient is bought if no shop weighs it: salt and spices by the pack, however much, oil and vinegar by
 * the bottle. Null for anything bought by amount.
 */
export function soldAs(name: string, category: ShoppingGroup, amount: MeasuredAmount): SoldAs | null {
  const size = isCounted(amount, category) ? 0 : measured(amount);
  if (size === null) return null;
  if (category === 'Spices') return 'pack';
  return IN_BOTTLES.test(name) && size <= BOTTLE ? 'bottle' : null;
}

/** Whether an amount is small enough to call 'a little'. */
export function isALittle(amount: MeasuredAmount): boolean {
  const size = measured(amount);
  return size !== null && size < LITTLE;
}
