import type { KitchenMeasure, SoldIn, Stock, Unit } from '@larder/domain';
import type { Ingredient } from '@larder/domain/model';
import * as weight from '@larder/domain/weight';
import { PACKS } from './packs.ts';
import { usualAmount } from './usual-amount.ts';

/* The weight rules, bound to our ingredients' usual amounts. */

/** An amount's weight in grams; null if the unit does not determine it. */
export const gramsOf: weight.GramsOf = (ingredient, quantity, unit) =>
  weight.gramsOf(ingredient, quantity, unit, usualAmount);

/** Converts a spoken amount to pantry stock: {@link weight.stockOfAmount}. */
export const stockOfAmount = (
  ingredient: Ingredient | undefined,
  said: { quantity: number | null; unit: Unit | null } | null,
): Stock => weight.stockOfAmount(ingredient, said, usualAmount);

/** How a shop sells what kitchens use in parts: {@link weight.soldIn}. */
export const soldIn = (ingredient: Ingredient): SoldIn | null => weight.soldIn(ingredient, usualAmount);

/** How kitchens measure an ingredient: {@link weight.kitchenMeasureOf}. */
export const kitchenMeasureOf = (ingredient: Ingredient): KitchenMeasure | null =>
  weight.kitchenMeasureOf(ingredient, usualAmount);

/** The smallest amount of a perishable that a shop sells, in grams: {@link weight.packOf}. */
export const packOf = (ingredient: Ingredient): number | null =>
  weight.packOf(ingredient, PACKS, soldIn(ingredient));

/** The packs that shops sell: {@link weight.shopPackOf}. */
export const shopPackOf = (
  ingredient: Pick<Ingredient, 'slug' | 'parent' | 'category' | 'gramsPer'>,
): weight.ShopPack | null => weight.shopPackOf(ingredient, PACKS);
