import type { AvoidedFood } from '../allergy-note/index.ts';
import type { ComboboxSuggestion } from '../combobox/index.ts';

/** Ingredient lookups while typing. All of them are synchronous. */
export interface IngredientBook {
  /** Names matching a text, best first; with a note where another name matched. */
  suggest: (typed: string) => readonly ComboboxSuggestion[];
  /** The usual unit for an ingredient and quantity; null if unknown. */
  unitOf: (name: string, quantity: number | null) => string | null;
  /** The likely correction of an unknown name; null for known names and if nothing is close. */
  nearest: (name: string) => string | null;
  /** The estimated expiry date, as '2026-11-27'; null if unknown or if it does not expire. */
  expiryOf?: ((name: string) => string | null) | undefined;
  /** What the cook avoids in an ingredient; null if it is safe. */
  avoidedIn?: ((name: string) => AvoidedFood | null) | undefined;
}

/** A book with names only. */
export const bookOfNames = (suggest: IngredientBook['suggest']): IngredientBook => ({
  suggest,
  unitOf: () => null,
  nearest: () => null,
});
