import type { MeasuredAmount } from '../coverage/amounts.ts';
import type { Ingredient } from '../model/ingredient.ts';
import { UNITS } from '../units.ts';
import { CARTON, POT, type PackTables } from './pack-of.ts';

/** The container in which a shop sells something that recipes weigh. */
export interface ShopPack {
  readonly unit: 'pack' | 'can' | 'jar' | 'bottle';
  readonly grams: number;
}

/**
 * What a shop sells of an ingredient that is weighed in the kitchen: a pack of spaghetti, a can of tomatoes, a pot
 * of cream, a bottle of soy sauce. Null for what a shop weighs too (meat at the counter, loose vegetables), and if unknown.
 */
export function shopPackOf(
  { slug, parent, category, gramsPer }: Pick<Ingredient, 'slug' | 'parent' | 'category' | 'gramsPer'>,
  { cartons, bags, boxes }: Pick<PackTables, 'cartons' | 'bags' | 'boxes'>,
): ShopPack | null {
  if (category === 'Spices') return null;
  const box = boxes.get(slug);
  if (box !== undefined && gramsPer.piece !== undefined) return { unit: 'pack', grams: box * gramsPer.piece };
  for (const unit of ['pack', 'can', 'jar', 'bottle'] as const) {
    const grams = gramsPer[unit];
    if (grams !== undefined) return { unit, grams };
  }
  if (category === 'Dairy')
    return { unit: 'pack', grams: cartons.has(slug) ? CARTON : (bags.get(slug) ?? gramsPer.piece ?? POT) };
  const grams = bags.get(slug) ?? bags.get(parent ?? '');
  return grams === undefined ? null : { unit: 'pack', grams };
}

/** The usual jar of a ground or whole spice, and the usual bag of dried chillies, pods and the like. */
const JAR_ML = 75;
const BAG_GRAMS = 20;

type Spice = Pick<Ingredient, 'gramsPer' | 'gramsPerMl'>;

/** What the pack of a spice holds, in grams. A shop's list does not say it, because nobody measures out a jar. */
export function spicePackOf({ gramsPer, gramsPerMl }: Spice): number {
  return gramsPer.pack ?? gramsPer.jar ?? (gramsPerMl === null ? BAG_GRAMS : JAR_ML * gramsPerMl);
}

/** How many packs of a spice hold so many grams: at least one. */
export function spicePacksFor(spice: Spice, grams: number): number {
  return Math.max(1, Math.ceil(grams / spicePackOf(spice) - 1e-6));
}

/** Whole packs that cover an amount. */
export interface PacksToBuy {
  readonly count: number;
  readonly unit: ShopPack['unit'];
  /** What one of them holds: '500 g', '200 ml', '6' of eggs, '14 slices' of bread. */
  readonly size: MeasuredAmount;
  /** What all of them hold, in the unit of the amount. */
  readonly total: number;
}

/** Millilitres on a label are round: rounder from half a litre on, but for a bottle of wine. */
function labelled(ml: number): number {
  if (Math.abs(ml - WINE_ML) < 15) return WINE_ML;
  const step = ml < 500 ? 10 : 100;
  return Math.round(ml / step) * step;
}

const WINE_ML = 750;

/** Pieces and slices weigh a little more or less: a pack of 500 g holds six sausages of 85 g, but one of 200 g not two of 120 g. */
const HEAVIER = 1.05;

const counted = (inOne: number): number => Math.min(Math.round(inOne), Math.floor(inOne * HEAVIER));

/**
 * The packs to buy for an amount; null if it is not sold in packs, or the amount already counts packs.
 * @param gramsOfOne the weight of one of the amount's unit
 */
export function packsFor(
  { quantity, unit }: MeasuredAmount,
  pack: ShopPack | null,
  gramsOfOne: number | null,
): PacksToBuy | null {
  if (pack === null || gramsOfOne === null || unit === pack.unit) return null;
  const { kind, factor } = UNITS[unit];
  if (kind !== 'weight' && kind !== 'volume' && kind !== 'piece' && kind !== 'slice') return null;
  // In grams, millilitres, pieces or slices.
  const inOne = (pack.grams / gramsOfOne) * factor;
  const size = kind === 'volume' ? labelled(inOne) : kind === 'weight' ? Math.round(inOne) : counted(inOne);
  // One piece is its own pack: '1 pack of 1' says nothing.
  if (size < 1 || (kind === 'piece' && size === 1)) return null;
  const count = Math.max(1, Math.ceil((quantity * factor) / size - 1e-6));
  const sizeUnit = kind === 'volume' ? 'ml' : kind === 'weight' ? 'g' : kind;
  return {
    count,
    unit: pack.unit,
    size: { quantity: size, unit: sizeUnit },
    total: Math.round(((count * size) / factor) * 100) / 100,
  };
}
