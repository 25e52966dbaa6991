import { isPluralName } from '../plural.ts';
import { isNamedByUnit } from '../say-amount.ts';
import { UNITS, type Unit } from '../units.ts';
import type { Ingredient } from './ingredient.ts';

/** Units of which each is a part of one: a slice of tomato, a head of cauliflower. */
const OF_ONE: ReadonlySet<string> = new Set(['head', 'slice', 'sprig', 'stalk', 'leaf', 'clove', 'sheet']);
/** From so many grams on a piece is not weighed with others: 500 g of cauliflower, but of onions. */
const LARGE = 300;
/** What says in a name how many there are of it. */
const HEADS_OF = /^heads of /;

/**
 * An ingredient as it stands beside an amount of it: 3 'onions', ½ 'onion', 1 head of 'cauliflower', 2 'bay leaves'.
 * `quantity` is null for 'some'.
 */
export function nounBeside(
  { name, plural, gramsPer }: Pick<Ingredient, 'name' | 'plural' | 'gramsPer'>,
  quantity: number | null,
  unit: Unit,
): string {
  const isOne = quantity !== null && quantity <= 1;
  // The plural of chicory is 'heads of chicory', that of fennel 'fennel bulbs'.
  const hasOwnCount = HEADS_OF.test(plural) || plural.startsWith(`${name} `);
  if (unit === 'piece') return !isOne ? plural : oneOf(hasOwnCount ? plural : name);
  if (isNamedByUnit(name, unit)) return isOne ? oneOf(name) : plural;
  if (OF_ONE.has(unit)) return isPluralName(name) && gramsPer.piece && unit !== 'sprig' ? oneOf(name) : name;
  const isWeighed = ['weight', 'volume'].includes(UNITS[unit].kind);
  return hasOwnCount || (isWeighed && (gramsPer.piece ?? 0) >= LARGE) ? name : plural;
}

/** One of what is named as several: a 'perilla leaf', a 'head of chicory'. */
function oneOf(name: string): string {
  if (HEADS_OF.test(name)) return name.replace(/^heads/, 'head');
  if (!isPluralName(name)) return name;
  return name
    .replace(/leaves$/, 'leaf')
    .replace(/ies$/, 'y')
    .replace(/(o|sh|ch|x)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}
