import { gramsOf, INGREDIENT_INDEX, isStaple, packOf, shopPackOf, soldIn } from '@larder/catalogue';
import type { components } from '@larder/contract';
import { HAIR, type SoldAs, type Unit, type WeekDay } from '@larder/domain';
import { packsFor, spicePackOf, spicePacksFor, type PacksToBuy } from '@larder/domain/weight';
import { packsApart, type LackOnDay } from './packs-apart.ts';

type ShoppingItem = components['schemas']['ShoppingItem'];

/** An amount to buy, and what each meal lacks of it. */
interface ToBuy {
  readonly id: number;
  readonly quantity: number;
  readonly unit: Unit;
  readonly lacks: readonly LackOnDay[];
  readonly soldAs?: SoldAs | null;
}

/** What a shop has to do with it: the packs to buy, their approximate price, and whether it is assumed to be in the kitchen. */
export function shopFactsOf(
  { id, quantity, unit, lacks, soldAs = null }: ToBuy,
  { staples, from }: { readonly staples: readonly number[] | null; readonly from: WeekDay | undefined },
): Pick<ShoppingItem, 'packs' | 'sold_count' | 'estimated_cost' | 'staple' | 'another_for' | 'fresh_for'> {
  const own = INGREDIENT_INDEX.get(id);
  const grams = own ? gramsOf(own, quantity, unit) : null;
  if (!own || grams === null)
    return { packs: null, ...(soldAs && { sold_count: 1 }), estimated_cost: null, staple: false };
  const apart = from && packsApart(own, lacks, from);
  const least = packOf(own);
  // A shop weighs meat and fish, but not 50 g of it.
  const isSliver = own.category === 'Proteins' && least !== null && grams < least - HAIR;
  // Ears of corn are counted, not sold by the can.
  const isCounted = unit === soldIn(own)?.unit;
  const inPacks = isCounted ? null : shopPackOf(own);
  const sold = inPacks ?? (isSliver ? { unit: 'pack' as const, grams: least } : null);
  const packs = atLeast(apart?.count, packsFor({ quantity, unit }, sold, gramsOf(own, 1, unit)));
  const { another_for: another, ...said } = apart?.said ?? {};
  // Only a jar can be bought of a spice, and it keeps.
  const spicePacks = own.category === 'Spices' ? spicePacksFor(own, grams) : null;
  const whole = spicePacks === null ? inParts(grams, least) : spicePacks * spicePackOf(own);
  const bought = packs ? (gramsOf(own, packs.total, unit) ?? grams) : whole;
  return {
    packs,
    ...(soldAs && { sold_count: spicePacks ?? (packs?.unit === soldAs ? packs.count : 1) }),
    estimated_cost: Math.round((bought * own.pricePerKg) / 10) / 100,
    staple: staples?.includes(id) ?? isStaple(own),
    ...(packs && another && { another_for: another }),
    ...said,
  };
}

/** So many grams in whole parts, if a shop sells no less than one. */
const inParts = (grams: number, part: number | null): number =>
  part === null ? grams : Math.ceil(grams / part - HAIR) * part;

/** More packs of the same size, if that many are needed. */
function atLeast(count: number | null | undefined, packs: PacksToBuy | null): PacksToBuy | null {
  if (!packs || !count || count <= packs.count) return packs;
  return { ...packs, count, total: Math.round((packs.total / packs.count) * count * 100) / 100 };
}
