import {
  ALLERGEN_FACTS,
  ALLERGENS,
  ANIMAL_CLASSES,
  DIET_FACTS,
  partsOf,
  STATED_DIETS,
  withoutWholes,
} from '@larder/domain';
import { IngredientIndex, type Ingredient } from '@larder/domain/model';
import { energyOf } from './energy.ts';
import { spaced } from '../data/spaced.ts';
import { repeats } from './repeats.ts';
import { checkReasons } from './typography.ts';

/** The allergens that products of an animal may contain, one of which must be stated: fish, crustaceans or molluscs. */
const ALLERGENS_OF = new Map(
  ANIMAL_CLASSES.map((animal) => [
    animal,
    withoutWholes(ALLERGENS.filter((allergen) => ALLERGEN_FACTS[allergen].animal === animal)),
  ]),
);

/** Problems with the ingredients, one sentence each. */
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

function* shape({ id, slug, name, pricePerKg, gramsPerMl, gramsPer, often }: Ingredient): Iterable<string> {
  const slip = checkReasons({ often });
  if (slip !== undefined) yield slip;
  if (!Number.isInteger(id) || id < 1) yield 'its id is not a positive whole number';
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
  if (!general) yield `its parent '${slug}' does not exist`;
  if (index.ancestors(ingredient.slug).some((ancestor) => ancestor.slug === ingredient.slug)) {
    yield 'it is its own ancestor';
  }
  // Juice is a drink, its fruit is not.
  if (general && general.category !== 'Other' && general.category !== ingredient.category)
    yield `its parent '${slug}' is in another category`;
}

function* facts({ allergens, animals, notFor }: Ingredient): Iterable<string> {
  for (const allergen of allergens) {
    const { animal } = ALLERGEN_FACTS[allergen];
    const isMolluscs = allergen === 'molluscs' || allergen === 'shellfish';
    const isLandSnail = isMolluscs && animals.includes('other-animal');
    if (animal && !animals.includes(animal) && !isLandSnail)
      yield `allergen ${allergen}, but not animal ${animal}`;
    // A cook who can eat one of them needs to know which it is.
    const parts = partsOf(allergen);
    if (parts.length > 1 && !parts.some((part) => allergens.includes(part)))
      yield `allergen ${allergen}, but neither ${parts.map(spaced).join(' nor ')}`;
  }
  for (const animal of animals) {
    const possible = ALLERGENS_OF.get(animal) ?? [];
    if (possible.length > 0 && !possible.some((allergen) => allergens.includes(allergen)))
      yield possible.length === 1
        ? `animal ${animal}, but not allergen ${possible.join()}`
        : `animal ${animal}, but neither allergen ${possible.toSorted().join(' nor ')}`;
  }
  for (const diet of STATED_DIETS) {
    const { neverAllergen, neverAnimal } = DIET_FACTS[diet];
    if (notFor.includes(diet)) continue;
    if (neverAllergen && allergens.includes(neverAllergen))
      yield `allergen ${neverAllergen}, but for ${diet}`;
    if (neverAnimal && animals.includes(neverAnimal)) yield `animal ${neverAnimal}, but for ${diet}`;
  }
  if (notFor.includes('low_carb') && !notFor.includes('keto')) yield 'for keto, but not for low_carb';
}

/**
 * Energy must match its sources. A single food may differ more than a dish: food-specific factors leave
 * spices, mushrooms and cocoa well below, and the acid that gives vinegar its energy is not counted.
 */
function* energy({ per100g }: Ingredient): Iterable<string> {
  const { kcal, protein, carbohydrate, fat, fibre = 0, alcohol = 0, source } = per100g;
  if (!source) yield 'its nutrition has no source';
  if (protein + carbohydrate + fat + alcohol > 101) yield 'more than 100 g of nutrients in 100 g';
  if (fibre > carbohydrate) yield 'more fibre than carbohydrate';
  const expected = energyOf(per100g);
  if (kcal > expected * 1.15 + 20 || kcal < expected * 0.5 - 5) {
    yield `${kcal} kcal, but its nutrients give ${expected.toFixed(0)}`;
  }
}
