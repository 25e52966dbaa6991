import type { Ingredient } from '../model/ingredient.ts';

/** Grams that fresh meat and fish are bought from, and the usual carton, pot or piece of dairy. */
const TRAY = 250;
const CARTON = 1_000;
const POT = 200;

/** What the category of an ingredient does not say, by slug. */
export interface PackTables {
  /** What keeps for weeks although it lies among what does not. */
  readonly keeps: ReadonlySet<string>;
  /** Dairy that comes by the litre. */
  readonly cartons: ReadonlySet<string>;
}

/** Grams of the least that a shop sells of an ingredient that does not keep; null for one that does. */
export function packOf(
  { slug, category, gramsPer }: Pick<Ingredient, 'slug' | 'category' | 'gramsPer'>,
  { keeps, cartons }: PackTables,
): number | null {
  if (keeps.has(slug)) return null;
  const counted = gramsPer.pack ?? gramsPer.bunch ?? gramsPer.head;
  if (category === 'Produce') return counted ?? gramsPer.piece ?? POT;
  if (category === 'Dairy') return cartons.has(slug) ? CARTON : (gramsPer.pack ?? gramsPer.piece ?? POT);
  if (category !== 'Proteins') return null;
  return gramsPer.pack ?? (gramsPer.piece === undefined ? TRAY : Math.min(gramsPer.piece, TRAY));
}
