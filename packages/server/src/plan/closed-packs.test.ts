import { CATALOGUE } from '@larder/catalogue';
import { utcDay, type Lot } from '@larder/domain';
import { IngredientIndex } from '@larder/domain/model';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { stillClosed } from './closed-packs.ts';

const snapshot = { names: new IngredientIndex(CATALOGUE.ingredients) };
const NOW = new Date('2030-05-06T12:00:00Z');
const CALENDAR = { today: utcDay(NOW), dayOf: utcDay };

/** Smoked trout, in packs of 125 g. */
const trout: Lot = {
  id: uuid({ msecs: NOW.getTime() }),
  ingredientId: CATALOGUE.ingredients.find(({ slug }) => slug === 'smoked-trout')!.id,
  quantity: 1,
  used: 0,
  unit: 'kg',
  expiryDate: '2030-05-20',
  expiryIsGuess: true,
  storage: null,
  opened: false,
};

/** A plan that had a lot with this id bought. */
const havingBought = (id: string) => {
  const changes = [{ before: null, after: { ...trout, id } }];
  const purchase = { id: uuid(), bought_at: NOW.toISOString(), items: [], changes };
  return { row: { plan: { purchases: [purchase] } }, snapshot };
};

test.each([
  ['all but the opened one', 0.875 - 0.025, 0.75],
  ['those of which nothing was taken', 0.875, 0.875],
  ['none where less than a pack is left', 0.1, 0],
])('of packs that a plan had bought, %s stay sealed', (_, left, closed) => {
  expect(stillClosed(trout, left, havingBought(trout.id), CALENDAR)).toBeCloseTo(closed, 9);
});

test('packs that were merged into another lot are bought packs too', () => {
  expect(stillClosed(trout, 0.5, havingBought('its part'), CALENDAR, ['its part'])).toBeCloseTo(0.5, 9);
});

test('what was there already is no bought pack', () => {
  expect(stillClosed(trout, 0.5, havingBought('another'), CALENDAR)).toBe(0);
});
