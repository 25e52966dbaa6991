import type { ShoppingGroup } from '../shopping-groups.ts';
import { UNITS } from '../units.ts';
import type { MeasuredAmount } from './amounts.ts';

/** What a shop sells of things that a recipe takes by the spoon. */
export type SoldAs = 'pack' | 'bottle';

const IN_BOTTLES = /\b(?:oil|vinegar|sauce|extract|wine|sherry|brandy|marsala)$/i;
/** In millilitres and grams: nobody needs more than one pack or bottle for less. */
const [PACK, BOTTLE] = [100, 500];
/** In grams or millilitres. */
const LITTLE = 10;

const measured = ({ quantity, unit }: MeasuredAmount): number | null => {
  const { kind, factor } = UNITS[unit];
  return kind === 'weight' || kind === 'volume' ? quantity * factor : null;
};

/**
 * How what is needed is bought where no shop weighs it: salt and spices by the pack, oil and vinegar by the bottle. Null for what is
 * bought by its amount.
 */
export function soldAs(name: string, category: ShoppingGroup, amount: MeasuredAmount): SoldAs | null {
  const size = amount.unit === 'pinch' ? 0 : measured(amount);
  if (size === null) return null;
  if (category === 'Spices' && size <= PACK) return 'pack';
  return IN_BOTTLES.test(name) && size <= BOTTLE ? 'bottle' : null;
}

/** Whether an amount is so small that a cook calls it 'a little'. */
export function isALittle(amount: MeasuredAmount): boolean {
  const size = measured(amount);
  return size !== null && size < LITTLE;
}
