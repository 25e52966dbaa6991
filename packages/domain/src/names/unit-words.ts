import { STICK_GRAMS } from '../kitchen/american-units.ts';
import { UNITS, type Unit } from '../units.ts';

/**
 * A unit word in terms of our units: a decilitre is 100 ml. A null unit only says how something is sold or
 * packed.
 */
interface UnitMeaning {
  readonly unit: Unit | null;
  readonly factor: number;
}

/** The words for each of our units; '(s)' stands for a plural. */
const WORDS: Readonly<Record<Unit, string>> = {
  piece: 'piece(s) pc(s) nos ct',
  g: 'g gr gm(s) gram(s) gramme(s)',
  kg: 'kg(s) kilo(s) kilogram(s)',
  oz: 'oz ounce(s)',
  lb: 'lb(s) pound(s)',
  ml: 'ml(s) millilitre(s) milliliter(s)',
  l: 'l lt ltr litre(s) liter(s)',
  tsp: 'tsp(s) tsbp teaspoon(s) teaspoonful(s)',
  tbsp: 'tbsp(s) tbps tbs tb tbl tblsp tablespoon(s) tablespoonful(s)',
  'fl oz': 'floz',
  cup: 'cup(s) cupful(s) c',
  bottle: 'bottle(s)',
  bunch: 'bunch bunches',
  can: 'can(s) tin(s)',
  clove: 'clove(s)',
  handful: 'handful(s)',
  head: 'head(s) bulb(s)',
  jar: 'jar(s)',
  leaf: 'leaf leaves',
  pack: 'pack(s) pk(s) packet(s) pkt(s) pkg(s) package(s) punnet(s) bag(s) box boxes sachet(s) pouch pouches envelope(s)',
  pinch: 'pinch pinches',
  sheet: 'sheet(s)',
  slice: 'slice(s) rasher(s)',
  sprig: 'sprig(s) springs branch branches',
  stalk: 'stalk(s) stick(s) rib(s) stem(s)',
};

/** Measures that are multiples of our units, by unit and factor; US values, as for cups. */
const MULTIPLES: readonly (readonly [unit: Unit, factor: number, words: string])[] = [
  ['g', 0.001, 'mg'],
  ['g', 15, 'knob(s)'],
  // `tidied` writes so what is cut from a packet; sticks of other foods are stalks.
  ['g', STICK_GRAMS, 'butterstick(s)'],
  ['ml', 10, 'cl dessertspoon(s)'],
  ['ml', 100, 'dl'],
  ['cup', 1, 'half-pint(s)'],
  ['cup', 2, 'pt(s) pint(s)'],
  ['cup', 4, 'qt(s) quart(s)'],
  ['cup', 16, 'gal gallon(s)'],
  ['tsp', 1, 'squeeze splash splashes'],
  ['tbsp', 1, 'drizzle(s) glug(s) lug(s)'],
  ['pinch', 1, 'grating(s) grinding grind(s) sprinkle sprinkling twist(s) crack(s) turn(s) rasp(s) snip(s)'],
  ['pinch', 2, 'dash dashes'],
];

/** Words for cuts, packages and counts that are not our units. */
const OTHERS =
  'carton(s) tube(s) loaf loaves block(s) tub(s) pot(s) bar(s) cube(s) drop(s) pair(s) fillet(s) glass glasses bowl(s) spoon(s) spoonful(s) chunk(s) wedge(s) strip(s) thumb ear(s) ball(s) round(s) ring(s) nest(s) log(s) spear(s) portion(s) square(s) scoop(s) cob(s) bundle(s) link(s) batch batches container(s) sleeve(s) disc(s) strand(s) thread(s) length(s) shot(s) wineglass wineglasses finger(s) recipe(s) bit(s) lump(s) layer(s)';

/** Our units in Spanish, French and Italian. */
const ABROAD: Readonly<Partial<Record<Unit, string>>> = {
  g: 'gramos grammes grammi',
  l: 'litro(s) litri',
  tsp: 'cucharadita(s) cucchiaino cucchiaini',
  tbsp: 'cucharada(s) cucchiaio cucchiai',
  bunch: 'manojo(s) mazzo mazzi bouquet(s)',
  can: 'lata(s) barattolo barattoli',
  clove: 'diente(s) gousse(s) spicchio spicchi',
  handful: 'puñado(s) poignée(s) manciata manciate',
  leaf: 'hoja(s) feuille(s) foglia foglie',
  pinch: 'pizca(s) pincée(s) pizzico',
  slice: 'rebanada(s) loncha(s) tranche(s) fetta fette',
  sprig: 'ramita(s) branche(s) rametto rametti',
};

/** Words for length, which nothing is bought by: 'a 5 cm piece of ginger'. */
const LENGTHS: ReadonlySet<string> = new Set('cm mm inch inches in'.split(' '));

const NONE: UnitMeaning = { unit: null, factor: 1 };
const MEANINGS: ReadonlyMap<string, UnitMeaning> = new Map([
  ...spellings(OTHERS).map((word): [string, UnitMeaning] => [word, NONE]),
  ...MULTIPLES.flatMap(([unit, factor, words]) => meant(unit, words, factor)),
  ...(Object.keys(ABROAD) as Unit[]).flatMap((unit) => meant(unit, ABROAD[unit] ?? '')),
  ...(Object.keys(UNITS) as Unit[]).flatMap((unit) => meant(unit, WORDS[unit])),
]);

function meant(unit: Unit, words: string, factor = 1): [string, UnitMeaning][] {
  return spellings(words).map((word) => [word, { unit, factor }]);
}

/** 'tub(s)' is written 'tub' and 'tubs'. */
function spellings(words: string): string[] {
  return words.split(' ').flatMap((word) => {
    const [one = '', plural] = word.split('(');
    return plural === undefined ? one : [one, `${one}s`];
  });
}

/** The words for one of our units. */
export const unitWords = (unit: Unit): readonly string[] => spellings(WORDS[unit]);

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
