import type { RecipeSummary } from '../recipes/recipes.query.ts';

/** Allergens of the stories' recipes, by picture slug; the others have none. */
export const STORY_ALLERGENS: Readonly<Record<string, RecipeSummary['allergens']>> = {
  bibimbap: [
    { allergy: 'eggs', ingredients: ['egg'] },
    { allergy: 'soy', ingredients: ['soy sauce', 'gochujang'] },
    { allergy: 'wheat', ingredients: ['soy sauce', 'gochujang'] },
    { allergy: 'sesame', ingredients: ['sesame oil'] },
  ],
  'paella-valenciana': [{ allergy: 'shellfish', ingredients: ['prawns', 'mussels', 'squid'] }],
  'pizza-margherita': [
    { allergy: 'dairy', ingredients: ['mozzarella'] },
    { allergy: 'wheat', ingredients: ['bread flour'] },
  ],
  'moules-frites': [
    { allergy: 'shellfish', ingredients: ['mussels'] },
    { allergy: 'dairy', ingredients: ['butter'] },
    { allergy: 'eggs', ingredients: ['mayonnaise'] },
  ],
};
