import { spicePackOf } from '@larder/domain/weight';
import { expect, test } from 'vitest';
import { INGREDIENTS } from '../ingredients/index.ts';

/** In dollars: nobody sells a dear spice by the usual jar, but by the gram, the pod or the small tin. */
const MOST = 6;

test('no pack of a spice costs more than a small one of saffron or vanilla does [COST-05]', () => {
  const spices = INGREDIENTS.filter(({ category }) => category === 'Spices');
  expect(spices.length).toBeGreaterThan(50);
  const dear = spices.flatMap((one) => {
    const dollars = (spicePackOf(one) * one.pricePerKg) / 1000;
    return dollars > MOST ? `${one.slug} $${dollars}` : [];
  });
  expect(dear).toEqual([]);
});
