/** What follows from a recipe's ingredients: nutrition, cost, allergens and diets. */
export * from './derive-facts.ts';
export * from './proteins.ts';
