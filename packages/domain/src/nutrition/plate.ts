import type { Ingredient } from '../model/ingredient.ts';

/** What a dish stands on, as a cook thinks of it. */
export const BASES = ['rice', 'pasta', 'noodles', 'potatoes', 'bread', 'tortillas', 'grains'] as const;

export type Base = (typeof BASES)[number];

/** The slugs of the ingredients that count as vegetables, as pulses, and as each base. */
export interface PlateGroups {
  readonly vegetables: ReadonlySet<string>;
  readonly pulses: ReadonlySet<string>;
  readonly bases: ReadonlyMap<string, Base>;
}

interface PlateLine {
  readonly ingredient: Ingredient;
  readonly grams: number | null;
}

/** Beans and lentils are one portion of vegetables, however many are eaten (NHS, '5 A Day: what counts?'). */
const MOST_PULSES = 80;
/** A starch with less than this in a serving is a garnish: grams of carbohydrate. */
const LEAST_BASE = 15;

/** Grams of vegetables in a serving, with at most one portion of pulses. */
export function vegetableGrams(
  lines: readonly PlateLine[],
  servings: number,
  { vegetables, pulses }: PlateGroups,
): number {
  const gramsOf = (group: ReadonlySet<string>) =>
    lines.reduce((sum, line) => sum + (group.has(line.ingredient.slug) ? (line.grams ?? 0) : 0), 0) /
    servings;
  return Math.round(gramsOf(vegetables) + Math.min(MOST_PULSES, gramsOf(pulses)));
}

/** The base that gives a serving most of its starch; null if none gives enough to be one. */
export function baseOf(lines: readonly PlateLine[], servings: number, { bases }: PlateGroups): Base | null {
  const starch = new Map<Base, number>();
  for (const { ingredient, grams } of lines) {
    const base = bases.get(ingredient.slug);
    if (!base) continue;
    const carbohydrate = ((grams ?? 0) * ingredient.per100g.carbohydrate) / 100 / servings;
    starch.set(base, (starch.get(base) ?? 0) + carbohydrate);
  }
  const [most] = [...starch].toSorted(([, a], [, b]) => b - a);
  return most && most[1] >= LEAST_BASE ? most[0] : null;
}
