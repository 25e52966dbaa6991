import type { AnimalClass, Allergen, Ingredient, StatedDiet } from '../model.ts';
import { IngredientIndex } from '../names.ts';
import { energyOf } from './energy.ts';
import { repeats } from './repeats.ts';

/** Facts that go together: who states the first has to state the second. */
const ALLERGEN_MEANS_ANIMAL: Partial<Record<Allergen, AnimalClass>> = {
  dairy: 'dairy',
  eggs: 'egg',
  fish: 'fish',
  shellfish: 'fish',
};
const ANIMAL_MEANS_ALLERGEN: Partial<Record<AnimalClass, Allergen>> = { dairy: 'dairy', egg: 'eggs' };
const ALLERGEN_FORBIDS: Partial<Record<Allergen, StatedDiet>> = { wheat: 'gluten_free', shellfish: 'kosher' };
const PORK_FORBIDS: readonly StatedDiet[] = ['halal', 'kosher'];

/** What is wrong with the ingredients, one sentence each. */
export function checkIngredients(ingredients: readonly Ingredient[]): string[] {
  const index = new IngredientIndex(ingredients);
  return [
    ...repeats(
      'ingredient id',
      ingredients.map(({ id }) => String(id)),
    ),
    ...repeats(
      'ingredient slug',
      ingredients.map(({ slug }) => slug),
    ),
    ...[...index.ambiguous].map(([key, slugs]) => `'${key}' may be ${slugs.join(' or ')}`),
    ...ingredients.flatMap((ingredient) =>
      [...shape(ingredient), ...parent(ingredient, index), ...facts(ingredient), ...energy(ingredient)].map(
        (problem) => `${ingredient.slug}: ${problem}`,
      ),
    ),
  ];
}

function* shape({ id, slug, name, pricePerKg, gramsPerMl, gramsPer }: Ingredient): Iterable<string> {
  if (!Number.isInteger(id) || id < 1) yield 'its id is no positive whole number';
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug)) yield 'its slug is not in kebab-case';
  if (name.trim() !== name || name === '') yield 'its name is not tidy';
  if (!(pricePerKg > 0 && pricePerKg <= 5000)) yield `no price: ${pricePerKg} USD per kg`;
  if (gramsPerMl !== null && !(gramsPerMl > 0 && gramsPerMl < 2)) yield `no density: ${gramsPerMl}`;
  for (const [unit, grams] of Object.entries(gramsPer)) {
    if (!(grams > 0 && grams <= 2000)) yield `no weight of a ${unit}: ${grams} g`;
  }
}

function* parent({ parent: slug, ...ingredient }: Ingredient, index: IngredientIndex): Iterable<string> {
  if (slug === null) return;
  const general = index.get(slug);
  if (!general) yield `its parent '${slug}' is not there`;
  if (index.ancestors(ingredient.slug).some((ancestor) => ancestor.slug === ingredient.slug)) {
    yield 'it is its own ancestor';
  }
  // Juice stands with the drinks, its fruit with the fruit.
  if (general && general.category !== 'Other' && general.category !== ingredient.category)
    yield `its parent '${slug}' is in another category`;
}

function* facts({ allergens, animals, notFor }: Ingredient): Iterable<string> {
  for (const allergen of allergens) {
    const animal = ALLERGEN_MEANS_ANIMAL[allergen];
    const isLandSnail = allergen === 'shellfish' && animals.includes('other-animal');
    if (animal && !animals.includes(animal) && !isLandSnail)
      yield `allergen ${allergen}, but not animal ${animal}`;
    const diet = ALLERGEN_FORBIDS[allergen];
    if (diet && !notFor.includes(diet)) yield `allergen ${allergen}, but for ${diet}`;
  }
  for (const animal of animals) {
    const allergen = ANIMAL_MEANS_ALLERGEN[animal];
    if (allergen && !allergens.includes(allergen)) yield `animal ${animal}, but not allergen ${allergen}`;
  }
  if (animals.includes('fish') && !allergens.includes('fish') && !allergens.includes('shellfish')) {
    yield 'animal fish, but neither allergen fish nor shellfish';
  }
  if (notFor.includes('low_carb') && !notFor.includes('keto')) yield 'for keto, but not for low_carb';
  if (animals.includes('pork') && !PORK_FORBIDS.every((diet) => notFor.includes(diet))) {
    yield 'pork, but halal or kosher';
  }
}

/**
 * Energy follows from what gives it. A single food may differ more than a dish: the factors of its own that its source
 * counts with leave spices, mushrooms and cocoa well below, and vinegar has its energy from an acid that is not counted.
 */
function* energy({ per100g }: Ingredient): Iterable<string> {
  const { kcal, protein, carbohydrate, fat, fibre = 0, alcohol = 0, source } = per100g;
  if (!source) yield 'its nutrition has no source';
  if (protein + carbohydrate + fat + alcohol > 101) yield 'more than 100 g of nutrients in 100 g';
  if (fibre > carbohydrate) yield 'more fibre than carbohydrate';
  const expected = energyOf(per100g);
  if (kcal > expected * 1.15 + 20 || kcal < expected * 0.5 - 5) {
    yield `${kcal} kcal where its nutrients give ${expected.toFixed(0)}`;
  }
}
