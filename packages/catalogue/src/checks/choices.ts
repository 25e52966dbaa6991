import {
  ALLERGENS,
  APPLIANCES,
  COUNTRY_CODES,
  countriesOf,
  COURSES,
  CUISINES,
  DIETARY_FLAGS,
  DIETS,
  DIFFICULTIES,
  FILTER_GROUPS,
  PROTEINS,
  SPICE_LEVELS,
  SPICE_TOLERANCES,
  type DietaryFlags,
} from '@larder/domain';
import type { IngredientIndex, Recipe } from '@larder/domain/model';
import { proteinsOf } from '../ingredients/proteins.ts';
import { gramsOf } from '../usual/measures.ts';

/** A choice, and whether it excludes a recipe. */
interface Choice {
  readonly name: string;
  readonly leavesOut: (recipe: Recipe, index: IngredientIndex) => boolean;
  /** What is probably missing if it excludes none. */
  readonly missing: string;
}

const FLAG_TABLE = 'packages/domain/src/vocabulary/dietary-flags.ts';

const CHOICES: readonly Choice[] = [
  ...ALLERGENS.map((allergen) => ({
    name: `the allergen '${allergen}'`,
    leavesOut: ({ allergens }: Recipe) => allergens.includes(allergen),
    missing: `Add it to 'allergens' of the ingredients that contain it`,
  })),
  ...DIETS.map((diet) => ({
    name: `the diet '${diet}'`,
    leavesOut: ({ diets }: Recipe) => !diets.includes(diet),
    missing: `Add it to 'not for' of the ingredients that do not fit it`,
  })),
  ...APPLIANCES.map((appliance) => ({
    name: `a kitchen without the appliance '${appliance}'`,
    leavesOut: ({ appliances }: Recipe) => appliances.includes(appliance),
    missing: `Add it to 'appliances' of the recipes that need it`,
  })),
  ...SPICE_TOLERANCES.slice(0, -1).map((tolerance) => ({
    name: `the spice tolerance '${tolerance}'`,
    leavesOut: ({ spice }: Recipe) => SPICE_LEVELS.indexOf(spice) > SPICE_LEVELS.indexOf(tolerance),
    missing: 'Add a hotter recipe',
  })),
  ...DIETARY_FLAGS.map((flag) => ({
    name: `a filter for recipes without '${flag}'`,
    leavesOut: ({ dietary }: Recipe) => dietary[flag],
    missing: `Add a recipe with it, or check what it follows from in ${FLAG_TABLE}`,
  })),
  ...FILTER_GROUPS.flatMap(({ options }) =>
    options.map(({ id, asks: [rule, ...flags] }) => ({
      name: `the filter '${id}'`,
      leavesOut: ({ dietary }: { dietary: DietaryFlags }) =>
        flags.some((flag) => dietary[flag]) === (rule === 'none'),
      missing: `Check its condition in packages/domain/src/filters.ts`,
    })),
  ),
  ...COURSES.map((course) => ({
    name: `a search without the course '${course}'`,
    leavesOut: (recipe: Recipe) => recipe.course === course,
    missing: 'Add such a recipe',
  })),
  ...DIFFICULTIES.map((difficulty) => ({
    name: `a week without the difficulty '${difficulty}'`,
    leavesOut: (recipe: Recipe) => recipe.difficulty === difficulty,
    missing: 'Add such a recipe',
  })),
  ...PROTEINS.map((protein) => ({
    name: `a week without the protein '${protein}'`,
    leavesOut: ({ ingredients }: Recipe, index: IngredientIndex) =>
      proteinsOf(
        ingredients.map(({ ingredient: slug, quantity, unit }) => {
          const ingredient = index.require(slug);
          return { ingredient, grams: gramsOf(ingredient, quantity, unit) };
        }),
      ).includes(protein),
    missing: `Add a recipe with it, or list its sources in src/ingredients/proteins.ts`,
  })),
  ...COUNTRY_CODES.map((country) => ({
    name: `a search in all countries but '${country}'`,
    leavesOut: (recipe: Recipe) => recipe.country === country,
    missing: `Write its recipes in data/recipes/${country}`,
  })),
  ...CUISINES.map((cuisine) => ({
    name: `the cuisine '${cuisine}'`,
    leavesOut: ({ country }: Recipe) => country !== null && countriesOf(cuisine).includes(country),
    missing: `Name its countries in data/countries.yaml`,
  })),
];

/** A sentence for every choice without effect: a cook would rely on it in vain. */
export function checkChoices(recipes: readonly Recipe[], index: IngredientIndex): string[] {
  return CHOICES.filter(({ leavesOut }) => !recipes.some((recipe) => leavesOut(recipe, index))).map(
    ({ name, missing }) => `${name} excludes no recipe. ${missing}, or remove it from the vocabulary.`,
  );
}
