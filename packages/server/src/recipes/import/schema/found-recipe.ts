/** A line of a recipe and the heading above it. */
export interface Headed {
  readonly heading: string | null;
  readonly text: string;
}

/** A recipe as found in a source: text, not yet parsed. */
export interface FoundRecipe {
  readonly title: string;
  readonly ingredients: readonly Headed[];
  readonly steps: readonly Headed[];
  /** 'Serves 4 to 6', 'Makes 12 cookies'. */
  readonly yieldText: string | null;
  /** In minutes; null if the source does not say. */
  readonly prepTime: number | null;
  readonly cookTime: number | null;
  readonly totalTime: number | null;
  readonly cuisines: readonly string[];
  readonly categories: readonly string[];
  readonly source: string | null;
  readonly image: string | null;
}

export const NOTHING: FoundRecipe = {
  title: '',
  ingredients: [],
  steps: [],
  yieldText: null,
  prepTime: null,
  cookTime: null,
  totalTime: null,
  cuisines: [],
  categories: [],
  source: null,
  image: null,
};
