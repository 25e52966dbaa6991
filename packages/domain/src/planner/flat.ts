import type { Problem } from './problem.ts';

/** A problem as typed arrays, for the hot loop. Names match the problem's. */
export interface FlatProblem {
  readonly evenings: number;
  /** The total number of cuisines, proteins and bases. */
  readonly kinds: number;
  readonly cuisine: Int32Array;
  readonly protein: Int32Array;
  readonly base: Int32Array;
  readonly flexible: Int32Array;
  readonly isLight: Uint8Array;
  readonly isPoor: Uint8Array;
  readonly isRepeated: Uint8Array;
  /** Per choice and evening: `choice * evenings + evening`. */
  readonly worth: Float64Array;
  readonly floor: Float64Array;
  readonly isLong: Uint8Array;
  /** Where each choice's lines start, and what each needs. */
  readonly firstLine: Int32Array;
  readonly goodOf: Int32Array;
  readonly amountOf: Float64Array;
  /** Where each good's supplies start, and what each provides. */
  readonly firstSupply: Int32Array;
  readonly supplyItem: Int32Array;
  readonly supplyAmount: Float64Array;
  readonly firstSome: Int32Array;
  readonly someItem: Int32Array;
  readonly isStaple: Uint8Array;
  readonly pack: Float64Array;
  readonly price: Float64Array;
  readonly leftOver: Float64Array;
  readonly keeps: Float64Array;
  readonly keepsOpened: Float64Array;
  /** Per evening, its day. */
  readonly offset: Int32Array;
  readonly last: Int32Array;
  readonly itemWorth: Float64Array;
  readonly isSoon: Uint8Array;
}

export function flatten({ days, offsets, choices, goods, items }: Problem): FlatProblem {
  const supplies = goods.flatMap((good) => good.supplies);
  const kinds = choices.flatMap(({ cuisine, protein, base }) => [cuisine, protein, base]);
  return {
    evenings: days.length,
    kinds: 1 + kinds.reduce((most, kind) => Math.max(most, kind), 0),
    cuisine: Int32Array.from(choices, ({ cuisine }) => cuisine),
    protein: Int32Array.from(choices, ({ protein }) => protein),
    base: Int32Array.from(choices, ({ base }) => base),
    flexible: Int32Array.from(choices, ({ flexible }) => flexible),
    isLight: flags(choices.map(({ isLight }) => isLight)),
    isPoor: flags(choices.map(({ isPoor }) => isPoor)),
    isRepeated: flags(choices.map(({ isRepeated }) => isRepeated)),
    worth: Float64Array.from(choices.flatMap(({ worth }) => worth)),
    floor: Float64Array.from(choices.flatMap(({ floor }) => floor)),
    isLong: flags(choices.flatMap(({ isLong }) => isLong)),
    firstLine: beginnings(choices.map((choice) => choice.goods.length)),
    goodOf: Int32Array.from(choices.flatMap((choice) => choice.goods)),
    amountOf: Float64Array.from(choices.flatMap(({ amounts }) => amounts)),
    firstSupply: beginnings(goods.map((good) => good.supplies.length)),
    supplyItem: Int32Array.from(supplies, ({ item }) => item),
    supplyAmount: Float64Array.from(supplies, ({ amount }) => amount),
    firstSome: beginnings(goods.map(({ some }) => some.length)),
    someItem: Int32Array.from(goods.flatMap(({ some }) => some)),
    isStaple: flags(goods.map(({ isStaple }) => isStaple)),
    pack: Float64Array.from(goods, ({ pack }) => pack),
    price: Float64Array.from(goods, ({ price }) => price),
    leftOver: Float64Array.from(goods, ({ leftOver }) => leftOver),
    keeps: Float64Array.from(goods, ({ keeps }) => keeps),
    keepsOpened: Float64Array.from(goods, ({ keepsOpened }) => keepsOpened),
    offset: Int32Array.from(offsets),
    last: Int32Array.from(items, ({ last }) => last),
    itemWorth: Float64Array.from(items, ({ worth }) => worth),
    isSoon: flags(items.map(({ isSoon }) => isSoon)),
  };
}

const flags = (values: readonly boolean[]): Uint8Array => Uint8Array.from(values, Number);

/** The start offset of each run of these lengths, and the end of the last. */
function beginnings(lengths: readonly number[]): Int32Array {
  const first = new Int32Array(lengths.length + 1);
  for (const [index, length] of lengths.entries()) first[index + 1] = first[index]! + length;
  return first;
}
