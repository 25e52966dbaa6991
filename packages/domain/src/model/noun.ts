import { isPluralName } from '../plural.ts';
import { isNamedByUnit } from '../say-amount.ts';
import { UNITS, type Unit } from '../units.ts';
import type { Ingredient } from './ingredient.ts';

/** Units that are part of a whole: a slice of tomato, a head of cauliflower. */
const OF_ONE: ReadonlySet<string> = new Set(['head', 'slice', 'sprig', 'stalk', 'leaf', 'clove', 'sheet']);
/**
 * Pieces from this many grams are named individually when weighed: 500 g of cauliflower, but 500 g of onions.
 */
const LARGE = 300;
/** Words in a name that already say how many there are. */
const HEADS_OF = /^heads of /;

/**
 * An ingredient's name next to an amount: 3 'onions', ½ 'onion', 1 head of 'cauliflower', 2 'bay leaves'.
 * `quantity` is null for 'some'.
 */
export function nounBeside(
  { name, plural, gramsPer }: Pick<Ingredient, 'name' | 'plural' | 'gramsPer'>,
  quantity: number | null,
  unit: Unit,
): string {
  const isOne = quantity !== null && quantity <= 1;
  // The plural of chicory is 'heads of chicory', of fennel 'fennel bulbs'.
  const hasOwnCount = HEADS_OF.test(plural) || plural.startsWith(`${name} `);
  if (unit === 'piece') return !isOne ? plural : oneOf(hasOwnCount ? plural : name);
  if (isNamedByUnit(name, unit)) return isOne ? oneOf(name) : plural;
  if (OF_ONE.has(unit)) return isPluralName(name) && gramsPer.piece && unit !== 'sprig' ? oneOf(name) : name;
  const isWeighed = ['weight', 'volume'].includes(UNITS[unit].kind);
  return hasOwnCount || (isWeighed && (gramsPer.piece ?? 0) >= LARGE) ? name : plural;
}

/** The singular of such a name: 'perilla leaf', 'head of chicory'. */
function oneOf(name: string): string {
  if (HEADS_OF.test(name)) return name.replace(/^heads/, 'head');
  if (!isPluralName(name)) return name;
  return name
    .replace(/leaves$/, 'leaf')
    .replace(/ies$/, 'y')
    .replace(/(o|sh|ch|x)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}
