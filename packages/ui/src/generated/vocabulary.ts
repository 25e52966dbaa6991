// What may be chosen, and what a recipe is. Made by `npm run generate` from the domain's vocabulary, never edited by hand.

/** A food that a cook never wants in a meal. */
export type AllergyValue =
  | 'nuts'
  | 'shellfish'
  | 'dairy'
  | 'eggs'
  | 'soy'
  | 'wheat'
  | 'fish'
  | 'sesame';

/** A way of eating that every meal keeps to. */
export type DietaryRestrictionValue =
  | 'vegetarian'
  | 'vegan'
  | 'gluten_free'
  | 'keto'
  | 'paleo'
  | 'low_carb'
  | 'dairy_free'
  | 'halal'
  | 'kosher';

/** What stands in the kitchen. */
export type KitchenApplianceValue =
  | 'oven'
  | 'stovetop'
  | 'microwave'
  | 'air_fryer'
  | 'slow_cooker'
  | 'pressure_cooker'
  | 'grill'
  | 'toaster_oven'
  | 'food_processor'
  | 'blender';

/** How hot a meal may be. */
export type SpiceToleranceValue =
  | 'mild'
  | 'medium'
  | 'hot'
  | 'very_hot';

/** A cuisine that is liked best. */
export type CuisineValue =
  | 'indian'
  | 'mexican'
  | 'italian'
  | 'chinese'
  | 'japanese'
  | 'thai'
  | 'mediterranean'
  | 'american'
  | 'french'
  | 'korean'
  | 'spanish'
  | 'middle_eastern';

/** A protein that is liked best. */
export type ProteinValue =
  | 'chicken'
  | 'beef'
  | 'pork'
  | 'fish'
  | 'seafood'
  | 'tofu'
  | 'legumes'
  | 'eggs'
  | 'dairy';

/** How well somebody cooks. */
export type CookingExperienceValue =
  | 'beginner'
  | 'intermediate'
  | 'advanced'
  | 'expert';

/** How often somebody cooks. */
export type MealPrepFrequencyValue =
  | 'daily'
  | 'few_times_week'
  | 'weekly'
  | 'rarely';

/** What a meal may cost. */
export type BudgetValue =
  | 'very_budget'
  | 'budget_conscious'
  | 'moderate'
  | 'premium';

/** What a recipe is or holds. */
export type DietaryFlagName =
  | 'vegan'
  | 'vegetarian'
  | 'contains_dairy'
  | 'contains_eggs'
  | 'contains_chicken'
  | 'contains_beef'
  | 'contains_pork'
  | 'contains_fish';
