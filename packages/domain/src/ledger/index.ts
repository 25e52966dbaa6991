/** Changes to a pantry, and their undo in any order. */
export * from './deed.ts';
export { isBegun } from './do-act.ts';
export { amountOf, isSameLot, measured, TooMuch, type Lot, type LotChange, type LotMarks } from './lot.ts';
export { Shelf, type Merger } from './shelf.ts';
export * from './undo.ts';
