import type { PackTables } from '@larder/domain/weight';

/** Our ingredients that keep for weeks unlike the rest of their category, and those sold in cartons. */
export const PACKS: PackTables = {
  keeps: new Set(
    `onion red-onion white-onion shallot garlic ginger potato sweet-potato pumpkin butternut-squash bay-leaf curry-leaf
  ginseng tinned-tuna sardine anchovy dried-anchovy spam gelatine snail spanish-chorizo salami condensed-milk evaporated-milk
  milk-powder ghee butter unsalted-butter parmesan pecorino kefalotyri`.split(/\s+/),
  ),
  cartons: new Set(['milk', 'whole-milk', 'semi-skimmed-milk', 'skimmed-milk', 'buttermilk']),
};
