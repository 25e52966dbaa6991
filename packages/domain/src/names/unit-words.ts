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
  piece: 'piece pieces pc pcs nos',
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
  pack: 'pack packs packet packets pkt pkts pkg pkgs package packages punnet punnets bag bags box boxes sachet sachets pouch pouches envelope envelopes',
  pinch: 'pinch pinches',
  sheet: 'sheet sheets',
  slice: 'slice slices rasher rashers',
  sprig: 'sprig sprigs springs branch branches',
  stalk: 'stalk stalks stick sticks rib ribs stem stems',
};

/** Measures that are multiples of our units; US values, as for cups. */
const MULTIPLES: Readonly<Record<string, UnitMeaning>> = {
  mg: { unit: 'g', factor: 0.001 },
  cl: { unit: 'ml', factor: 10 },
  dl: { unit: 'ml', factor: 100 },
  dessertspoon: { unit: 'ml', factor: 10 },
  dessertspoons: { unit: 'ml', factor: 10 },
  pt: { unit: 'cup', factor: 2 },
  pts: { unit: 'cup', factor: 2 },
  qt: { unit: 'cup', factor: 4 },
  qts: { unit: 'cup', factor: 4 },
  gal: { unit: 'cup', factor: 16 },
  'half-pint': { unit: 'cup', factor: 1 },
  'half-pints': { unit: 'cup', factor: 1 },
  pint: { unit: 'cup', factor: 2 },
  pints: { unit: 'cup', factor: 2 },
  quart: { unit: 'cup', factor: 4 },
  quarts: { unit: 'cup', factor: 4 },
  gallon: { unit: 'cup', factor: 16 },
  gallons: { unit: 'cup', factor: 16 },
  dash: { unit: 'pinch', factor: 2 },
  dashes: { unit: 'pinch', factor: 2 },
  grinding: { unit: 'pinch', factor: 1 },
  grind: { unit: 'pinch', factor: 1 },
  grinds: { unit: 'pinch', factor: 1 },
  sprinkle: { unit: 'pinch', factor: 1 },
  sprinkling: { unit: 'pinch', factor: 1 },
  squeeze: { unit: 'tsp', factor: 1 },
  splash: { unit: 'tsp', factor: 1 },
  drizzle: { unit: 'tbsp', factor: 1 },
  glug: { unit: 'tbsp', factor: 1 },
  lug: { unit: 'tbsp', factor: 1 },
  lugs: { unit: 'tbsp', factor: 1 },
  twist: { unit: 'pinch', factor: 1 },
  twists: { unit: 'pinch', factor: 1 },
  crack: { unit: 'pinch', factor: 1 },
  cracks: { unit: 'pinch', factor: 1 },
  turn: { unit: 'pinch', factor: 1 },
  turns: { unit: 'pinch', factor: 1 },
  rasp: { unit: 'pinch', factor: 1 },
  rasps: { unit: 'pinch', factor: 1 },
  snip: { unit: 'pinch', factor: 1 },
  snips: { unit: 'pinch', factor: 1 },
  splashes: { unit: 'tsp', factor: 1 },
  drizzles: { unit: 'tbsp', factor: 1 },
  glugs: { unit: 'tbsp', factor: 1 },
  knob: { unit: 'g', factor: 15 },
  knobs: { unit: 'g', factor: 15 },
};

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
  ...Object.entries(MULTIPLES),
  ...(Object.keys(ABROAD) as Unit[]).flatMap((unit) => meant(unit, ABROAD[unit] ?? '')),
  ...(Object.keys(UNITS) as Unit[]).flatMap((unit) => meant(unit, WORDS[unit])),
]);

function meant(unit: Unit, words: string): [string, UnitMeaning][] {
  return words.split(' ').map((word) => [word, { unit, factor: 1 }]);
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
