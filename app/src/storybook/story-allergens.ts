import type { RecipeSummary } from '../recipes/recipes.query.ts';

/** Allergens of the stories' recipes, by picture slug; the others have none. */
export const STORY_ALLERGENS: Readonly<Record<string, RecipeSummary['allergens']>> = {
  bibimbap: [
    { allergy: 'eggs', ingredients: ['egg'], often: [] },
    { allergy: 'soy', ingredients: ['soy sauce', 'gochujang'], often: [] },
    { allergy: 'wheat', ingredients: ['soy sauce', 'gochujang'], often: [] },
    { allergy: 'sesame', ingredients: ['sesame oil'], often: [] },
  ],
  'paella-valenciana': [{ allergy: 'shellfish', ingredients: ['prawns', 'mussels', 'squid'], often: [] }],
  'pizza-margherita': [
    { allergy: 'dairy', ingredients: ['mozzarella'], often: [] },
    { allergy: 'wheat', ingredients: ['bread flour'], often: [] },
  ],
  'moules-frites': [
    { allergy: 'shellfish', ingredients: ['mussels'], often: [] },
    { allergy: 'dairy', ingredients: ['butter'], often: [] },
    { allergy: 'eggs', ingredients: ['mayonnaise'], often: [] },
  ],
};
