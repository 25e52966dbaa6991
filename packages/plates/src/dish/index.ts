export { drawPlate } from './draw.ts';
export { PLATE_FOODS } from './foods.ts';
export { kindByTitle, PLATE_KINDS, type PlateKind } from './kinds.ts';
export { foodOf, lookOf } from './look.ts';
export { drawTable, type TableOrder } from './table.ts';
export { VESSEL_NAMES } from './vessels.ts';
