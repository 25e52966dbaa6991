import { INGREDIENTS } from '../ingredients/index.ts';
import { IngredientIndex, type RecipeLine, type RecipeSource } from '@larder/domain/model';
import { checkRecipe } from './recipes.ts';

/** A small faultless dish. Each test of the checks breaks one thing in it. */
export const GOOD: RecipeSource = {
  id: 1999,
  slug: 'tomato-rice',
  title: 'Tomato rice',
  country: 'india',
  prepTime: 10,
  cookTime: 30,
  servings: 2,
  difficulty: 'easy',
  spice: 'none',
  course: 'main',
  appliances: ['stovetop'],
  ingredients: [
    { ingredient: 'basmati-rice', quantity: 150, unit: 'g' },
    { ingredient: 'tomato', quantity: 3, unit: 'piece' },
    { ingredient: 'cumin-seed', quantity: 1, unit: 'tsp' },
    { ingredient: 'turmeric', quantity: 0.5, unit: 'tsp' },
    { ingredient: 'vegetable-oil', quantity: 2, unit: 'tbsp' },
    { ingredient: 'salt', quantity: 1, unit: 'tsp' },
  ],
  steps: [
    'Rinse the rice in three changes of water until it runs clear.',
    'Warm the oil over a medium heat and fry the spices for 1 minute, until they smell nutty.',
    'Add the tomatoes and the salt and cook them down for 8 minutes.',
    'Stir in the rice with 300 ml of water, cover, and cook over a low heat for 15 minutes.',
  ],
  sourceUrl: null,
};

/** The catalogue's own ingredients. */
export const index = new IngredientIndex(INGREDIENTS);

/** The problems of the dish after a change. */
export const check = (change: Partial<RecipeSource>, of = index) => checkRecipe({ ...GOOD, ...change }, of);

/** The dish with more ingredients. */
export const lines = (...more: RecipeLine[]) => ({ ingredients: [...GOOD.ingredients, ...more] });

/** The dish with more steps. */
export const steps = (...more: string[]) => ({ steps: [...GOOD.steps, ...more] });
