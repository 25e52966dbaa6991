import { parseIngredient as parseSharp } from '@jlucaspains/sharp-recipe-parser';
import { isUnit, type Unit } from '@larder/domain';
import type { Ingredient, IngredientIndex } from '@larder/domain/model';
import { withoutCookingTime } from '@larder/domain/names';
import { parseIngredient } from 'parse-ingredient';

/** A parser's reading of a line. */
export interface LineReading {
  readonly found: Ingredient | undefined;
  readonly quantity: number | null;
  readonly unit: Unit | null;
}

/** Maps both parsers' units to ours. */
const UNITS: Readonly<Record<string, Unit>> = {
  gram: 'g',
  kilogram: 'kg',
  ounce: 'oz',
  pound: 'lb',
  milliliter: 'ml',
  liter: 'l',
  teaspoon: 'tsp',
  tablespoon: 'tbsp',
  'fluid ounce': 'fl oz',
  fluidounce: 'fl oz',
};

function unitOf(name: string | null): Unit | null {
  const known = UNITS[name ?? ''] ?? name ?? '';
  return isUnit(known) ? known : null;
}

/** Parses a line with `parse-ingredient`; null if it fails or is a heading. */
export function readWithParseIngredient(line: string, index: IngredientIndex): LineReading | null {
  return guarded(() => {
    const [parsed] = parseIngredient(withoutCookingTime(line), { normalizeUOM: true });
    if (!parsed || parsed.isGroupHeader) return null;
    const { description, quantity, quantity2, unitOfMeasureID } = parsed;
    return {
      found: index.read(description).found,
      quantity: quantity2 ?? quantity,
      unit: unitOf(unitOfMeasureID),
    };
  });
}

/** Parses a line with `@jlucaspains/sharp-recipe-parser`; null if it fails. */
export function readWithSharpParser(line: string, index: IngredientIndex): LineReading | null {
  return guarded(() => {
    const parsed = parseSharp(withoutCookingTime(line), 'en');
    if (!parsed) return null;
    const { ingredient, extra, maxQuantity, unit } = parsed;
    return {
      found: index.read([ingredient, extra].filter(Boolean).join(', ')).found,
      quantity: maxQuantity > 0 ? maxQuantity : null,
      unit: unitOf(unit),
    };
  });
}

const LONGEST_HEADING = 120;

/** Whether a line is a heading: 'For the sauce:'. */
export function isHeading(line: string): boolean {
  // Parsers are slow on long texts, and headings are short.
  if (line.length > LONGEST_HEADING) return false;
  if (/^[^\d]{1,80}:$/.test(line) || /^-+$/.test(line)) return true;
  if (/^(?:for|to make) the \p{L}[\p{L} ,&'’-]{1,40}$/iu.test(line)) return true;
  if (/^[\p{Lu} ,&'’/()-]{4,40}$/u.test(line)) return true;
  return guarded(() => parseIngredient(line)[0]?.isGroupHeader ?? null) ?? false;
}

/** Third-party parsers may throw on any text; treat that as no result. */
function guarded<Result>(read: () => Result | null): Result | null {
  try {
    return read();
  } catch {
    return null;
  }
}
