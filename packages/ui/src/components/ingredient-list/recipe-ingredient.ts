/** One line of a recipe's ingredients. */
export interface RecipeIngredient {
  id: number;
  name: string;
  /** None for 'to taste'. */
  quantity: number | null;
  unit: string;
  notes?: string | null | undefined;
}
