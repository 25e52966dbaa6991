import type { PackTables } from '@larder/domain/weight';

/** Grams in the usual bag, which also applies to their kinds. */
const BAGS: Readonly<Record<number, string>> = {
  100: 'pine-nut pistachio',
  200: 'peanut almond walnut cashew hazelnut pecan sesame-seed raisin',
  250: 'butter unsalted-butter ghee jaggery palm-sugar',
  500: `rice semolina cornmeal masa-harina rice-flour gram-flour cornflour oats couscous bulgur quinoa pearl-barley pasta
  red-lentil brown-lentil green-lentil toor-dal moong-dal urad-dal chana-dal chickpea dried-bean dried-black-bean
  dried-chickpea dried-kidney-bean dried-soybean dried-white-bean adzuki-bean split-pea`,
  1000: 'plain-flour bread-flour 00-flour wholemeal-flour sugar brown-sugar',
};

/** Ingredients that keep for weeks, unlike the rest of their category, and those sold in cartons. */
export const PACKS: PackTables = {
  keeps: new Set(
    `onion red-onion white-onion shallot garlic ginger potato sweet-potato bay-leaf curry-leaf
  ginseng tinned-tuna sardine anchovy dried-anchovy dried-shrimp textured-soy-protein beef-jerky pork-rind spam gelatine snail spanish-chorizo salami condensed-milk evaporated-milk
  milk-powder ghee butter unsalted-butter parmesan pecorino kefalotyri`.split(/\s+/),
  ),
  bags: new Map(
    Object.entries(BAGS).flatMap(([grams, slugs]) => slugs.split(/\s+/).map((slug) => [slug, Number(grams)])),
  ),
  boxes: new Map([
    ['egg', 6],
    ['duck-egg', 6],
    ['quail-egg', 12],
    ['salted-duck-egg', 4],
  ]),
  // Yolks and whites are bought as eggs.
  singles: new Set(['egg-yolk', 'egg-white', 'oyster']),
  cartons: new Set(['milk', 'whole-milk', 'semi-skimmed-milk', 'skimmed-milk', 'buttermilk']),
};
