import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  sayShownAmount,
  shownAmount,
  toCelsius,
  toCentimetres,
  toFahrenheit,
  toInches,
  valueOf,
} from './index.ts';
import type { KitchenMeasure } from './measure.ts';

const FLOUR: KitchenMeasure = { gramsPerMl: 0.53, metric: 'weight', us: 'volume' };
const SUGAR: KitchenMeasure = { gramsPerMl: 0.85, metric: 'weight', us: 'volume' };
const BROWN_SUGAR: KitchenMeasure = { gramsPerMl: 0.9, metric: 'weight', us: 'volume' };
const MILK: KitchenMeasure = { gramsPerMl: 1.03, metric: 'volume', us: 'volume' };
const BUTTER: KitchenMeasure = { gramsPerMl: 0.95, metric: 'weight', us: 'sticks' };
const SPINACH: KitchenMeasure = { gramsPerMl: 0.13, metric: 'weight', us: 'weight' };

describe('an amount for other servings reads as a cook writes it', () => {
  test.each<[number, string, number, string]>([
    // Spoons: those of a set, and 'generous' or 'scant' if none is near.
    [1, 'tsp', 0.5, '½ tsp'],
    [1, 'tsp', 0.75, '¾ tsp'],
    [1, 'tsp', 1.25, '1¼ tsp'],
    [1, 'tsp', 1.5, '1½ tsp'],
    [1, 'tsp', 3, '1 tbsp'],
    [1, 'tsp', 7 / 4, '1¾ tsp'],
    [1, 'tsp', 1 / 3, 'a generous ¼ tsp'],
    [0.5, 'tsp', 0.5, '¼ tsp'],
    [0.5, 'tsp', 1.25, 'a generous ½ tsp'],
    [0.5, 'tsp', 7 / 4, 'a generous ¾ tsp'],
    [0.25, 'tsp', 7 / 4, 'a scant ½ tsp'],
    [0.25, 'tsp', 0.5, '⅛ tsp'],
    [0.25, 'tsp', 0.25, 'a pinch'],
    [0.125, 'tsp', 0.2, 'a small pinch'],
    [1, 'tbsp', 0.5, '1½ tsp'],
    [1, 'tbsp', 0.75, '2¼ tsp'],
    [1, 'tbsp', 1.25, '1¼ tbsp'],
    [1, 'tbsp', 1.5, '1½ tbsp'],
    [1, 'tbsp', 1 / 3, '1 tsp'],
    [1, 'tbsp', 4 / 3, '4 tsp'],
    [2, 'tbsp', 0.75, '1½ tbsp'],
    [2, 'tbsp', 7 / 4, '3½ tbsp'],
    [3, 'tbsp', 7, '21 tbsp'],
    [12, 'tbsp', 7, '84 tbsp'],
    // Pieces: thirds and quarters up to four, halves up to ten, then whole numbers.
    [3, 'piece', 0.5, '1½'],
    [3, 'piece', 0.75, '2¼'],
    [3, 'piece', 1.25, '3¾'],
    [3, 'piece', 3, '9'],
    [3, 'piece', 7 / 4, 'about 5½'],
    [1, 'piece', 1 / 3, '⅓'],
    [1, 'piece', 0.1, 'about ¼'],
    [7, 'piece', 1.5, 'about 11'],
    [2, 'can', 1.25, '2½ cans'],
    [1, 'bunch', 0.75, '¾ bunch'],
    // Nobody halves a clove.
    [2, 'clove', 0.75, '1–2 cloves'],
    [2, 'clove', 1.25, '2–3 cloves'],
    [5, 'clove', 0.75, '4 cloves'],
    [1, 'clove', 0.5, '½ clove'],
    [1, 'leaf', 0.25, 'a small leaf'],
    [8, 'sprig', 1.5, '12 sprigs'],
    [1, 'handful', 0.5, 'a small handful'],
    [1, 'pinch', 0.5, 'a small pinch'],
    [1, 'pinch', 1.25, 'a pinch'],
    [1, 'pinch', 2, '2 pinches'],
    [2, 'pinch', 2, '¼ tsp'],
    // Grams and millilitres: whole numbers, fives, tens, and kilograms from a thousand.
    [250, 'g', 0.75, '190 g'],
    [250, 'g', 1.25, '310 g'],
    [250, 'g', 1 / 3, '85 g'],
    [400, 'g', 3, '1.2 kg'],
    [25, 'g', 1.5, '38 g'],
    [1, 'g', 0.5, '½ g'],
    [5, 'g', 0.5, '2½ g'],
    [333, 'g', 3, '1 kg'],
    [180, 'ml', 0.75, '135 ml'],
    [1.1, 'l', 0.75, '830 ml'],
    [1.1, 'l', 1.25, '1.4 l'],
    [0.5, 'kg', 1.5, '750 g'],
    // American recipes stay in their units.
    [2, 'cup', 0.75, '1½ cups'],
    [2, 'cup', 1 / 3, '⅔ cup'],
    [1, 'cup', 0.5, '½ cup'],
    [0.25, 'cup', 0.5, '2 tbsp'],
    [8, 'oz', 2, '1 lb'],
    [1, 'lb', 0.75, '12 oz'],
    [1, 'lb', 1.125, '1 lb 2 oz'],
    [4, 'fl oz', 1.25, '5 fl oz'],
  ])('%d %s for %d times as many: %s [UNITS-05]', (quantity, unit, factor, said) =>
    expect(
      sayShownAmount(
        { quantity: quantity * factor, unit },
        { system: 'as_written', isScaled: true },
        { isNamed: true },
      ),
    ).toBe(said),
  );

  test.each<[number, string, string]>([
    [454, 'g', '454 g'],
    [1.33, 'tsp', '1⅓ tsp'],
    [2, 'smidgen', '2 smidgen'],
  ])('for the servings that it is written for, %d %s stays %s', (quantity, unit, said) => {
    expect(sayShownAmount({ quantity, unit }, { system: 'as_written' })).toBe(said);
    expect(sayShownAmount({ quantity, unit }, { system: 'as_written', isScaled: false })).toBe(said);
  });

  test('is never a long decimal, and what is measured is near', () => {
    const spoken = fc.record({
      quantity: fc.double({ min: 0.02, max: 3000, noNaN: true }),
      unit: fc.constantFrom('g', 'ml', 'kg', 'l', 'oz', 'lb', 'cup', 'tsp', 'tbsp', 'piece', 'clove', 'can'),
      system: fc.constantFrom('as_written' as const, 'metric' as const, 'us' as const),
      measure: fc.constantFrom(null, FLOUR, MILK, BUTTER, SPINACH),
    });
    fc.assert(
      fc.property(spoken, ({ quantity, unit, system, measure }) => {
        const said = sayShownAmount({ quantity, unit }, { system, measure, isScaled: true });
        expect(said).not.toMatch(/\d\.\d{3}|NaN|undefined|^0 /);
      }),
    );
  });
});

describe('in cups, ounces and sticks', () => {
  test.each<[number, string, KitchenMeasure | null, string]>([
    [125, 'g', FLOUR, '1 cup'],
    [100, 'g', FLOUR, '¾ cup'],
    [500, 'g', FLOUR, '4 cups'],
    [2, 'kg', FLOUR, '4½ lb'],
    [200, 'g', SUGAR, '1 cup'],
    [50, 'g', SUGAR, '¼ cup'],
    [10, 'g', SUGAR, '2¼ tsp'],
    [250, 'ml', MILK, '1 cup'],
    [150, 'ml', MILK, '½ cup plus 2 tbsp'],
    [200, 'ml', MILK, '¾ cup plus 1 tbsp'],
    [500, 'ml', MILK, '2 cups'],
    [1.2, 'l', MILK, '5 cups'],
    [4, 'l', null, '4 quarts'],
    [15, 'ml', null, '1 tbsp'],
    [113, 'g', BUTTER, '1 stick'],
    [225, 'g', BUTTER, '2 sticks'],
    [50, 'g', BUTTER, '3½ tbsp'],
    [40, 'g', BUTTER, '2¾ tbsp'],
    [45, 'g', BUTTER, '3 tbsp'],
    [65, 'g', BUTTER, '4½ tbsp'],
    [50, 'g', BROWN_SUGAR, '3 tbsp plus 2 tsp'],
    [25, 'g', BROWN_SUGAR, '1¾ tbsp'],
    [40, 'ml', MILK, '2 tbsp plus 2 tsp'],
    [33, 'ml', MILK, '2 tbsp plus 1 tsp'],
    [32, 'ml', MILK, 'a generous 2 tbsp'],
    [15, 'g', BUTTER, '1 tbsp'],
    [150, 'g', BUTTER, '⅔ cup'],
    [1, 'kg', BUTTER, '2¼ lb'],
    [200, 'g', SPINACH, '7 oz'],
    [150, 'g', null, '5¼ oz'],
    [25, 'g', null, '0.9 oz'],
    [500, 'g', null, '1 lb 2 oz'],
    [450, 'g', null, '1 lb'],
    [700, 'g', null, '1½ lb'],
    [1.5, 'kg', null, '3¼ lb'],
    [5, 'g', null, '5 g'],
    // Amounts already in American units or counted stay as they are.
    [2, 'cup', FLOUR, '2 cups'],
    [8, 'oz', SPINACH, '8 oz'],
    [3, 'piece', SPINACH, '3 pieces'],
    [2, 'tbsp', FLOUR, '2 tbsp'],
  ])('%d %s of %o: %s [UNITS-02]', (quantity, unit, measure, said) =>
    expect(sayShownAmount({ quantity, unit }, { system: 'us', measure })).toBe(said),
  );

  test.each<[number, string, KitchenMeasure | null, string]>([
    [1, 'cup', FLOUR, '125 g'],
    [1, 'cup', MILK, '240 ml'],
    [1, 'cup', null, '240 ml'],
    [2, 'tbsp', FLOUR, '2 tbsp'],
    [8, 'tbsp', MILK, '120 ml'],
    [8, 'oz', null, '225 g'],
    [1, 'lb', null, '450 g'],
    [2.5, 'lb', null, '1.15 kg'],
    [8, 'fl oz', null, '240 ml'],
    [454, 'g', null, '454 g'],
    [2, 'piece', null, '2 pieces'],
  ])('and back to metric: %d %s of %o: %s [UNITS-02]', (quantity, unit, measure, said) =>
    expect(sayShownAmount({ quantity, unit }, { system: 'metric', measure })).toBe(said),
  );

  test('weights from 20 g up and volumes from 1 tsp up are within 8 % of the exact amount', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 20, max: 5000, noNaN: true }),
        fc.constantFrom('g', 'ml'),
        (quantity, unit) => {
          const said = shownAmount({ quantity, unit }, { system: 'us' })!;
          expect(Math.abs(valueOf(said) - quantity) / quantity).toBeLessThan(0.08);
        },
      ),
    );
  });
});

test.each([
  [100, 212],
  [75, 165],
  [63, 145],
  [120, 250],
  [140, 275],
  [150, 300],
  [160, 325],
  [170, 340],
  [180, 350],
  [190, 375],
  [200, 400],
  [210, 410],
  [220, 425],
  [230, 450],
  [250, 475],
])('%d °C is %d °F as an oven has it [UNITS-03]', (celsius, fahrenheit) =>
  expect(toFahrenheit(celsius)).toBe(fahrenheit),
);

test.each([
  [250, 120],
  [300, 150],
  [325, 160],
  [350, 180],
  [375, 190],
  [400, 200],
  [425, 220],
  [450, 230],
  [165, 75],
])('%d °F is %d °C [UNITS-03]', (fahrenheit, celsius) => expect(toCelsius(fahrenheit)).toBe(celsius));

test.each([
  [0.3, 1 / 8],
  [0.5, 1 / 4],
  [1, 1 / 2],
  [2, 3 / 4],
  [2.5, 1],
  [3, 1.25],
  [4, 1.5],
  [5, 2],
  [8, 3],
  [10, 4],
  [18, 7],
  [20, 8],
  [23, 9],
  [28, 11],
  [33, 13],
])('%d cm is %d inches [UNITS-03]', (cm, inches) => expect(toInches(cm)).toBe(inches));

test.each([
  [1 / 4, 0.5],
  [1 / 8, 0.3],
  [1 / 2, 1],
  [3 / 4, 2],
  [1, 2.5],
  [2, 5],
  [8, 20],
  [9, 23],
  [13, 33],
])('%d inches are %d cm [UNITS-03]', (inches, cm) => expect(toCentimetres(inches)).toBe(cm));

describe('both ends of a range are said in the same way [UNITS-11]', () => {
  const said = (
    [least, quantity, unit]: [number, number, string],
    times: number,
    system: 'as_written' | 'metric' | 'us' = 'as_written',
    measure?: KitchenMeasure,
  ) =>
    sayShownAmount(
      { least: least * times, quantity: quantity * times, unit },
      { system, measure, isScaled: times !== 1 },
      { isNamed: true },
    );

  test.each<[number, number, string, number, string]>([
    [2, 3, 'tbsp', 2, '4–6 tbsp'],
    [2, 3, 'tbsp', 0.5, '1–1½ tbsp'],
    [1, 2, 'tsp', 2, '2–4 tsp'],
    [0.5, 1, 'tbsp', 0.5, '¾–1½ tsp'],
    [2, 3, 'piece', 2, '4–6'],
    [2, 3, 'clove', 0.5, '1–2 cloves'],
    [1, 2, 'clove', 0.5, '½–1 clove'],
    [1, 1.2, 'kg', 2, '2–2.4 kg'],
    [600, 900, 'g', 1.5, '900 g to 1.35 kg'],
    [200, 250, 'g', 2, '400–500 g'],
  ])('%d to %d %s, times %d: %s', (least, quantity, unit, times, words) =>
    expect(said([least, quantity, unit], times)).toBe(words),
  );

  test.each<[number, number, string, 'metric' | 'us', KitchenMeasure | undefined, string]>([
    [2, 3, 'clove', 'us', undefined, '2–3 cloves'],
    [2, 3, 'tbsp', 'metric', MILK, '2–3 tbsp'],
    [5, 7, 'tbsp', 'metric', FLOUR, '5–7 tbsp'],
    [1, 2, 'lb', 'metric', undefined, '450–910 g'],
    [1, 1.5, 'cup', 'metric', MILK, '240–360 ml'],
  ])('%d to %d %s in %s units, of %o: %s', (least, quantity, unit, system, measure, words) =>
    expect(said([least, quantity, unit], 1, system, measure)).toBe(words),
  );
});
