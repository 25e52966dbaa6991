/** What follows from the ingredients of a recipe: what it gives, costs, holds and fits. */
export * from './derive-facts.ts';
export * from './proteins.ts';
