import { expect, test } from 'vitest';
import type { RecipeSource } from '@larder/domain/model';
import { GOOD } from './sample.ts';
import { checkReasons, checkTypography } from './typography.ts';

const withStep = (step: string): RecipeSource => ({ ...GOOD, steps: [...GOOD.steps, step] });

test.each([
  ["a hand's breadth away", "hand's", 'the apostrophe ’, or ‘…’ around quoted words'],
  ["called 'pot liquor' there", "'pot", 'the apostrophe ’, or ‘…’ around quoted words'],
  ['the "holy" three', '"holy"', '‘…’ around quoted words'],
  ['Wait... then stir.', 'Wait...', '…'],
  ['Stir - gently.', 'Stir -', 'a comma, a colon or –'],
  ['Fry for 2-3 minutes.', '2-3', '‘to’ between numbers'],
  ['Add 1/2 teaspoon.', '1/2', 'one of ½, ⅓, ¼ and the like'],
  ['Heat to 180°C.', '180°C.', 'a space before °C'],
  ['Heat to 180 ° C.', '° C.', 'a space before °C'],
  ['Roll it 5cm thick.', '5cm', 'a space before the unit'],
  ['Stir , then serve.', 'Stir ,', 'no space before the mark'],
])('a step says %s', (step, said, write) => {
  expect(checkTypography(withStep(step))).toEqual([`a step says '${said}'. Write ${write}.`]);
});

test.each([
  'Lay it a hand’s breadth away, for 2 to 3 minutes.',
  'It is called ‘pot liquor’ – the best of it.',
  'Heat to 180 °C and add ½ teaspoon, 5 cm long and 10 g in all.',
  'A 20-minute rest, for a well-browned crust…',
])('%s is fine', (step) => expect(checkTypography(withStep(step))).toEqual([]));

test('in notes, also of what it is served with, in titles and in reasons', () => {
  const [line] = GOOD.ingredients;
  expect(checkTypography({ ...GOOD, serveWith: [{ ...line!, notes: "the cook's own" }] })).toEqual([
    "a note says 'cook's'. Write the apostrophe ’, or ‘…’ around quoted words.",
  ]);
  expect(checkTypography({ ...GOOD, title: "Chawal (Cook's Rice)" })).toEqual([
    "its title says '(Cook's'. Write the apostrophe ’, or ‘…’ around quoted words.",
  ]);
  expect(checkReasons({ often: { dairy: "gentleman's relish" } })).toContain("says 'gentleman's'");
  expect(checkReasons({ often: { dairy: 'gentleman’s relish' } })).toBeUndefined();
});
