/** Dinners made from what expires in a kitchen. docs/planner.md says how a week uses them. */
export { flexibleDishes, type FlexibleDish } from './flexible-dishes.ts';
export { lookOf, slugOf, templateOf } from './looks.ts';
export type { Occasion } from './kitchen.ts';
