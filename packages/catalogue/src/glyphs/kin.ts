import { ASIAN_SAUCES } from '../ingredients/asian-sauces.ts';
import { BAKING } from '../ingredients/baking.ts';
import { BEEF_AND_LAMB } from '../ingredients/beef-and-lamb.ts';
import { BREAD } from '../ingredients/bread.ts';
import { CHEESE } from '../ingredients/cheese.ts';
import { DRIED_CHILLIES } from '../ingredients/dried-chillies.ts';
import { DRIED_HERBS } from '../ingredients/dried-herbs.ts';
import { DRIED_FRUIT } from '../ingredients/dried-fruit.ts';
import { FISH } from '../ingredients/fish.ts';
import { FLOURS } from '../ingredients/flours.ts';
import { FRESH_CHEESE } from '../ingredients/fresh-cheese.ts';
import { FRESH_CHILLIES } from '../ingredients/fresh-chillies.ts';
import { GREENS } from '../ingredients/greens.ts';
import { HERBS } from '../ingredients/herbs.ts';
import { MUSHROOMS } from '../ingredients/mushrooms.ts';
import { NUTS_AND_SEEDS } from '../ingredients/nuts-and-seeds.ts';
import { OILS_AND_FATS } from '../ingredients/oils-and-fats.ts';
import { PASTA_AND_NOODLES } from '../ingredients/pasta-and-noodles.ts';
import { PORK } from '../ingredients/pork.ts';
import { POULTRY } from '../ingredients/poultry.ts';
import { PULSES } from '../ingredients/pulses.ts';
import { RICE_AND_GRAINS } from '../ingredients/rice-and-grains.ts';
import { STOCKS } from '../ingredients/stocks.ts';
import { SWEETENERS } from '../ingredients/sweeteners.ts';
import { TINS_AND_JARS } from '../ingredients/tins-and-jars.ts';
import { VINEGARS } from '../ingredients/vinegars.ts';
import type { Ingredient, ShoppingCategory } from '../model.ts';

/** The drawing of a whole group, for what has none of its own. */
export const KIN: readonly (readonly [group: readonly Ingredient[], glyph: string])[] = [
  [GREENS, 'leafy-green'],
  [HERBS, 'herb'],
  [DRIED_HERBS, 'herb'],
  [FRESH_CHILLIES, 'hot-pepper'],
  [DRIED_CHILLIES, 'hot-pepper'],
  [MUSHROOMS, 'brown-mushroom'],
  [POULTRY, 'poultry-leg'],
  [BEEF_AND_LAMB, 'cut-of-meat'],
  [PORK, 'cut-of-meat'],
  [FISH, 'fish'],
  [CHEESE, 'cheese-wedge'],
  [FRESH_CHEESE, 'cheese-wedge'],
  [RICE_AND_GRAINS, 'sheaf-of-rice'],
  [FLOURS, 'sheaf-of-rice'],
  [BREAD, 'bread'],
  [PASTA_AND_NOODLES, 'spaghetti'],
  [PULSES, 'beans'],
  [TINS_AND_JARS, 'canned-food'],
  [OILS_AND_FATS, 'amphora'],
  [VINEGARS, 'amphora'],
  [ASIAN_SAUCES, 'jar'],
  [STOCKS, 'pot-of-food'],
  [SWEETENERS, 'spoon'],
  [BAKING, 'spoon'],
  [DRIED_FRUIT, 'basket'],
  [NUTS_AND_SEEDS, 'chestnut'],
];

/** The drawing of a shelf of the shop, for what has nothing nearer. */
export const SHELVES: Readonly<Record<ShoppingCategory, string>> = {
  Produce: 'basket',
  Proteins: 'pot-of-food',
  Dairy: 'glass-of-milk',
  Pantry: 'jar',
  Spices: 'spoon',
  Other: 'jar',
};
