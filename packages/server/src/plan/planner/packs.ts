import type { Ingredient } from '@larder/catalogue';

/** Grams that fresh meat and fish are bought from, and the usual carton, pot or piece of dairy. */
const TRAY = 250;
const CARTON = 1_000;
const POT = 200;

/** What keeps for weeks although it lies among what does not. */
const KEEPS = new Set(
  `onion red-onion white-onion shallot garlic ginger potato sweet-potato pumpkin butternut-squash bay-leaf curry-leaf
  ginseng tinned-tuna sardine anchovy dried-anchovy spam gelatine snail spanish-chorizo salami condensed-milk evaporated-milk
  milk-powder ghee butter unsalted-butter parmesan pecorino`.split(/\s+/),
);
const CARTONS = new Set(['milk', 'whole-milk', 'semi-skimmed-milk', 'skimmed-milk', 'buttermilk']);

/** Grams of the least that a shop sells of an ingredient that does not keep; null for one that does. */
export function packOf({
  slug,
  category,
  gramsPer,
}: Pick<Ingredient, 'slug' | 'category' | 'gramsPer'>): number | null {
  if (KEEPS.has(slug)) return null;
  const counted = gramsPer.pack ?? gramsPer.bunch ?? gramsPer.head;
  if (category === 'Produce') return counted ?? gramsPer.piece ?? POT;
  if (category === 'Dairy') return CARTONS.has(slug) ? CARTON : (gramsPer.pack ?? gramsPer.piece ?? POT);
  if (category !== 'Proteins') return null;
  return gramsPer.pack ?? (gramsPer.piece === undefined ? TRAY : Math.min(gramsPer.piece, TRAY));
}
