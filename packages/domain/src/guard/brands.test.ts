import { expect, test } from 'vitest';
import { ALL_CLAIMS, told } from '../testing/claims.ts';

test.each<[said: string, holds: string]>([
  ['Fry it in Lurpak.', 'dairy'],
  ['A tub of Häagen-Dazs', 'dairy eggs soy'],
  ['Melt the Hershey’s.', 'dairy soy'],
  ['Crush the Oreos.', 'wheat soy'],
  ['Fold in the Rice Krispies.', 'gluten'],
  ['Roll out the Jus-Rol.', 'wheat'],
  ["A dollop of Hellmann's", 'eggs mustard'],
  ['Splash in the Kikkoman.', 'wheat soy'],
  ['A spoonful of Skippy', 'peanuts soy'],
  ['A spoonful of Sun-Pat', 'peanuts soy'],
  ['Crush the All-Bran.', 'wheat gluten sulphites'],
  ['Linda McCartney sausages', 'wheat soy sulphites'],
])('%s holds %s [ALLERGY-37]', (said, holds) =>
  expect(told(said).allergens).toEqual(expect.arrayContaining(holds.split(' '))),
);

test.each<[said: string, allergen: string]>([
  ['Serve with mash.', 'dairy'],
  ['Bangers and mash', 'dairy'],
  ['Serve on creamy mashed potatoes.', 'dairy'],
  ['Ladle it over buttery mash.', 'dairy'],
  ['Stir it into your porridge.', 'gluten'],
  ['Serve porridge beside it.', 'gluten'],
  ['Porridge with pears', 'gluten'],
  ['Serve with coq au vin.', 'sulphites'],
])('%s: a dish without a line holds %s [ALLERGY-37]', (said, allergen) =>
  expect(told(said).allergens).toContain(allergen),
);

test('coq au vin is a cock, unless it is said to be none [ALLERGY-37]', () => {
  expect(told('Coq au vin').dietary).toMatchObject({ vegetarian: false, contains_pork: true });
  expect(told('Mushroom coq au vin').dietary).toMatchObject({ vegetarian: true });
});

test.each([
  'Drain and mash.',
  'Use a fork to mash them.',
  'Season the mash.',
  'Simmer the porridge.',
  'The rice porridge is thick.',
  'A squeeze of Jif lemon',
])('lets pass: %s', (said) => expect(told(said)).toEqual(ALL_CLAIMS));
