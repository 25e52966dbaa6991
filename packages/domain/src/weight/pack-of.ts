import type { Ingredient } from '../model/ingredient.ts';

/** The smallest amount of fresh meat and fish sold, in grams, and the usual carton, pot or piece of dairy. */
const TRAY = 250;
export const CARTON = 1_000;
export const POT = 200;

/** Exceptions to an ingredient's category, by slug. */
export interface PackTables {
  /** Keeps for weeks, unlike the rest of its category. */
  readonly keeps: ReadonlySet<string>;
  /** Dairy sold by the litre. */
  readonly cartons: ReadonlySet<string>;
  /** Grams in the usual bag of dry goods, including their kinds. */
  readonly bags: ReadonlyMap<string, number>;
  /** How many come in a box, of what is sold by the box. */
  readonly boxes: ReadonlyMap<string, number>;
}

/** The smallest amount of a perishable that a shop sells, in grams; null if it keeps. */
export function packOf(
  { slug, category, gramsPer }: Pick<Ingredient, 'slug' | 'category' | 'gramsPer'>,
  { keeps, cartons }: Pick<PackTables, 'keeps' | 'cartons'>,
): number | null {
  if (keeps.has(slug)) return null;
  const counted = gramsPer.pack ?? gramsPer.bunch ?? gramsPer.head;
  if (category === 'Produce') return counted ?? gramsPer.piece ?? POT;
  if (category === 'Dairy') return cartons.has(slug) ? CARTON : (gramsPer.pack ?? gramsPer.piece ?? POT);
  if (category !== 'Proteins') return null;
  return gramsPer.pack ?? (gramsPer.piece === undefined ? TRAY : Math.min(gramsPer.piece, TRAY));
}
