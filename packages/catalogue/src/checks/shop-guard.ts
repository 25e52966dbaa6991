import type { SecondFood } from './second-table.ts';
import { READY_TABLE } from './second-table-ready.ts';
import { SHOP_TABLE } from './second-table-shop.ts';

/**
 * What the foods in the second table's later parts contain besides allergens, by slug: the animals, even of only
 * some products, and what halal and kosher kitchens avoid. From the same sources.
 */
const MADE_OF = {
  beef: `salt-beef ox-tongue beef-fillet flank-steak t-bone-steak beef-rib beef-topside tri-tip beef-cheek beef-bone corned-beef beef-jerky
    beef-sausage meatball calf-liver sweetbread veal-chop minced-veal suet skirt-steak mixed-mince mortadella haggis
    bouillon-powder mincemeat gravy gravy-granules veal-stock bone-broth demi-glace fruit-cake ox-kidney tripe calf-foot oven-chip
    doughnut breakfast-pastry small-cake ready-made-soup tinned-meal refrigerated-dough beef-burger
    savoury-pie kielbasa bratwurst lamb-beef-sausage bologna bresaola hash-brown filled-pasta
    boxed-macaroni-cheese flavoured-rice sandwich-filler frozen-pizza samosa frozen-dumpling
    cooked-beef instant-noodle beef-extract`,
  lamb: `kidney sweetbread lamb-loin rack-of-lamb lamb-breast shoulder-of-lamb lamb-bone haggis mixed-mince lamb-stock lamb-liver
    ready-made-soup beef-burger savoury-pie lamb-beef-sausage filled-pasta samosa frozen-dumpling`,
  poultry: `poussin guinea-fowl quail pheasant partridge pigeon grouse mallard capon chicken-supreme chicken-tender
    cooked-chicken cooked-turkey chicken-bone turkey-leg whole-turkey chicken-sausage game duck-fat goose-fat chicken-fat
    pate bouillon-powder instant-noodle gravy gravy-granules turkey-stock game-stock bone-broth condensed-soup chicken-noodle-soup turkey-bacon
    ready-made-soup tinned-meal curry-sauce breaded-chicken savoury-pie kielbasa bratwurst bologna
    filled-pasta boxed-macaroni-cheese flavoured-rice sandwich-filler frozen-pizza samosa
    frozen-dumpling`,
  pork: `gammon ham-hock country-ham speck iberico-ham mortadella sausage-meat saucisson salt-pork slab-bacon pork-cheek pork-jowl
    pork-leg pork-country-rib pork-bone pork-liver pork-rind roast-pork pate suckling-pig mixed-mince garlic-sausage
    bacon-fat wild-boar game haggis beef-sausage meatball chicken-sausage jelly pie-crust stuffing-mix gravy gravy-granules sofrito
    pork-stock bone-broth marshmallow jelly-sweet liquorice baked-bean pig-trotter sausage-roll
    ready-made-soup tinned-meal creamy-pasta-sauce cheese-spread breaded-chicken savoury-pie
    kielbasa bratwurst lamb-beef-sausage nduja bologna filled-pasta boxed-macaroni-cheese
    sandwich-filler frozen-pizza samosa frozen-dumpling scotch-egg instant-noodle dry-roasted-peanut`,
  'other animal': `venison-loin game game-stock jelly marshmallow jelly-sweet liquorice sprinkle campari fontina taleggio
    asiago munster-cheese reblochon pont-l-eveque scamorza cantal beaufort hard-goat-cheese mizithra kasseri burrata
    blue-cheese-dressing red-pesto caciotta cheese-blend
    creamy-pasta-sauce caesar-dressing fruit-yogurt cheese-spread semi-hard-cheese onion-ring
    filled-pasta boxed-macaroni-cheese halva frozen-pizza samosa turkish-delight nougat creamy-dip dry-roasted-peanut`,
  honey: `honeycomb honey-mustard salad-dressing herbal-liqueur granola
    cereal-bar halva nougat dry-roasted-peanut`,
  alcohol: `sloe-gin champagne rose-wine dessert-wine port madeira sweet-sherry vermouth cider calvados kirsch grappa scotch-whisky
    flavoured-vodka orange-liqueur coffee-liqueur irish-cream amaretto hazelnut-liqueur aniseed-liqueur creme-de-cassis
    fruit-liqueur creme-de-menthe creme-de-cacao coconut-rum herbal-liqueur campari angostura-bitters almond-extract lemon-extract
    peppermint-extract coconut-extract hazelnut-extract orange-extract maple-extract brandy-butter eggnog food-flavouring`,
  // Made from wine, or with meat that is not slaughtered or kept separate as required.
  'not halal': `beef-extract instant-noodle veal-stock game-stock bone-broth demi-glace condensed-soup court-bouillon chicken-noodle-soup
    mincemeat fruit-cake haggis unagi-kabayaki dashi-powder crab-stick oven-chip
    doughnut breakfast-pastry small-cake curry-sauce refrigerated-dough beef-burger hash-brown
    flavoured-rice`,
  'not kosher': `beef-extract curry-paste catfish skate caviar monkfish swordfish turbot eel instant-noodle salad-dressing hollandaise tapenade verjus veal-stock game-stock bone-broth
    demi-glace condensed-soup court-bouillon chicken-noodle-soup champagne-vinegar white-balsamic-vinegar
    raspberry-vinegar wine-vinegar champagne rose-wine dessert-wine port madeira sweet-sherry vermouth calvados kirsch
    grappa orange-liqueur fruit-liqueur herbal-liqueur campari sprinkle haggis blue-cheese-dressing red-pesto unagi-kabayaki balsamic-glaze brandy-butter oven-chip
    doughnut breakfast-pastry small-cake refrigerated-dough beef-burger hash-brown`,
} as const;

type Made = keyof typeof MADE_OF;

const slugsOf = (words: string): readonly string[] => words.split(/\s+/).filter(Boolean);
const made = (...kinds: readonly Made[]): string[] => kinds.flatMap((kind) => slugsOf(MADE_OF[kind]));
const foods = (...names: readonly SecondFood[]): string[] =>
  [SHOP_TABLE, READY_TABLE].flatMap((table) =>
    names.flatMap((name) => slugsOf(`${table[name].contains} ${table[name].often}`)),
  );

const SHELLFISH = foods('crustaceans', 'molluscs');
const FLESH = [...made('beef', 'lamb', 'poultry', 'pork', 'other animal'), ...foods('fish'), ...SHELLFISH];
const VEGAN = [...FLESH, ...foods('milk', 'eggs'), ...made('honey')];
const GLUTEN = foods('wheat', 'other gluten');

const DENIED: Readonly<Record<string, readonly string[]>> = {
  vegetarian: FLESH,
  vegan: VEGAN,
  'free of beef': made('beef'),
  'free of lamb': made('lamb'),
  'free of chicken': made('poultry'),
  'free of pork': made('pork'),
  'free of fish': foods('fish'),
  'free of seafood': SHELLFISH,
  'free of dairy': foods('milk'),
  'free of eggs': foods('eggs'),
  'free of allergen dairy': foods('milk'),
  'free of allergen eggs': foods('eggs'),
  'free of allergen fish': foods('fish'),
  'free of allergen shellfish': SHELLFISH,
  'free of allergen wheat': foods('wheat'),
  'free of allergen nuts': foods('peanuts', 'tree nuts'),
  'free of allergen soy': foods('soya'),
  'free of allergen sesame': foods('sesame'),
  'free of allergen peanuts': foods('peanuts'),
  'free of allergen tree nuts': foods('tree nuts'),
  'free of allergen crustaceans': foods('crustaceans'),
  'free of allergen molluscs': foods('molluscs'),
  'free of allergen gluten': GLUTEN,
  'free of allergen celery': foods('celery'),
  'free of allergen mustard': foods('mustard'),
  'free of allergen sulphites': foods('sulphites'),
  'free of allergen lupin': foods('lupin'),
  dairy_free: foods('milk'),
  gluten_free: GLUTEN,
  halal: made('pork', 'alcohol', 'other animal', 'not halal'),
  kosher: [...made('pork', 'other animal', 'not kosher'), ...SHELLFISH],
};
/** Game is treated like other meat for halal and kosher. */
const MEAT = new Set(['venison-loin']);
const SETS = new Map(Object.entries(DENIED).map(([claim, slugs]) => [claim, new Set(slugs)]));

/** The first of these ingredients that contradicts a claim according to the table: 'vegan', 'free of allergen eggs'. */
export function deniedBy(claim: string, slugs: readonly string[]): string | undefined {
  const isFaith = claim === 'halal' || claim === 'kosher';
  return slugs.find((slug) => SETS.get(claim)?.has(slug) && !(isFaith && MEAT.has(slug)));
}
