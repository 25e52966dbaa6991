import { expect, test } from 'vitest';
import { Basket } from './basket.ts';
import type { FlatProblem } from './flat.ts';

const THINGS = 12;

/** Things that keep and cost nothing, for two meals. */
const flat = {
  evenings: 2,
  offset: Int32Array.from([0, 3]),
  pack: new Float64Array(THINGS),
  price: new Float64Array(THINGS),
  leftOver: new Float64Array(THINGS),
  keeps: new Float64Array(THINGS).fill(Infinity),
  keepsOpened: new Float64Array(THINGS).fill(Infinity),
} as unknown as FlatProblem;

/** What a list of so many things costs. */
function costOf(things: number): number {
  const basket = new Basket(flat, -32);
  for (let good = 0; good < things; good += 1) basket.add(good, 100, 0);
  return -basket.pay();
}

test('each thing on a long list costs half as much again', () => {
  expect([1, 7].map(costOf)).toEqual([32, 7 * 32]);
  expect([8, 10].map(costOf)).toEqual([7 * 32 + 48, 7 * 32 + 3 * 48]);
});

test('what two meals share is one thing', () => {
  const basket = new Basket(flat, -32);
  basket.add(0, 100, 0);
  basket.add(0, 100, 1);
  expect(basket.pay()).toBe(-32);
});
