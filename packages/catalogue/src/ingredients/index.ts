import type { Ingredient } from '../model.ts';
import { ASIAN_SAUCES } from './asian-sauces.ts';
import { BAKING } from './baking.ts';
import { BEEF_AND_LAMB } from './beef-and-lamb.ts';
import { BERRIES_AND_WARM_FRUIT } from './berries-and-warm-fruit.ts';
import { BREAD } from './bread.ts';
import { CHEESE } from './cheese.ts';
import { CITRUS_AND_ORCHARD_FRUIT } from './citrus-and-orchard-fruit.ts';
import { DRIED_CHILLIES } from './dried-chillies.ts';
import { DRIED_FRUIT } from './dried-fruit.ts';
import { DRIED_HERBS } from './dried-herbs.ts';
import { DRINKS } from './drinks.ts';
import { EGGS_AND_PLANT_PROTEINS } from './eggs-and-plant-proteins.ts';
import { FISH } from './fish.ts';
import { FLOURS } from './flours.ts';
import { FRESH_CHEESE } from './fresh-cheese.ts';
import { FRESH_CHILLIES } from './fresh-chillies.ts';
import { FRUITING_VEGETABLES } from './fruiting-vegetables.ts';
import { GREENS } from './greens.ts';
import { GROUND_SPICES } from './ground-spices.ts';
import { HERBS } from './herbs.ts';
import { MILK_AND_CREAM } from './milk-and-cream.ts';
import { MUSHROOMS } from './mushrooms.ts';
import { NUTS_AND_SEEDS } from './nuts-and-seeds.ts';
import { OILS_AND_FATS } from './oils-and-fats.ts';
import { ONIONS_AND_ROOTS } from './onions-and-roots.ts';
import { OTHER_MEATS } from './other-meats.ts';
import { PASTA_AND_NOODLES } from './pasta-and-noodles.ts';
import { PORK } from './pork.ts';
import { POULTRY } from './poultry.ts';
import { PULSES } from './pulses.ts';
import { RICE_AND_GRAINS } from './rice-and-grains.ts';
import { SAUCES } from './sauces.ts';
import { SEAFOOD } from './seafood.ts';
import { STOCKS } from './stocks.ts';
import { SWEETENERS } from './sweeteners.ts';
import { TINS_AND_JARS } from './tins-and-jars.ts';
import { VINEGARS } from './vinegars.ts';
import { WHOLE_SPICES } from './whole-spices.ts';
import { WINE_BEER_AND_SPIRITS } from './wine-beer-and-spirits.ts';

/** Every ingredient of the catalogue, by id. */
export const INGREDIENTS: readonly Ingredient[] = [
  ...ONIONS_AND_ROOTS,
  ...FRUITING_VEGETABLES,
  ...GREENS,
  ...FRESH_CHILLIES,
  ...MUSHROOMS,
  ...HERBS,
  ...CITRUS_AND_ORCHARD_FRUIT,
  ...BERRIES_AND_WARM_FRUIT,
  ...POULTRY,
  ...BEEF_AND_LAMB,
  ...PORK,
  ...OTHER_MEATS,
  ...FISH,
  ...SEAFOOD,
  ...EGGS_AND_PLANT_PROTEINS,
  ...MILK_AND_CREAM,
  ...CHEESE,
  ...FRESH_CHEESE,
  ...RICE_AND_GRAINS,
  ...FLOURS,
  ...BREAD,
  ...PASTA_AND_NOODLES,
  ...TINS_AND_JARS,
  ...PULSES,
  ...OILS_AND_FATS,
  ...VINEGARS,
  ...ASIAN_SAUCES,
  ...SAUCES,
  ...STOCKS,
  ...SWEETENERS,
  ...BAKING,
  ...NUTS_AND_SEEDS,
  ...DRIED_FRUIT,
  ...GROUND_SPICES,
  ...WHOLE_SPICES,
  ...DRIED_CHILLIES,
  ...DRIED_HERBS,
  ...DRINKS,
  ...WINE_BEER_AND_SPIRITS,
].toSorted((a, b) => a.id - b.id);
