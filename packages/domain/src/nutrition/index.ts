/** What follows from a recipe's ingredients: nutrition, cost, allergens, diets and what is on the plate. */
export * from './derive-facts.ts';
export * from './plate.ts';
export * from './proteins.ts';
