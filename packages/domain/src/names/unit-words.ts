import { UNITS, type Unit } from '../units.ts';

/**
 * A unit word in terms of our units: a decilitre is 100 ml. A null unit only says how something is sold or
 * packed.
 */
interface UnitMeaning {
  readonly unit: Unit | null;
  readonly factor: number;
}

/** The words for each of our units. */
const WORDS: Readonly<Record<Unit, string>> = {
  piece: 'piece pieces pc pcs nos ct',
  g: 'g gr gm gms gram grams gramme grammes',
  kg: 'kg kgs kilo kilos kilogram kilograms',
  oz: 'oz ounce ounces',
  lb: 'lb lbs pound pounds',
  ml: 'ml mls millilitre millilitres milliliter milliliters',
  l: 'l lt ltr litre litres liter liters',
  tsp: 'tsp tsps tsbp teaspoon teaspoons teaspoonful teaspoonfuls',
  tbsp: 'tbsp tbsps tbps tbs tb tbl tblsp tablespoon tablespoons tablespoonful tablespoonfuls',
  'fl oz': 'floz',
  cup: 'cup cups cupful cupfuls c',
  bottle: 'bottle bottles',
  bunch: 'bunch bunches',
  can: 'can cans tin tins',
  clove: 'clove cloves',
  handful: 'handful handfuls',
  head: 'head heads bulb bulbs',
  jar: 'jar jars',
  leaf: 'leaf leaves',
  pack: 'pack packs pk pks packet packets pkt pkts pkg pkgs package packages punnet punnets bag bags box boxes sachet sachets pouch pouches envelope envelopes',
  pinch: 'pinch pinches',
  sheet: 'sheet sheets',
  slice: 'slice slices rasher rashers',
  sprig: 'sprig sprigs springs branch branches',
  stalk: 'stalk stalks stick sticks rib ribs stem stems',
};

/** Measures that are multiples of our units, by unit and factor; US values, as for cups. */
const MULTIPLES: readonly (readonly [unit: Unit, factor: number, words: string])[] = [
  ['g', 0.001, 'mg'],
  ['g', 15, 'knob knobs'],
  ['ml', 10, 'cl dessertspoon dessertspoons'],
  ['ml', 100, 'dl'],
  ['cup', 1, 'half-pint half-pints'],
  ['cup', 2, 'pt pts pint pints'],
  ['cup', 4, 'qt qts quart quarts'],
  ['cup', 16, 'gal gallon gallons'],
  ['tsp', 1, 'squeeze splash splashes'],
  ['tbsp', 1, 'drizzle drizzles glug glugs lug lugs'],
  [
    'pinch',
    1,
    'grating gratings grinding grind grinds sprinkle sprinkling twist twists crack cracks turn turns rasp rasps snip snips',
  ],
  ['pinch', 2, 'dash dashes'],
];

/** Words for cuts, packages and counts that are not our units. */
const OTHERS =
  'carton cartons tube tubes loaf loaves block blocks tub tubs pot pots bar bars cube cubes drop drops pair pairs fillet fillets glass glasses bowl bowls spoon spoons spoonful spoonfuls chunk chunks wedge wedges strip strips thumb ear ears ball balls round rounds ring rings nest nests log logs spear spears portion portions square squares scoop scoops cob cobs bundle bundles link links batch batches container containers sleeve sleeves disc discs strand strands thread threads length lengths shot shots wineglass wineglasses finger fingers recipe recipes bit bits lump lumps layer layers';

/** Our units in Spanish, French and Italian. */
const ABROAD: Readonly<Partial<Record<Unit, string>>> = {
  g: 'gramos grammes grammi',
  l: 'litro litros litri',
  tsp: 'cucharadita cucharaditas cucchiaino cucchiaini',
  tbsp: 'cucharada cucharadas cucchiaio cucchiai',
  bunch: 'manojo manojos mazzo mazzi bouquet bouquets',
  can: 'lata latas barattolo barattoli',
  clove: 'diente dientes gousse gousses spicchio spicchi',
  handful: 'puñado puñados poignée poignées manciata manciate',
  leaf: 'hoja hojas feuille feuilles foglia foglie',
  pinch: 'pizca pizcas pincée pincées pizzico',
  slice: 'rebanada rebanadas loncha lonchas tranche tranches fetta fette',
  sprig: 'ramita ramitas branche branches rametto rametti',
};

/** Words for length, which nothing is bought by: 'a 5 cm piece of ginger'. */
const LENGTHS: ReadonlySet<string> = new Set('cm mm inch inches in'.split(' '));

const NONE: UnitMeaning = { unit: null, factor: 1 };
const MEANINGS: ReadonlyMap<string, UnitMeaning> = new Map([
  ...OTHERS.split(' ').map((word): [string, UnitMeaning] => [word, NONE]),
  ...MULTIPLES.flatMap(([unit, factor, words]) => meant(unit, words, factor)),
  ...(Object.keys(ABROAD) as Unit[]).flatMap((unit) => meant(unit, ABROAD[unit] ?? '')),
  ...(Object.keys(UNITS) as Unit[]).flatMap((unit) => meant(unit, WORDS[unit])),
]);

function meant(unit: Unit, words: string, factor = 1): [string, UnitMeaning][] {
  return words.split(' ').map((word) => [word, { unit, factor }]);
}

/** The words for one of our units. */
export const unitWords = (unit: Unit): readonly string[] => WORDS[unit].split(' ');

/** Units for which a tin of something is counted. */
export const TIN_WORDS: ReadonlySet<string> = new Set(['tin', 'tins', 'can', 'cans']);

/** Looks up a unit word; undefined if it is not one. 'T' is a tablespoon and 't' a teaspoon. */
export function unitMeaning(word: string): UnitMeaning | undefined {
  if (word === 'T') return MEANINGS.get('tbsp');
  return MEANINGS.get(word === 't' ? 'tsp' : word.toLowerCase());
}

/** Whether a word counts quantities: 'grams', 'tins', 'bunch'. Some are also ingredients: 'cloves'. */
export function isUnitWord(word: string): boolean {
  return unitMeaning(word) !== undefined;
}

/** Whether a word is a measure of length. */
export function isLength(word: string): boolean {
  return LENGTHS.has(word);
}
