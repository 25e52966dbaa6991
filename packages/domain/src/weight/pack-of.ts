import type { Ingredient } from '../model/ingredient.ts';
import type { SoldIn } from '../shopping.ts';

/** What a counter weighs of fresh meat and fish, in grams: this much if it has no pieces, and never less than this. */
const TRAY = 250;
const SLICE = 100;
/** The usual carton and pot of dairy, in grams. */
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
  /** Sold one by one, however small. */
  readonly singles: ReadonlySet<string>;
}

/**
 * The smallest amount of a perishable that a shop sells, in grams; null if it keeps.
 * @param counted how a shop counts it, if it does
 */
export function packOf(
  { slug, category, gramsPer }: Pick<Ingredient, 'slug' | 'category' | 'gramsPer'>,
  { keeps, cartons, boxes, singles }: Omit<PackTables, 'bags'>,
  counted: SoldIn | null = null,
): number | null {
  if (keeps.has(slug)) return null;
  // What comes in a can or a jar keeps until it is opened, but for vegetables that are sold fresh too.
  const isFreshToo = category === 'Produce' && gramsPer.piece !== undefined;
  if (!isFreshToo && gramsPer.pack === undefined && (gramsPer.can ?? gramsPer.jar) !== undefined) return null;
  if (category === 'Produce') {
    return counted?.grams ?? gramsPer.pack ?? gramsPer.can ?? gramsPer.jar ?? gramsPer.piece ?? POT;
  }
  if (category === 'Dairy') return cartons.has(slug) ? CARTON : (gramsPer.pack ?? gramsPer.piece ?? POT);
  if (category !== 'Proteins') return null;
  // Eggs keep for weeks: what is left of a box is not wasted.
  if (boxes.has(slug) || singles.has(slug)) return gramsPer.piece ?? null;
  return gramsPer.pack ?? atCounter(gramsPer.piece);
}

/** The least that a counter sells: a tray, a piece, or so many small pieces as are worth weighing. */
function atCounter(piece: number | undefined): number {
  if (piece === undefined || piece > TRAY) return TRAY;
  return piece * Math.ceil(SLICE / piece);
}
