/** A vocabulary of your own, and the lists that Larder comes with. */
export {
  LARDER_AISLES,
  LARDER_ALLERGENS,
  LARDER_APPLIANCES,
  LARDER_COUNTRIES,
  LARDER_CUISINES,
  LARDER_DIETS,
  LARDER_FILTERS,
  LARDER_FLAGS,
  LARDER_PROTEINS,
} from '../generated/larder-vocabulary.ts';
export * from '../vocabulary/allergens.ts';
export * from '../vocabulary/food-register.ts';
export * from '../vocabulary/food-vocabulary.ts';
export type * from '../vocabulary/ids.ts';
