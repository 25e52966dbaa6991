/** An ingredient line of a recipe. */
export interface RecipeIngredient {
  id: number;
  name: string;
  /** Null for 'to taste'. */
  quantity: number | null;
  unit: string;
  notes?: string | null | undefined;
  /** The pantry has some, but not enough. The amounts there and missing are optional. */
  short?: boolean | undefined;
  available?: IngredientAmount | null | undefined;
  lacking?: IngredientAmount | null | undefined;
  /** The pantry item that replaces it, and the effect. */
  standIn?: { name: string; note: string } | null | undefined;
}

/** Something optional that goes well with a dish. */
export interface Accompaniment {
  id: number;
  name: string;
  quantity: number | null;
  unit: string;
  notes?: string | null | undefined;
  /** Its allergens, and those of only some products. */
  contains?: readonly string[] | undefined;
  mayContain?: readonly string[] | undefined;
}

/** An amount: 2 pieces, 1 lb. */
export interface IngredientAmount {
  quantity: number;
  unit: string;
}
