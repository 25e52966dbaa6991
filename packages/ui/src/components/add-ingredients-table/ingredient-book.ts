/** What is known of ingredients while somebody types them. Each answer is made at once: nothing is fetched. */
export interface IngredientBook {
  /** The names to suggest for a text, the best first. */
  suggest: (typed: string) => readonly string[];
  /** The unit that something comes in, for so many of it; null when nobody knows. */
  unitOf: (name: string, quantity: number | null) => string | null;
  /** What a name that nobody knows was probably meant to be; null for a known name, and when nothing is near. */
  nearest: (name: string) => string | null;
  /** Until when something probably keeps, as '2026-11-27'; null when nobody knows, and for what keeps. */
  expiryOf?: ((name: string) => string | null) | undefined;
  /** What the cook avoids in something, as it stands in a sentence: 'pesto (nuts)'; null for what may be eaten. */
  avoidedIn?: ((name: string) => string | null) | undefined;
}

/** A book that knows nothing but names. */
export const bookOfNames = (suggest: IngredientBook['suggest']): IngredientBook => ({
  suggest,
  unitOf: () => null,
  nearest: () => null,
});
