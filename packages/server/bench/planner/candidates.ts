import type { Catalogue } from '@larder/catalogue';
import { handicapOf, plateOf, proteinsOf } from '@larder/catalogue';
import { eveningBeforeOf, roleOf } from '@larder/domain';
import type { Ingredient, Recipe } from '@larder/domain/model';
import type { Candidate } from '@larder/domain/planner';
import { needOf } from '../../src/recipes/need-of.ts';

/** A catalogue's recipes as the planner scores them, without a database. */
export function candidatesOf({
  recipes,
  ingredients,
}: Pick<Catalogue, 'recipes' | 'ingredients'>): Candidate[] {
  const bySlug = new Map(ingredients.map((ingredient) => [ingredient.slug, ingredient]));
  return recipes.map((recipe) => fromRecipe(recipe, (slug) => bySlug.get(slug)!));
}

function fromRecipe(recipe: Recipe, find: (slug: string) => Ingredient): Candidate {
  const needs = recipe.ingredients.map(({ ingredient, quantity, unit }) =>
    needOf(find(ingredient), quantity, unit),
  );
  const weighed = recipe.ingredients.map(({ ingredient }, index) => ({
    ingredient: find(ingredient),
    grams: needs[index]!.grams,
  }));
  const plate = plateOf(weighed, recipe.servings);
  const { id, country, difficulty, spice, course, appliances, allergens, diets, dietary } = recipe;
  return {
    id,
    country,
    difficulty,
    spice,
    course,
    role: roleOf(recipe),
    appliances,
    allergens,
    diets,
    dietary,
    proteins: proteinsOf(weighed),
    vegetables: plate.vegetableGrams,
    base: plate.base,
    handicap: handicapOf(id),
    totalTime: recipe.totalTime,
    waitingTime: recipe.waitingTime,
    waitingKind: recipe.waitingKind,
    eveningBefore: eveningBeforeOf(recipe),
    servings: recipe.servings,
    costPerServing: recipe.costPerServing,
    costTotal: recipe.costTotal,
    calories: recipe.nutritionPerServing.kcal,
    protein: recipe.nutritionPerServing.protein,
    carbohydrates: recipe.nutritionPerServing.carbohydrate,
    needs,
  };
}
