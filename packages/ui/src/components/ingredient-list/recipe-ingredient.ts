import type { IngredientId } from '../../vocabulary/ids.ts';

/** An ingredient line of a recipe. */
export interface RecipeIngredient {
  id: IngredientId;
  name: string;
  /** Null for 'to taste'. */
  quantity: number | null;
  unit: string;
  /** The amount in words, if it is to be shown in other ones: '½ cup plus 2 tbsp'. */
  said?: string | undefined;
  notes?: string | null | undefined;
  /** The pantry has some, but not enough. The amounts there and missing are optional. */
  short?: boolean | undefined;
  available?: IngredientAmount | null | undefined;
  lacking?: IngredientAmount | null | undefined;
  /** The pantry item that replaces it, and the effect. */
  standIn?: { name: string; note: string } | null | undefined;
  /** The heading that it stands under: 'For the sauce'. Headings come in the order of their first ingredients. */
  group?: string | null | undefined;
  /** Nobody knows what it is: the name is the line as it was written, and there is no button. */
  unknown?: boolean | undefined;
}

/** Ingredients under one heading; null for none. */
export interface IngredientSection {
  group: string | null;
  ingredients: readonly RecipeIngredient[];
}

/** The ingredients under their headings, in each those in the pantry first, then the short ones, then the others. */
export function sectionsOf(
  ingredients: readonly RecipeIngredient[],
  matching: ReadonlySet<IngredientId>,
): readonly IngredientSection[] {
  const rank = ({ id, short }: RecipeIngredient) => (matching.has(id) ? 0 : short ? 1 : 2);
  const groups = new Set(ingredients.map(({ group = null }) => group));
  return [...groups].map((group) => ({
    group,
    ingredients: ingredients
      .filter((one) => (one.group ?? null) === group)
      .toSorted((a, b) => rank(a) - rank(b)),
  }));
}

/** Something optional that goes well with a dish. */
export interface Accompaniment {
  id: IngredientId;
  name: string;
  quantity: number | null;
  unit: string;
  said?: string | undefined;
  notes?: string | null | undefined;
  /** Its allergens, and those of only some products. */
  contains?: readonly string[] | undefined;
  mayContain?: readonly string[] | undefined;
}

/** An amount: 2 pieces, 1 lb. */
export interface IngredientAmount {
  quantity: number;
  unit: string;
  /** The amount in words, if it is to be shown in other ones. */
  said?: string | undefined;
}
