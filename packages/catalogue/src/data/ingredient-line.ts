import { UNITS, UNIT_NAMES, type Unit } from '@larder/domain';
import type { CountUnit, Ingredient, IngredientIndex, RecipeLine } from '@larder/domain/model';
import { NUMBER, readNumber } from './figures.ts';
import { didYouMean } from './nearest.ts';

const UNIT_WORDS: ReadonlyMap<string, Unit> = new Map(
  UNIT_NAMES.flatMap((unit): [string, Unit][] => [
    [unit, unit],
    [UNITS[unit].plural, unit],
  ]),
);

/** Units as cooks write them in full, which a suggestion of the nearest word would not find. */
const IN_FULL: readonly (readonly [words: RegExp, unit: Unit])[] = [
  [/^(?:grs?|gms?|gram(?:me)?s?)$/i, 'g'],
  [/^kilo(?:gram(?:me)?)?s?$/i, 'kg'],
  [/^(?:millilit(?:re|er)s?|mls)$/i, 'ml'],
  [/^lit(?:re|er)s?$/i, 'l'],
  [/^teaspoon(?:ful)?s?$/i, 'tsp'],
  [/^tablespoon(?:ful)?s?$/i, 'tbsp'],
  [/^ounces?$/i, 'oz'],
  [/^pounds?$/i, 'lb'],
];

const AMOUNT = new RegExp(`^(${NUMBER})\\s*(.*)$`, 's');
/** The eaten share, if some stays in the pan: '(10 % eaten)', or of its fat only: '(70 % of its fat eaten)'. */
const EATEN = /\((\d{1,2}(?:\.\d{1,9})?) ?% (of its fat )?eaten\)$/;

/**
 * Parses a recipe line as cooks write it: '2 tbsp salt, for the pasta water (10 % eaten)', '4 egg yolks',
 * '1/2 bunch of parsley, leaves picked'. Returns a sentence if it is invalid.
 */
export function readIngredientLine(text: string, index: IngredientIndex): RecipeLine | string {
  const eaten = EATEN.exec(text);
  const [amount = '', ...rest] = text.slice(0, eaten?.index).split(', ');
  const notes = rest.join(', ').trim();
  const [, number = '', thing = ''] = AMOUNT.exec(amount.trim()) ?? [];
  const quantity = readNumber(number);
  if (quantity === null || quantity === 0)
    return `'${text}' should begin with an amount, such as '200 g' or '2 tbsp'.`;
  const found = readThing(thing, index);
  if (typeof found === 'string') return found;
  return {
    ingredient: found.ingredient.slug,
    quantity,
    unit: found.unit,
    ...(notes !== '' && { notes }),
    ...(eaten && { [eaten[2] ? 'fatEaten' : 'eaten']: Number(eaten[1]) / 100 }),
  };
}

interface Thing {
  readonly ingredient: Ingredient;
  readonly unit: Unit;
}

/** 'cloves of garlic', 'egg yolks'. */
function readThing(thing: string, index: IngredientIndex): Thing | string {
  // Full names first: cloves, and heads of chicory.
  const counted = findIngredient(thing, index);
  if (counted) return { ingredient: counted, unit: countedIn(counted) };
  const [word, name] = splitUnit(thing);
  const unit = UNIT_WORDS.get(word);
  const measured = findIngredient(name, index);
  if (unit !== undefined && measured) return { ingredient: measured, unit };
  if (unit !== undefined && name === '') return `the ingredient is missing after '${word}'.`;
  if (unit !== undefined) return unknownIngredient(name, index);
  if (measured) return unknownUnit(word);
  return unknownIngredient(thing, index);
}

function unknownUnit(word: string): string {
  const inFull = IN_FULL.find(([words]) => words.test(word))?.[1];
  const hint = inFull ? ` Write '${inFull}'.` : didYouMean(word, UNIT_WORDS.keys());
  return `the unit '${word}' is not known.${hint || ` The units are ${UNIT_NAMES.join(', ')}.`}`;
}

function splitUnit(thing: string): [word: string, name: string] {
  const [first = '', second = '', ...rest] = thing.split(/\s+/);
  const isTwo = UNIT_WORDS.has(`${first} ${second}`);
  const words = isTwo ? rest : [second, ...rest];
  const name = words.filter((word, at) => at > 0 || word !== 'of').join(' ');
  return [isTwo ? `${first} ${second}` : first, name];
}

/** What a bare number counts: the unit in its name, as for bay leaves, otherwise pieces. */
export function countedIn({ name, gramsPer }: Pick<Ingredient, 'name' | 'gramsPer'>): Unit {
  const unit = UNIT_WORDS.get(name.split(' ').at(-1) ?? '');
  return unit !== undefined && gramsPer[unit as CountUnit] !== undefined ? unit : 'piece';
}

/** By any of its names, singular or plural, or by the slug that other data uses. */
export function findIngredient(name: string, index: IngredientIndex): Ingredient | undefined {
  return index.get(name) ?? index.find(name);
}

/** The message for an unknown ingredient, with a suggestion if there is one. */
export function unknownIngredient(name: string, index: IngredientIndex): string {
  const known = index.named.flatMap(({ names }) => names);
  const hint = didYouMean(name, known) || ' Use a name from data/ingredients, or add it there.';
  return `the ingredient '${name}' is not known.${hint}`;
}

/** A unit by name, singular or plural: 'clove', 'cloves'. */
export function readUnit(word: string): Unit | undefined {
  return UNIT_WORDS.get(word);
}
