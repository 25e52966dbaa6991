import type { Catalogue } from '@larder/catalogue';
import type { DietaryFlags } from '@larder/domain';
import { IngredientIndex, type Ingredient, type Recipe } from '@larder/domain/model';
import { nameKey } from '@larder/domain/names';
import type {
  ingredients,
  presetIngredients,
  recipeIngredients,
  recipes,
} from '../../platform/database/schema.ts';

/** The catalogue as table rows. */
export interface CatalogueRows {
  readonly ingredients: readonly (typeof ingredients.$inferInsert)[];
  readonly recipes: readonly (typeof recipes.$inferInsert)[];
  readonly recipeIngredients: readonly (typeof recipeIngredients.$inferInsert)[];
  readonly presetIngredients: readonly (typeof presetIngredients.$inferInsert)[];
}

export function catalogueRows(catalogue: Catalogue): CatalogueRows {
  const index = new IngredientIndex(catalogue.ingredients);
  return {
    ingredients: catalogue.ingredients.map((ingredient) => ingredientRow(ingredient, index)),
    recipes: catalogue.recipes.map((recipe) => recipeRow(recipe)),
    recipeIngredients: catalogue.recipes.flatMap((recipe) => lineRows(recipe, index)),
    presetIngredients: catalogue.presets.flatMap(({ country, ingredients: slugs }) =>
      slugs.map((slug, position) => ({ country, position, ingredientId: index.require(slug).id })),
    ),
  };
}

function ingredientRow(ingredient: Ingredient, index: IngredientIndex): CatalogueRows['ingredients'][number] {
  const { parent, aliases, allergens, animals, notFor, ...row } = ingredient;
  return {
    ...row,
    aliases: [...aliases],
    allergens: [...allergens],
    animals: [...animals],
    notFor: [...notFor],
    parentId: parent === null ? null : index.require(parent).id,
  };
}

/** A recipe's lines as rows. */
export function lineRows(
  { id, ingredients: lines }: Pick<Recipe, 'id' | 'ingredients'>,
  index: IngredientIndex,
): CatalogueRows['recipeIngredients'][number][] {
  return lines.map(({ ingredient, quantity, unit, notes }, position) => ({
    recipeId: id,
    position,
    ingredientId: index.require(ingredient).id,
    quantity,
    unit,
    notes: notes ?? null,
  }));
}

/** A recipe as a row. */
export function recipeRow(recipe: Recipe): CatalogueRows['recipes'][number] & DietaryFlags {
  const {
    dietary,
    nutritionPerServing,
    ingredients: _lines,
    steps: _steps,
    totalTime: _total,
    waiting: _waiting,
    ...row
  } = recipe;
  const { sugars, saturates, fibre, salt } = nutritionPerServing;
  return {
    ...row,
    role: recipe.role ?? null,
    eveningBefore: recipe.eveningBefore ?? null,
    serveWith: [...(recipe.serveWith ?? [])],
    appliances: [...recipe.appliances],
    ...dietary,
    allergens: [...recipe.allergens],
    diets: [...recipe.diets],
    kcalPerServing: nutritionPerServing.kcal,
    proteinPerServing: nutritionPerServing.protein,
    carbohydratePerServing: nutritionPerServing.carbohydrate,
    fatPerServing: nutritionPerServing.fat,
    nutritionDetails: { sugars, saturates, fibre, salt },
    titleKey: nameKey(row.title),
  };
}
