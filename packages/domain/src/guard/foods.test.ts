import { expect, test } from 'vitest';
import type { Allergen } from '../vocabulary/allergens.ts';
import { ALL_CLAIMS, told } from '../testing/claims.ts';
import { contradictions } from './guard.ts';

test.each<[said: string, holds: string]>([
  ['Crumble in an Oxo.', 'celery wheat gluten soy dairy'],
  ['A can of Guinness', 'wheat gluten'],
  ['A glug of Baileys', 'dairy'],
  ['Splash in the Shaoxing.', 'wheat gluten'],
  ['A dash of Lea & Perrins', 'fish wheat gluten soy'],
  ['A dash of Worcester sauce', 'fish wheat gluten soy'],
  ['Season with Maggi.', 'wheat gluten soy celery'],
  ['A mug of Horlicks', 'dairy wheat gluten'],
  ['A spoon of Marmite', 'wheat gluten celery'],
  ['Serve with a Caesar salad.', 'fish eggs dairy mustard wheat'],
  ['Ceasar dressing', 'fish eggs dairy mustard wheat'],
  ['Fill the profiteroles.', 'wheat eggs dairy'],
  ['Fill the éclairs.', 'wheat eggs dairy'],
  ['Chill the tiramisu.', 'wheat eggs dairy'],
  ['Serve with crêpes.', 'wheat eggs dairy'],
  ['Serve with pancakes.', 'wheat gluten eggs dairy'],
  ['Serve with muffins.', 'wheat eggs dairy'],
  ['Crush the cookies.', 'wheat eggs dairy'],
  ['Ice the cupcakes.', 'wheat eggs dairy'],
  ['Slice the Victoria sponge.', 'wheat eggs dairy'],
  ['Make French toast.', 'wheat eggs dairy'],
  ['Serve on waffles.', 'wheat eggs dairy'],
  ['Bake the yorkshires.', 'wheat eggs dairy'],
  ['Toad in the hole', 'wheat eggs dairy'],
  ['Fry the fish fingers.', 'fish wheat soy celery sulphites'],
  ['Grill the fish fingers.', 'fish wheat'],
  ['Fry the fishcakes.', 'fish wheat dairy eggs mustard soy celery sulphites'],
  ['A spoonful of peanut butter', 'peanuts soy'],
  ['Temper the panch phoran.', 'mustard celery'],
  ['Fry the fish-cakes.', 'fish wheat dairy eggs mustard'],
  ['Slice the Korean fish-cakes.', 'fish wheat eggs soy crustaceans molluscs'],
  ['Spread with mayonnaise.', 'eggs mustard soy'],
  ['Spread with mayo.', 'eggs mustard soy'],
  ['Pour in the cashew milk.', 'tree_nuts'],
  ['Fry the bangers.', 'wheat'],
  ['Halve the scotch eggs.', 'eggs wheat'],
  ['Pad Thai', 'fish crustaceans eggs peanuts soy'],
  ['Toast the marshmallows.', 'eggs'],
  ['Crush the pink peppercorns.', 'nuts tree_nuts'],
  ['Pour over creme anglaise.', 'dairy eggs'],
  ['Serve with bearnaise.', 'dairy eggs'],
  ['Fold in nuts and raisins.', 'nuts peanuts tree_nuts'],
  ['Scatter with crushed nuts.', 'nuts peanuts tree_nuts'],
  ['Add the barley flour.', 'gluten'],
  ['Sandwich the biscuits together.', 'wheat'],
  ['200 g leeks, creamed', 'dairy'],
  ['Serve with creamed spinach.', 'dairy'],
  ['Serve on the toasts.', 'wheat'],
  ['Slice the Quorn.', 'eggs'],
])('%s holds %s [ALLERGY-29]', (said, holds) => {
  expect(told(said).allergens).toEqual(expect.arrayContaining(holds.split(' ')));
});

test.each<[said: string, allergen: Allergen]>([
  ['I like to serve it on toast.', 'wheat'],
  ['Kids like it with mayo.', 'eggs'],
  ['My kids like butter on theirs.', 'dairy'],
  ['You’d like cream here.', 'dairy'],
  ['Crumble over something like feta.', 'dairy'],
  ['Serve with rice as well as naan.', 'wheat'],
  ['As soon as the butter foams, stir.', 'dairy'],
  ['Cook without a lid and stir in the cream.', 'dairy'],
  ['Cut to the size of a thumb with butter.', 'dairy'],
  ['Lift the fish out.', 'fish'],
  ['Like butter chicken, but quick', 'dairy'],
  ['Just like crab linguine', 'crustaceans'],
  ["A curry like my nan's chicken korma", 'tree_nuts'],
])('is no aside: %s', (said, allergen) => expect(told(said).allergens).toContain(allergen));

test.each([
  'Beat the vegan butter and sugar until creamed.',
  'Stir while the garlic toasts.',
  'Slice the vegan Quorn.',
  'Grate the nutmeg into the butternut squash with coconut.',
  'Slice the water chestnuts.',
  'Stir with a spoon as large as a walnut.',
  'Knead the ragi atta, the jowar flour and the bajra flour.',
  'Sift the teff flour, the cassava flour, the quinoa flour and the amaranth flour.',
  'Top up with root beer.',
])('lets pass: %s', (said) => expect(told(said)).toEqual(ALL_CLAIMS));

test('vegan muffins are without milk and eggs, but not without wheat', () =>
  expect(told('Bake the vegan muffins.').allergens).toEqual(['wheat', 'gluten']));

test('a vegan Caesar is without fish, eggs and cheese, but not without mustard and wheat', () => {
  const { allergens, diets } = told('Toss it with vegan Caesar dressing.');
  expect(allergens.toSorted()).toEqual(['gluten', 'mustard', 'wheat']);
  expect(diets).toContain('vegan');
  expect(told('Toss it with veggie Caesar dressing.').allergens).toEqual(
    expect.arrayContaining(['eggs', 'dairy']),
  );
  expect(told('Toss it with veggie Caesar dressing.').allergens).not.toContain('fish');
  expect(told('Toss it with Caesar dressing.').diets).not.toContain('vegan');
});

test.each(["Like mum's butter chicken", 'Just like beef stroganoff'])(
  'a title that begins with like: %s',
  (title) => expect(told(title).dietary).toMatchObject({ vegetarian: false, vegan: false }),
);

test.each([
  'Bake the frozen chips.',
  'Empty a bag of oven chips onto a tray.',
  'Roast the potatoes in dripping.',
  'Serve with chips from the chippy.',
  'Fetch frites at the friterie.',
])('is fried in beef fat: %s', (said) =>
  expect(told(said).dietary).toMatchObject({ vegetarian: false, contains_beef: true }),
);
test.each([
  'Lift the pasta out, dripping wet.',
  'Serve with frites.',
  'Serve with oven chips.',
  'Cover it with a dripping cloth.',
])('is not: %s', (said) =>
  expect(told(said).dietary).toMatchObject({ vegetarian: true, contains_beef: false }),
);

test('nut milk and cashew butter hold tree nuts alone', () => {
  for (const food of ['nut milk', 'cashew milk', 'hazelnut milk', 'cashew butter'])
    expect([food, told(`Stir in the ${food}.`).allergens]).toEqual([food, ['nuts', 'tree_nuts']]);
});

test('Quorn is not vegan', () => expect(told('Slice the Quorn.').diets).not.toContain('vegan'));

test('an accent makes no difference, left out or written as a character of its own', () => {
  for (const said of ['crème fraîche', 'creme fraiche', 'crème fraîche'.normalize('NFD')])
    expect(told(`Stir in the ${said}.`).allergens).toEqual(['dairy']);
});

test('rye flour and barley flour hold gluten without wheat', () => {
  for (const flour of ['rye flour', 'barley flour']) {
    const { allergens } = told(`Add the ${flour}.`);
    expect(allergens).toContain('gluten');
    expect(allergens).not.toContain('wheat');
  }
});

test("'the nuts' are those of the list", () => {
  expect(told('Toast the nuts.', 'almonds').allergens).not.toContain('peanuts');
  expect(told('Chop nuts.', 'peanuts').allergens).not.toContain('tree_nuts');
  expect(told('Scatter with pine nuts.').allergens).not.toContain('peanuts');
});

test('a beef stock cube by its brand is beef, and neither vegan nor gluten-free', () => {
  const claims = contradictions(ALL_CLAIMS, { names: [], texts: ['Crumble in an Oxo.'] }).map(
    ({ claim }) => claim,
  );
  expect(claims).toEqual(expect.arrayContaining(['vegan', 'vegetarian', 'free of beef', 'gluten_free']));
});

test.each(['Crumble in a vegetable Oxo.', 'Fry the vegan bangers.', 'Grill the vegan hot dogs.'])(
  'is no meat: %s',
  (said) => expect(told(said).dietary).toMatchObject({ vegetarian: true, contains_beef: false }),
);
test('a vegan hot dog is vegan', () => expect(told('Grill the vegan hot dogs.').diets).toContain('vegan'));
