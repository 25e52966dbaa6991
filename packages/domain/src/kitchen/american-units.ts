import { UNITS } from '../units.ts';

export const CUP_ML = UNITS.cup.factor;
export const QUART_ML = 4 * CUP_ML;
/** A stick of butter: a quarter of a pound. */
export const STICK_GRAMS = 113;
