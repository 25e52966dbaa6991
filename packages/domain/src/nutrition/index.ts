/** What follows from a recipe's ingredients: nutrition, cost, allergens, diets and what is on the plate. */
export { alcoholLeft } from './alcohol.ts';
export * from './derive-facts.ts';
export * from './plate.ts';
export * from './proteins.ts';
