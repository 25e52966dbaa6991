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

/** Words that say how something is, and change nothing about what it is. */
export const LOOKS: ReadonlySet<string> = new Set(
  'fresh large small big medium huge tiny ripe nice good best organic homemade heirloom local seasonal free-range'.split(
    ' ',
  ),
);

/** Words for what was done to something. They belong to a name that nobody knows, and not to one that is known without. */
export const PREPARED: ReadonlySet<string> = new Set(
  'dried ground smoked frozen tinned canned jarred chopped diced sliced grated shredded minced crushed peeled roasted toasted cooked boiled raw pickled salted unsalted whole plain baby mixed bottled'.split(
    ' ',
  ),
);

/** Names that begin with a number. */
export const NUMBERED_NAMES: readonly string[] = ['five spice', 'seven spice', 'half and half', 'seven up'];

const COUNTS: ReadonlySet<string> = new Set([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  ),
  ...'sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  ...'hundred hundreds thousand thousands dozen dozens half halves quarter quarters third thirds x'.split(
    ' ',
  ),
]);

const MEASURES: ReadonlySet<string> = new Set([
  ...'g gr gram grams gramme grammes kg kilo kilos kilogram kilograms mg'.split(' '),
  ...'oz ounce ounces lb lbs pound pounds'.split(' '),
  ...'ml millilitre millilitres milliliter milliliters cl dl l litre litres liter liters'.split(' '),
  ...'tsp teaspoon teaspoons tbsp tablespoon tablespoons spoon spoons spoonful spoonfuls'.split(' '),
  ...'cup cups pint pints quart quarts gallon gallons'.split(' '),
  ...'piece pieces bunch bunches can cans tin tins clove cloves handful handfuls head heads jar jars'.split(
    ' ',
  ),
  ...'leaf leaves pack packs packet packets package packages pinch pinches sheet sheets slice slices'.split(
    ' ',
  ),
  ...'sprig sprigs stalk stalks stick sticks bag bags box boxes bottle bottles carton cartons tube tubes'.split(
    ' ',
  ),
  ...'bulb bulbs loaf loaves block blocks tub tubs punnet punnets pot pots bar bars cube cubes'.split(' '),
  ...'dash dashes drop drops knob knobs pair pairs rasher rashers fillet fillets glass glasses bowl bowls'.split(
    ' ',
  ),
]);

/** Whether a word is a quantity: '2', '1/2', '½', '1.5', 'two', 'dozen', also with its unit as '500g' or '2kg'. */
export function isQuantity(word: string): boolean {
  if (COUNTS.has(word)) return true;
  const [, unit] = /^(?:\d+(?:[.,/]\d+)?[½¼¾⅓⅔]?|[½¼¾⅓⅔])([a-z]*)$/.exec(word) ?? [];
  return unit !== undefined && (unit === '' || unit === 'x' || MEASURES.has(unit));
}

/** Whether a word is what quantities are counted in: 'grams', 'tins', 'bunch'. Some are ingredients too: 'cloves'. */
export function isMeasure(word: string): boolean {
  return MEASURES.has(word);
}
