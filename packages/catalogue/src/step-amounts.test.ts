import { amountsInSteps, areUnitsCompatible, convertQuantity, isUnit } from '@larder/domain';
import { expect, test } from 'vitest';
import { CATALOGUE, INGREDIENT_INDEX } from './catalogue.ts';

/** Every amount in the steps of every recipe, with its recipe, step and what stands around it. */
const ALL = CATALOGUE.recipes.flatMap(({ slug, steps, ingredients }) => {
  const lines = ingredients.map(({ ingredient, quantity, unit }) => ({
    name: INGREDIENT_INDEX.require(ingredient).name,
    quantity,
    unit,
  }));
  return amountsInSteps(steps, lines).flatMap((amounts, at) =>
    amounts.map((amount) => ({
      ...amount,
      slug,
      line: amount.of.line === undefined ? undefined : lines[amount.of.line],
      where: `${slug}, step ${at + 1}: ${steps[at]!.slice(Math.max(0, amount.from - 30), amount.to + 40)}`,
    })),
  );
});

/** Rounding of what is written as ⅓. */
const NEAR = 1.001;

test('every amount in a step is tied to a line, or known as water, as made on the way, as a share or as a vessel [UNITS-06]', () => {
  expect(ALL.length).toBeGreaterThan(900);
  expect(ALL.filter(({ of }) => of.kind === 'unknown').map(({ where }) => where)).toEqual([]);
});

test('no step takes more of an ingredient than its line has, nor do all steps together [UNITS-06]', () => {
  const taken = new Map<string, number>();
  const faults = ALL.flatMap(({ slug, of, line, unit, quantity, where }) => {
    if (of.kind !== 'line' || !line || !isUnit(line.unit) || !areUnitsCompatible(line.unit, unit)) return [];
    const key = `${slug} ${of.line}`;
    const sum = (taken.get(key) ?? 0) + convertQuantity(quantity, unit, line.unit);
    taken.set(key, sum);
    return sum > line.quantity * NEAR ? [`${where} (${line.quantity} ${line.unit} ${line.name})`] : [];
  });
  expect(faults).toEqual([]);
});
