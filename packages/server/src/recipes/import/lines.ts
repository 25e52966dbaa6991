import { gramsOf } from '@larder/catalogue';
import { areUnitsCompatible, convertQuantity, UNIT_NAMES, type Unit } from '@larder/domain';
import type { Ingredient, IngredientIndex, RecipeLine } from '@larder/domain/model';
import { eatenShare } from '../catalogue/eaten-share.ts';
import { isHeading, readWithParseIngredient, readWithSharpParser, type LineReading } from './line-readers.ts';

/** An ingredient line, or why it is not one. */
type ReadLine = { readonly line: RecipeLine } | { readonly problem: string };

/** Words for a single piece. */
const PIECES = /^(?:piece|fillet|ball|block|ear|loaf|thumb|round|stick|bar)s?$/;
const LONGEST_NOTE = 200;
const MOST_GRAMS = 50_000;

/** Parses ingredient lines. Headings and water are skipped, and duplicates merged. */
export function readLines(lines: readonly string[], index: IngredientIndex): ReadLine[] {
  const read = lines.filter((line) => !isHeading(line)).flatMap((line) => readLine(line, index));
  const byIngredient = new Map<string, ReadLine & { line: RecipeLine }>();
  const problems: ReadLine[] = [];
  for (const one of read) {
    const other = 'line' in one ? byIngredient.get(one.line.ingredient) : undefined;
    const both =
      'line' in one && other ? joined(other.line, one.line, index.require(one.line.ingredient)) : one;
    if ('line' in both) byIngredient.set(both.line.ingredient, both);
    else problems.push(both);
  }
  return [...byIngredient.values(), ...problems];
}

function readLine(text: string, index: IngredientIndex): ReadLine[] {
  const own = index.read(text);
  const others = [readWithParseIngredient(text, index), readWithSharpParser(text, index)].filter(
    (reading): reading is LineReading => reading !== null,
  );
  const found = own.found ?? sameOf(others);
  if (!found) {
    const pair = own.quantity === null ? bothOf(text, index) : null;
    return pair ?? [{ problem: `no ingredient is known for '${text}'` }];
  }
  const contrary = sameOf(others);
  if (contrary && contrary !== found) {
    return [{ problem: `'${text}' may be ${found.name} or ${contrary.name}` }];
  }
  if (found.slug === 'water') return [];
  const { quantity, unit } =
    own.quantity === null ? (others.find((one) => one.quantity !== null) ?? own) : own;
  if (own.unit === null && own.measure !== null && !isPieceWord(own.measure)) {
    return [{ problem: `the weight is unknown for a ${own.measure} of ${found.name} ('${text}')` }];
  }
  return [weighed(text, found, quantity, quantity === null ? null : (unit ?? own.unit), own.note)];
}

/** Whether a counting word means a single piece. */
export const isPieceWord = (word: string): boolean => PIECES.test(word);

/** The ingredient that two parsers agree on. */
export function sameOf(readings: readonly LineReading[]): Ingredient | undefined {
  const [first, second] = readings;
  return first?.found && first.found === second?.found ? first.found : undefined;
}

/** 'Salt and pepper' is two lines. */
function bothOf(text: string, index: IngredientIndex): ReadLine[] | null {
  const parts = text.split(/\s(?:and|&)\s/i);
  if (parts.length !== 2) return null;
  const read = parts.map((part) => index.read(part));
  if (!read.every(({ found }) => found)) return null;
  return read.flatMap(({ found, note }, at) =>
    found ? [weighed(parts[at] ?? '', found, null, null, note)] : [],
  );
}

function weighed(
  text: string,
  ingredient: Ingredient,
  quantity: number | null,
  unit: Unit | null,
  note: string,
): ReadLine {
  const amount = quantity === null ? someOf(ingredient) : { quantity, unit: unit ?? unitOfCount(ingredient) };
  if (!amount || amount.unit === null)
    return { problem: `'${text}' does not say what ${ingredient.name} is counted in` };
  const grams = gramsOf(ingredient, amount.quantity, amount.unit);
  if (grams === null)
    return { problem: `the weight is unknown for a ${amount.unit} of ${ingredient.name} ('${text}')` };
  if (!(grams > 0 && grams <= MOST_GRAMS)) return tooMuch(grams, ingredient, `'${text}'`);
  const eaten = eatenShare(text, grams);
  // The note must say it: the eaten share is not stored.
  const said =
    eaten < 1 && eatenShare(note, grams) === 1 ? ['for frying', note].filter(Boolean).join(', ') : note;
  const notes = (said || (quantity === null ? 'to taste' : '')).slice(0, LONGEST_NOTE).trim();
  return {
    line: {
      ingredient: ingredient.slug,
      quantity: round(amount.quantity) || 0.001,
      unit: amount.unit,
      ...(notes !== '' && { notes }),
      ...(eaten < 1 && { eaten }),
    },
  };
}

/**
 * The implied amount of a line without a quantity: a pinch of a spice, a handful of herbs, a spoonful, a
 * piece.
 */
function someOf(ingredient: Ingredient): { quantity: number; unit: Unit } | null {
  const units: readonly Unit[] =
    ingredient.category === 'Spices' ? ['pinch', 'tsp', 'piece'] : ['handful', 'tbsp', 'piece'];
  const unit = units.find((one) => gramsOf(ingredient, 1, one) !== null) ?? unitOfCount(ingredient);
  return unit && { quantity: 1, unit };
}

/** The same, and one piece of what has no such amount. */
export const impliedAmount = (ingredient: Ingredient): { quantity: number; unit: Unit } =>
  someOf(ingredient) ?? { quantity: 1, unit: 'piece' };

/** The unit of a bare count: pieces, or the only unit that the ingredient is counted in. */
export function unitOfCount({ gramsPer }: Ingredient): Unit | null {
  if (gramsPer.piece !== undefined) return 'piece';
  const counted = UNIT_NAMES.filter((unit) => Object.hasOwn(gramsPer, unit));
  return counted.length === 1 ? (counted[0] ?? null) : null;
}

/**
 * Two lines of one ingredient, in the first one's unit if possible. The eaten share follows from the joined
 * note and the total weight, as when recomputed from stored data.
 */
function joined(a: RecipeLine, b: RecipeLine, ingredient: Ingredient): ReadLine {
  const notes = [...new Set([a.notes, b.notes].flatMap((note) => note ?? []))]
    .join('; ')
    .slice(0, LONGEST_NOTE);
  const grams = [a, b].reduce((sum, line) => sum + (gramsOf(ingredient, line.quantity, line.unit) ?? 0), 0);
  if (grams > MOST_GRAMS) return tooMuch(grams, ingredient, 'in several lines');
  const amount = areUnitsCompatible(a.unit, b.unit)
    ? { quantity: a.quantity + convertQuantity(b.quantity, b.unit, a.unit), unit: a.unit }
    : { quantity: grams, unit: 'g' as const };
  const eaten = eatenShare(notes, grams);
  return {
    line: {
      ingredient: ingredient.slug,
      quantity: round(amount.quantity),
      unit: amount.unit,
      ...(notes !== '' && { notes }),
      ...(eaten < 1 && { eaten }),
    },
  };
}

function tooMuch(grams: number, { name }: Ingredient, where: string): ReadLine {
  return { problem: `${Math.round(grams)} g of ${name} (${where})` };
}

function round(quantity: number): number {
  return Number(quantity.toFixed(3));
}
