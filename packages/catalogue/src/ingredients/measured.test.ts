import { expect, test } from 'vitest';
import { isUnit } from '@larder/domain';
import { readSr28 } from '../../scripts/sr28-data.ts';
import { INGREDIENT_INDEX } from './ingredient-index.ts';
import { gramsOf } from '../usual/measures.ts';
import { DIFFERS, MEASURED, MEASURED_IN_FULL } from './measured.ts';

/** Beyond this, a difference needs a reason. */
const TOLERANCE = 0.15;

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [ours = '', grams = '', food = '', portion = ''] = line.split(' | ');
      const [quantity = '', unit = '', slug = ''] = ours.split(' ');
      if (!isUnit(unit)) throw new RangeError(`${line}: the unit '${unit}' is not known`);
      const own = gramsOf(INGREDIENT_INDEX.require(slug), Number(quantity), unit);
      if (own === null) throw new RangeError(`${line}: the weight of a ${unit} is not known`);
      return { line, key: `${unit} ${slug}`, own, grams: Number(grams), food, portion };
    });

const inPackage = rowsOf(MEASURED);
const all = [...inPackage, ...rowsOf(MEASURED_IN_FULL)];
const isFar = ({ own, grams }: { own: number; grams: number }) => Math.abs(own / grams - 1) > TOLERANCE;

test('every figure in the table of measures is that of Standard Reference 28', async () => {
  const foods = await readSr28();
  const wrong = inPackage.filter(
    ({ food, portion, grams }) =>
      foods.get(food)?.portions.some((one) => one.of === portion && one.grams === grams) !== true,
  );
  expect(wrong.map(({ line }) => line)).toEqual([]);
});

test('a hundred measures weigh what they weigh there, within 15 %', () => {
  const unexplained = all.filter((row) => isFar(row) && DIFFERS[row.key] === undefined);
  expect(unexplained.map(({ line, own }) => `${line}: ours weighs ${own.toFixed(2)} g`)).toEqual([]);
  expect(all.filter((row) => !isFar(row)).length).toBeGreaterThanOrEqual(100);
});

test('no reason is given for a measure that does not differ', () => {
  const far = new Set(all.filter(isFar).map(({ key }) => key));
  expect(Object.keys(DIFFERS).filter((key) => !far.has(key))).toEqual([]);
});
