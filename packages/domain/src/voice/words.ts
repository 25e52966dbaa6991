import { isNumber } from '../names/numbers.ts';
import { isUnitWord } from '../names/unit-words.ts';
import { HESITATIONS } from './beginnings.ts';

/** Words between ingredients, and around them, that name nothing. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...HESITATIONS,
  ...'a an the some any my our your this that these those'.split(' '),
  ..."i we you it he she they i'm i've i'd i'll we've we're there's here's that's it's let's".split(' '),
  ...'have has had got get is are was were be been do does did see can could would will'.split(' '),
  ...'think know guess need want going used'.split(' '),
  ...'bought buy add put let say mean like just also too as well maybe perhaps about around almost nearly'.split(
    ' ',
  ),
  ...'and plus then or but with for from to at in on into next there here still again more another other'.split(
    ' ',
  ),
  ...'lot lots plenty loads bit bits little few couple several many much enough left leftover over'.split(
    ' ',
  ),
  ...'pantry fridge freezer cupboard cupboards kitchen shelf shelves drawer basket house home'.split(' '),
  ...'thanks thank all everything ingredients ingredient things stuff me us'.split(' '),
]);

/** Words after which is named what is not there. */
export const DENIALS: ReadonlySet<string> = new Set(
  "no not out don't doesn't haven't hasn't isn't aren't without".split(' '),
);

/** Words with which somebody begins anew, and tells again what is there. */
export const RESTARTS: ReadonlySet<string> = new Set("but i i've we we've there there's".split(' '));

/** Names that begin with a number. */
export const NUMBERED_NAMES: readonly string[] = ['five spice', 'seven spice', 'half and half', 'seven up'];

/** Whether a word is a quantity: '2', '1/2', '½', '1.5', 'two', 'dozen', also with its unit as '500g' or '2kg'. */
export function isQuantity(word: string): boolean {
  if (word === 'x' || isNumber(word)) return true;
  const [, unit] = /^(?:\d+(?:[.,/]\d+)?[½¼¾⅓⅔]?|[½¼¾⅓⅔])([a-z]*)$/.exec(word) ?? [];
  return unit !== undefined && (unit === '' || unit === 'x' || isUnitWord(unit));
}
