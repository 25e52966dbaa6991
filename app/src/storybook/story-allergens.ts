import type { RecipeSummary } from '../recipes/recipes.query.ts';

/** Allergens of the stories' recipes, by picture slug; the others have none. */
export const STORY_ALLERGENS: Readonly<Record<string, RecipeSummary['allergens']>> = {
  bibimbap: [
    { allergy: 'eggs', ingredients: ['egg'], often: [] },
    { allergy: 'soy', ingredients: ['soy sauce', 'gochujang'], often: [] },
    { allergy: 'wheat', ingredients: ['soy sauce', 'gochujang'], often: ['gochujang'] },
    { allergy: 'sesame', ingredients: ['sesame oil'], often: [] },
    { allergy: 'gluten', ingredients: ['soy sauce', 'gochujang'], often: ['gochujang'] },
  ],
  'paella-valenciana': [
    { allergy: 'shellfish', ingredients: ['prawns', 'mussels', 'squid'], often: [] },
    { allergy: 'crustaceans', ingredients: ['prawns'], often: [] },
    { allergy: 'molluscs', ingredients: ['mussels', 'squid'], often: [] },
    { allergy: 'celery', ingredients: ['fish stock'], often: ['fish stock'] },
    { allergy: 'sulphites', ingredients: ['prawns'], often: ['prawns'] },
  ],
  'pizza-margherita': [
    { allergy: 'dairy', ingredients: ['mozzarella'], often: [] },
    { allergy: 'wheat', ingredients: ['bread flour'], often: [] },
    { allergy: 'gluten', ingredients: ['bread flour'], often: [] },
  ],
  'moules-frites': [
    { allergy: 'shellfish', ingredients: ['mussels'], often: [] },
    { allergy: 'dairy', ingredients: ['butter'], often: [] },
    { allergy: 'eggs', ingredients: ['mayonnaise'], often: [] },
    { allergy: 'molluscs', ingredients: ['mussels'], often: [] },
    { allergy: 'mustard', ingredients: ['mayonnaise'], often: ['mayonnaise'] },
    { allergy: 'sulphites', ingredients: ['white wine', 'mayonnaise'], often: ['mayonnaise'] },
  ],
};
