import { CATALOGUE, INGREDIENT_INDEX } from '@larder/catalogue';
import { ALLERGENS, dietaryFlags, DIETS, FILTER_FLAGS, type Allergen, type Diet } from '@larder/domain';
import { fitsDiet, packFilters, packFlags, passesFilters, type Ingredient } from '@larder/domain/model';
import { describe, expect, test } from 'vitest';
import { AVOIDS_NOTHING, IngredientFamily, type Avoided } from './ingredient-family.ts';

const FAMILY = new IngredientFamily(CATALOGUE.ingredients);
const idOf = (slug: string) => INGREDIENT_INDEX.require(slug).id;

type Covers = (id: number) => readonly number[];

/** Catalogue ingredients used in a dish they are not suitable for, as sentences. */
function crossings(covers: Covers, { allergens, animals = false, diets = [] }: CrossingKinds): string[] {
  return CATALOGUE.ingredients.flatMap((there) =>
    covers(there.id).flatMap((id) => {
      const wanted = INGREDIENT_INDEX.require(id);
      const brings = [
        ...allergens.filter((one) => there.allergens.includes(one) && !wanted.allergens.includes(one)),
        ...there.animals.filter((one) => animals && !wanted.animals.includes(one)),
      ].map((what) => `${there.name} covers ${wanted.name} and brings in ${what}`);
      const breaks = diets
        .filter((diet) => !fitsDiet([there], diet) && fitsDiet([wanted], diet))
        .map((diet) => `${there.name} covers ${wanted.name} and is not ${diet}`);
      return [...brings, ...breaks];
    }),
  );
}

interface CrossingKinds {
  readonly allergens: readonly Allergen[];
  readonly animals?: boolean;
  readonly diets?: readonly Diet[];
}

const all = (avoided: Avoided) => (id: number) => [
  ...FAMILY.coveredBy(id, avoided),
  ...FAMILY.standsInFor(id, avoided),
];

describe('over the whole catalogue', () => {
  test('nothing with other allergens or animals covers without a note [MATCH-16]', () => {
    const covers: Covers = (id) => FAMILY.coveredBy(id, AVOIDS_NOTHING);
    expect(crossings(covers, { allergens: ALLERGENS, animals: true })).toEqual([]);
  });

  test.each(ALLERGENS.map((allergen) => ({ allergen })))(
    'nothing adds $allergen for a cook who avoids it',
    ({ allergen }) => {
      const avoided = { ...AVOIDS_NOTHING, allergies: [allergen] };
      expect(crossings(all(avoided), { allergens: [allergen] })).toEqual([]);
    },
  );

  test.each(DIETS.map((diet) => ({ diet })))('nothing breaks $diet for a cook who follows it', ({ diet }) => {
    const avoided = { ...AVOIDS_NOTHING, dietary_restrictions: [diet] };
    expect(crossings(all(avoided), { allergens: [], diets: [diet] })).toEqual([]);
  });

  test.each(FILTER_FLAGS.map((flag) => ({ flag })))(
    'nothing is added to a dish that would then fail the filter $flag [MATCH-17]',
    ({ flag }) => {
      const avoided = { ...AVOIDS_NOTHING, flags: [flag] };
      const filters = packFilters({ flags: flag.startsWith('has_') ? [] : [flag], countries: [] });
      const passes = ({ animals, allergens }: Ingredient) =>
        passesFilters(packFlags(dietaryFlags(new Set(animals)), allergens), 0, filters);
      const spoiling = CATALOGUE.ingredients.flatMap((there) =>
        all(avoided)(there.id)
          .map((id) => INGREDIENT_INDEX.require(id))
          .filter((wanted) => passes(wanted) && !passes(there))
          .map((wanted) => `${there.name} covers ${wanted.name}`),
      );
      expect(spoiling).toEqual([]);
    },
  );

  test('filters and settings combine, each applied separately', () => {
    const vegan: Avoided = { ...AVOIDS_NOTHING, flags: ['vegan', 'no_chicken'] };
    expect(FAMILY.standsInFor(idOf('tagliatelle'), vegan)).not.toContain(idOf('pasta'));
    expect(FAMILY.standsInFor(idOf('chicken-stock'), vegan)).not.toContain(idOf('stock'));
    const noFish: Avoided = { ...AVOIDS_NOTHING, flags: ['no_fish', 'has_beef'] };
    expect(FAMILY.standsInFor(idOf('tagliatelle'), noFish)).toContain(idOf('pasta'));
    const noNuts: Avoided = { ...AVOIDS_NOTHING, allergies: ['nuts'], flags: ['egg_free'] };
    expect(FAMILY.standsInFor(idOf('tagliatelle'), noNuts)).not.toContain(idOf('pasta'));
    expect(FAMILY.standsInFor(idOf('peanut-oil'), noNuts)).not.toContain(idOf('vegetable-oil'));
  });

  test('what adds something is found, with a note', () => {
    const byKind: Covers = (id) => [...FAMILY.namesFor([id])];
    const found = crossings(byKind, { allergens: ALLERGENS, animals: true, diets: ['gluten_free'] });
    expect(found).toContain('peanut oil covers vegetable oil and brings in nuts');
    expect(found).toContain('chicken stock covers stock and brings in poultry');
  });

  test('both directions agree', () => {
    const avoided: Avoided = { allergies: ['nuts'], dietary_restrictions: ['gluten_free'] };
    for (const { id } of CATALOGUE.ingredients) {
      for (const asked of FAMILY.coveredBy(id, avoided)) {
        expect(FAMILY.covering(asked, avoided)).toContain(id);
      }
      for (const asked of FAMILY.standsInFor(id, avoided)) {
        expect(FAMILY.substitutesFor(asked, avoided)).toContain(id);
        expect(FAMILY.noteOf(id, asked)).toMatch(/^[A-Z].*\.$/);
      }
    }
  });
});

describe('a kind that adds something', () => {
  test.each([
    ['peanut-oil', 'vegetable-oil', 'Contains peanuts.'],
    ['stock-cube', 'stock', 'Dissolve a cube in half a litre of hot water.'],
    ['vegetable-stock-cube', 'vegetable-stock', 'Dissolve a cube in half a litre of hot water.'],
    ['chicken-stock', 'stock', 'Contains poultry.'],
    ['tagliatelle', 'pasta', 'Contains eggs.'],
    ['english-mustard', 'mustard', 'May contain wheat.'],
    ['dashi', 'anchovy-stock', 'May contain dairy.'],
    ['beef-stock', 'stock', 'Contains beef.'],
  ])('%s only substitutes for %s, with a note', (has, asked, note) => {
    expect(FAMILY.coveredBy(idOf(has), AVOIDS_NOTHING)).not.toContain(idOf(asked));
    expect(FAMILY.standsInFor(idOf(has), AVOIDS_NOTHING)).toContain(idOf(asked));
    expect(FAMILY.noteOf(idOf(has), idOf(asked))).toBe(note);
  });

  test('still covers what contains it too', () => {
    expect(FAMILY.coveredBy(idOf('stock-cube'), { allergies: ['wheat'], dietary_restrictions: [] })).toEqual([
      idOf('stock-cube'),
    ]);
    const withCube = FAMILY.coveredBy(idOf('chicken-stock-cube'), AVOIDS_NOTHING);
    expect(withCube).not.toContain(idOf('chicken-stock'));
  });

  test('is found by a search for its kind', () => {
    expect(FAMILY.kindsOf(idOf('vegetable-oil'))).toContain(idOf('peanut-oil'));
  });
});

describe('a general word, as people type it', () => {
  test.each([
    ['rice', 'long-grain-rice', 'Any rice will do.'],
    ['bread', 'country-bread', 'Which bread? A crusty loaf will do. May contain dairy, soy and sesame.'],
    ['cheese', 'cheddar', 'Which cheese? One that melts will do.'],
    ['chicken', 'chicken-breast', 'Which chicken? Breasts cook faster than thighs or legs.'],
    ['beef', 'stewing-beef', 'Which beef? A cut for stewing, such as chuck or shin, will do.'],
    ['pork', 'pork-loin', 'Which pork? A lean cut, such as loin or leg, will do.'],
    ['vinegar', 'cider-vinegar', 'Which vinegar? Wine or cider vinegar will do. May contain gluten.'],
    ['stock', 'chicken-stock', 'Which stock? Any light one will do. Contains animal products.'],
    ['chilli', 'serrano-chilli', 'Which chilli? Any fresh one will do; taste for heat.'],
    ['bell-pepper', 'red-bell-pepper', 'Any bell pepper will do.'],
  ])('%s covers %s with a note [MATCH-19]', (has, asked, note) => {
    expect(FAMILY.standsInFor(idOf(has), AVOIDS_NOTHING)).toContain(idOf(asked));
    expect(FAMILY.noteOf(idOf(has), idOf(asked))).toBe(note);
  });

  test.each([
    ['bread', 'country-bread', { allergies: ['dairy'], dietary_restrictions: [] }],
    ['stock', 'vegetable-stock', { allergies: [], dietary_restrictions: ['vegetarian'] }],
    ['stock-cube', 'chicken-stock', { allergies: [], dietary_restrictions: ['halal'] }],
  ] as const)('%s does not cover %s for cooks whom it may not suit', (has, asked, avoided) => {
    expect(FAMILY.standsInFor(idOf(has), avoided)).not.toContain(idOf(asked));
  });
});

describe('what is made for a diet', () => {
  test.each([
    ['feta', 'vegetarian-feta'],
    ['halloumi', 'vegetarian-halloumi'],
    ['parmesan', 'vegetarian-hard-cheese'],
    ['grana-padano', 'vegetarian-hard-cheese'],
  ])('%s does for %s, with a note, but not for a vegetarian', (has, asked) => {
    expect(FAMILY.standsInFor(idOf(has), AVOIDS_NOTHING)).toContain(idOf(asked));
    expect(FAMILY.noteOf(idOf(has), idOf(asked))).toMatch(/^It will do if nobody who eats is vegetarian\./);
    for (const avoided of [
      { allergies: [], dietary_restrictions: ['vegetarian'] },
      { ...AVOIDS_NOTHING, flags: ['vegetarian'] },
    ] as const)
      expect(all(avoided)(idOf(has))).not.toContain(idOf(asked));
  });

  test.each([
    ['vegetable-stock', 'It will do if nobody who eats is vegan.'],
    ['vegetable-stock-cube', 'Dissolve a cube in half a litre of hot water.'],
  ])('%s does for vegan stock, but not for a vegan or without dairy', (has, note) => {
    expect(FAMILY.noteOf(idOf(has), idOf('vegan-stock'))).toBe(`${note} May contain dairy.`);
    expect(all(AVOIDS_NOTHING)(idOf(has))).toContain(idOf('vegan-stock'));
    for (const avoided of [
      { allergies: [], dietary_restrictions: ['vegan'] },
      { allergies: ['dairy'], dietary_restrictions: [] },
    ] as const)
      expect(all(avoided)(idOf(has))).not.toContain(idOf('vegan-stock'));
  });
});

describe('between neighbours', () => {
  test.each([
    ['onion', 'white-onion'],
    ['white-onion', 'onion'],
    ['cod', 'hake'],
    ['hake', 'cod'],
    ['chicken-breast', 'boneless-chicken-thigh'],
    ['boneless-chicken-thigh', 'chicken-breast'],
    ['short-grain-rice', 'jasmine-rice'],
    ['jasmine-rice', 'short-grain-rice'],
    ['kale', 'spinach'],
    ['lemon', 'lime'],
  ])('%s can replace %s', (has, asked) => {
    expect(all(AVOIDS_NOTHING)(idOf(has))).toContain(idOf(asked));
  });

  test.each([
    ['chicken-breast', 'whole-chicken'],
    ['beef', 'minced-beef'],
    ['cheese', 'feta'],
    ['tinned-tomatoes', 'tomato'],
    ['flour-tortilla', 'corn-tortilla'],
    ['chicken-stock', 'vegetable-stock'],
  ])('%s cannot replace %s', (has, asked) => {
    expect(all(AVOIDS_NOTHING)(idOf(has))).not.toContain(idOf(asked));
  });

  test('a stock cube makes half a litre', () => {
    expect(FAMILY.partsOf(idOf('chicken-stock-cube')).get(idOf('chicken-stock'))).toBe(50);
  });
});
