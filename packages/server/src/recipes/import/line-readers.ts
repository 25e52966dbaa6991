import { parseIngredient as parseSharp } from '@jlucaspains/sharp-recipe-parser';
import type { Ingredient, IngredientIndex } from '@larder/catalogue';
import { isUnit, type Unit } from '@larder/domain';
import { parseIngredient } from 'parse-ingredient';

/** What a reader makes of a line. */
export interface LineReading {
  readonly found: Ingredient | undefined;
  readonly quantity: number | null;
  readonly unit: Unit | null;
}

/** The units of the two parsers, as we call them. */
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

/** Reads a line with `parse-ingredient`; null when that fails or finds a heading. */
export function readWithParseIngredient(line: string, index: IngredientIndex): LineReading | null {
  return guarded(() => {
    const [parsed] = parseIngredient(line, { normalizeUOM: true });
    if (!parsed || parsed.isGroupHeader) return null;
    const { description, quantity, quantity2, unitOfMeasureID } = parsed;
    return {
      found: index.read(description).found,
      quantity: quantity2 ?? quantity,
      unit: unitOf(unitOfMeasureID),
    };
  });
}

/** Reads a line with `@jlucaspains/sharp-recipe-parser`; null when that fails. */
export function readWithSharpParser(line: string, index: IngredientIndex): LineReading | null {
  return guarded(() => {
    const parsed = parseSharp(line, 'en');
    if (!parsed) return null;
    const { ingredient, extra, maxQuantity, unit } = parsed;
    return {
      found: index.read([ingredient, extra].filter(Boolean).join(', ')).found,
      quantity: maxQuantity > 0 ? maxQuantity : null,
      unit: unitOf(unit),
    };
  });
}

/** Whether a line is a heading between others: 'For the sauce:'. */
export function isHeading(line: string): boolean {
  if (/^[^\d]{1,80}:$/.test(line) || /^-+$/.test(line)) return true;
  return guarded(() => parseIngredient(line)[0]?.isGroupHeader ?? null) ?? false;
}

/** Somebody else's parser may stumble over any text; then it has nothing to say. */
function guarded<Result>(read: () => Result | null): Result | null {
  try {
    return read();
  } catch {
    return null;
  }
}
