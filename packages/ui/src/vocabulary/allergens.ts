import type { Term } from './food-vocabulary.ts';

/** The 14 allergens that food in the European Union has to declare, by Larder's ids, which have words in every pack. */
export const EU_ALLERGENS = [
  { id: 'gluten', label: 'Gluten' },
  { id: 'crustaceans', label: 'Crustaceans' },
  { id: 'eggs', label: 'Eggs' },
  { id: 'fish', label: 'Fish' },
  { id: 'peanuts', label: 'Peanuts' },
  { id: 'soy', label: 'Soy' },
  { id: 'dairy', label: 'Milk' },
  { id: 'tree_nuts', label: 'Tree nuts' },
  { id: 'celery', label: 'Celery' },
  { id: 'mustard', label: 'Mustard' },
  { id: 'sesame', label: 'Sesame' },
  { id: 'sulphites', label: 'Sulphites' },
  { id: 'lupin', label: 'Lupin' },
  { id: 'molluscs', label: 'Molluscs' },
] as const satisfies readonly Term[];

/** The nine major allergens of the United States, by Larder's ids. */
export const US_ALLERGENS = [
  { id: 'dairy', label: 'Milk' },
  { id: 'eggs', label: 'Eggs' },
  { id: 'fish', label: 'Fish' },
  { id: 'crustaceans', label: 'Crustacean shellfish' },
  { id: 'tree_nuts', label: 'Tree nuts' },
  { id: 'peanuts', label: 'Peanuts' },
  { id: 'wheat', label: 'Wheat' },
  { id: 'soy', label: 'Soy' },
  { id: 'sesame', label: 'Sesame' },
] as const satisfies readonly Term[];
