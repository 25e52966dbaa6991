import { expect, test } from 'vitest';
import { ALL_CLAIMS, told } from '../testing/claims.ts';

test.each<[said: string, holds: string]>([
  ['Serve with panini.', 'wheat'],
  ['Roll it out on a floured surface.', 'wheat'],
  ['Serve with wholewheat wraps.', 'wheat'],
  ['Stir in the vermicelli.', 'wheat'],
  ['Drop in the dumplings.', 'wheat'],
  ['Serve with spring rolls.', 'wheat'],
  ['Put it in a burger.', 'wheat'],
  ['Serve with cheeseburgers.', 'wheat dairy'],
  ['Serve with moussaka.', 'wheat dairy eggs'],
  ['Serve with chocolate cake.', 'wheat dairy eggs'],
  ['Serve with a pancake.', 'wheat dairy eggs'],
  ['Serve with spätzle.', 'wheat eggs'],
  ['Serve with baklava.', 'wheat tree_nuts'],
  ['Serve with prawn toast.', 'crustaceans wheat sesame'],
  ['Serve with mariscos.', 'crustaceans molluscs'],
  ['Serve with paella.', 'crustaceans molluscs'],
  ['Serve with ceviche.', 'fish'],
  ['Spread with tapenade.', 'fish'],
  ['Fry the bass.', 'fish'],
  ['Dress it with thousand island.', 'eggs mustard fish'],
  ['Serve with som tam.', 'fish crustaceans peanuts'],
  ['Serve with bibimbap.', 'wheat soy eggs sesame'],
  ['Serve with mole poblano.', 'peanuts tree_nuts sesame'],
  ['Serve with mole negro.', 'peanuts tree_nuts sesame wheat'],
  ['Ice cream with nougat', 'peanuts tree_nuts dairy'],
  ['Soup with gyoza', 'wheat soy sesame'],
  ['Dim sum for two', 'wheat soy sesame crustaceans'],
  ['Serve with dim sum.', 'wheat soy sesame crustaceans'],
  ['Scatter with trail mix.', 'peanuts tree_nuts'],
  ['Cover it with ganache.', 'dairy'],
  ['Serve with stroganoff.', 'dairy'],
  ['Serve with crème brûlée.', 'dairy eggs'],
  ['Serve with a tortilla española.', 'eggs'],
  ['Scatter with cheerios.', 'gluten wheat'],
  ['Deglaze with a glass of red.', 'sulphites'],
  ['Serve with achaar.', 'mustard'],
  ['Add the lupini.', 'lupin'],
  ['Splash in the advocaat.', 'eggs'],
  ['Serve with rarebit.', 'wheat dairy mustard fish'],
])('%s holds %s [ALLERGY-29]', (said, holds) =>
  expect(told(said).allergens).toEqual(expect.arrayContaining(holds.split(' '))),
);

test.each([
  'Fry the fritters.',
  'Serve the dumplings hot.',
  'Soak the rice vermicelli.',
  'Cut the corn from the cob.',
  'Simmer the porridge.',
])('names the dish itself, of which the list tells: %s', (said) => expect(told(said)).toEqual(ALL_CLAIMS));

test.each<[said: string, allergen: string]>([
  ['Rub it until it looks like breadcrumbs then beat in the egg.', 'eggs'],
  ['Cut to the size of a walnut then toss in butter.', 'dairy'],
  ['Simmer without boiling then add the cream.', 'dairy'],
  ['Heat without letting it boil stir in the cream.', 'dairy'],
  ['Cook for no longer than a minute then pour in the milk.', 'dairy'],
  ['Instead of rice use couscous.', 'wheat'],
  ['Add fish stock then take out the bay leaf.', 'fish'],
])('an aside ends where something is done, comma or not: %s [OWN-17]', (said, allergen) =>
  expect(told(said).allergens).toContain(allergen),
);

test.each<[listed: string, said: string, allergen: string]>([
  ['peanut butter', 'Fry it in a knob of butter.', 'dairy'],
  ['peanut butter', 'Fry it in melted butter.', 'dairy'],
  ['coconut milk', 'Thin it with 100 ml milk.', 'dairy'],
  ['coconut milk', 'Thin it with a splash of whole milk.', 'dairy'],
  ['rice flour', 'Dust it with plain flour.', 'wheat'],
  ['rice noodles', 'Serve with egg noodles.', 'wheat'],
  ['almonds', 'Scatter with mixed nuts.', 'peanuts'],
])("beside %s, '%s' is another food [OWN-17]", (listed, said, allergen) =>
  expect(told(said, listed).allergens).toContain(allergen),
);

test.each([
  ['peanut butter', 'Stir in the butter.'],
  ['coconut milk', 'Pour in the milk.'],
  ['rice flour', 'Whisk in the flour.'],
])("beside %s, '%s' is that", (listed, said) => {
  const { allergens } = told(said, listed);
  expect(allergens).not.toContain('dairy');
  expect(allergens).not.toContain('wheat');
});
