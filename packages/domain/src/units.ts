/**
 * The units in which Larder measures. Units of one kind are convertible; `factor` is grams for weight,
 * millilitres for volume (US customary, 21 CFR 101.9(b)(5)(viii): cup 240 ml, tbsp 15 ml, tsp 5 ml, fl oz 30
 * ml) and 1 for counts. Each count unit is a kind of its own: a clove is no bunch.
 */
export const UNITS = {
  piece: { kind: 'piece', factor: 1, plural: 'pieces' },
  g: { kind: 'weight', factor: 1, plural: 'g' },
  kg: { kind: 'weight', factor: 1000, plural: 'kg' },
  oz: { kind: 'weight', factor: 28.349523125, plural: 'oz' },
  lb: { kind: 'weight', factor: 453.59237, plural: 'lb' },
  ml: { kind: 'volume', factor: 1, plural: 'ml' },
  l: { kind: 'volume', factor: 1000, plural: 'l' },
  tsp: { kind: 'volume', factor: 5, plural: 'tsp' },
  tbsp: { kind: 'volume', factor: 15, plural: 'tbsp' },
  'fl oz': { kind: 'volume', factor: 30, plural: 'fl oz' },
  cup: { kind: 'volume', factor: 240, plural: 'cups' },
  bottle: { kind: 'bottle', factor: 1, plural: 'bottles' },
  bunch: { kind: 'bunch', factor: 1, plural: 'bunches' },
  can: { kind: 'can', factor: 1, plural: 'cans' },
  clove: { kind: 'clove', factor: 1, plural: 'cloves' },
  handful: { kind: 'handful', factor: 1, plural: 'handfuls' },
  head: { kind: 'head', factor: 1, plural: 'heads' },
  jar: { kind: 'jar', factor: 1, plural: 'jars' },
  leaf: { kind: 'leaf', factor: 1, plural: 'leaves' },
  pack: { kind: 'pack', factor: 1, plural: 'packs' },
  pinch: { kind: 'pinch', factor: 1, plural: 'pinches' },
  sheet: { kind: 'sheet', factor: 1, plural: 'sheets' },
  slice: { kind: 'slice', factor: 1, plural: 'slices' },
  sprig: { kind: 'sprig', factor: 1, plural: 'sprigs' },
  stalk: { kind: 'stalk', factor: 1, plural: 'stalks' },
} as const satisfies Record<string, { kind: string; factor: number; plural: string }>;

export type Unit = keyof typeof UNITS;
export type UnitKind = (typeof UNITS)[Unit]['kind'];

/** Every unit, most used first. */
export const UNIT_NAMES = Object.keys(UNITS) as Unit[];

export const DEFAULT_UNIT: Unit = 'piece';

/** The counting unit of something to buy if none is given. */
export const UNIT_OF_SHOPPING = 'item';

export function isUnit(text: string): text is Unit {
  return Object.hasOwn(UNITS, text);
}

/** Whether two units are of the same kind. */
export function areUnitsCompatible(a: Unit, b: Unit): boolean {
  return UNITS[a].kind === UNITS[b].kind;
}

/** Converts a quantity to another unit of the same kind. Throws a RangeError if the kinds differ. */
export function convertQuantity(quantity: number, from: Unit, to: Unit): number {
  if (!areUnitsCompatible(from, to)) throw new RangeError(`${from} does not convert to ${to}`);
  return (quantity * UNITS[from].factor) / UNITS[to].factor;
}

/** A unit's word next to a quantity: '1 clove', '3 cloves', '200 g'. */
export function unitLabel(unit: string, quantity: number | null): string {
  if (unit === UNIT_OF_SHOPPING) return quantity !== null && quantity > 1 ? 'items' : unit;
  if (!isUnit(unit)) return unit;
  return quantity !== null && quantity > 1 ? UNITS[unit].plural : unit;
}
