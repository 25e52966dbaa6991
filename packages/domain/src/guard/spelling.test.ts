import { expect, test } from 'vitest';
import { ALL_CLAIMS, told } from '../testing/claims.ts';
import { spelledRight } from './spelling.ts';

test.each([
  ['Melt the buter.', 'dairy'],
  ['Grate over the chese.', 'dairy'],
  ['Sprinkle with Parmasan.', 'dairy'],
  ['Stir in the mayonaise.', 'eggs'],
  ['Fry the prwans.', 'crustaceans'],
  ['Steam the mussles.', 'molluscs'],
  ['Flake in the samon.', 'fish'],
  ['Toast the alomnds.', 'tree_nuts'],
  ['Scatter with penuts.', 'peanuts'],
  ['Boil the spagetti.', 'wheat'],
  ['Dust with fluor.', 'wheat'],
  ['Scatter with seasame seeds.', 'sesame'],
  ['Chop the celary.', 'celery'],
  ['A spoon of mutsard', 'mustard'],
])('%s holds %s [ALLERGY-37]', (said, allergen) => expect(told(said).allergens).toContain(allergen));

test('meat is recognised too [ALLERGY-37]', () => {
  expect(told('Brown the chiken.').dietary).toMatchObject({ vegetarian: false, contains_chicken: true });
  expect(told('Fry the bacno.').dietary).toMatchObject({ vegetarian: false, contains_pork: true });
});

test.each([
  'Divide it in four.',
  'Wait until it calms down.',
  'Beat the batter, better twice than once.',
  'It barely simmers.',
  'Fold it like a salon towel; a bit bitter is fine.',
  'Cut thin strips past the core.',
])('other words are left alone: %s', (said) =>
  expect([spelledRight(said), told(said)]).toEqual([
    said,
    expect.objectContaining({ diets: expect.arrayContaining(['vegan']) as unknown }),
  ]),
);

test('what is spelled right stays as it is', () => {
  for (const said of ['Crème fraîche, Butter & 2 Eggs', 'prawn', 'prawns', 'anchovy'])
    expect(spelledRight(said)).toBe(said);
  expect(told('Stir until smooth.')).toEqual(ALL_CLAIMS);
});
