/** One line of a recipe's ingredients. */
export interface RecipeIngredient {
  id: number;
  name: string;
  /** None for 'to taste'. */
  quantity: number | null;
  unit: string;
  notes?: string | null | undefined;
  /** Some of it is in the pantry, but not enough. How much is there and how much is lacking may be known. */
  short?: boolean | undefined;
  available?: IngredientAmount | null | undefined;
  lacking?: IngredientAmount | null | undefined;
  /** What of the pantry takes its place, and what that changes. */
  standIn?: { name: string; note: string } | null | undefined;
}

/** An amount of an ingredient: 2 pieces, 1 lb. */
export interface IngredientAmount {
  quantity: number;
  unit: string;
}
