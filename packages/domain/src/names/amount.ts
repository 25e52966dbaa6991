import type { Unit } from '../units.ts';

/** The amount that a text gives, as far as it does. */
export interface Amount {
  readonly quantity: number | null;
  readonly unit: Unit | null;
}

/** An amount with the number of words it was read from. */
export interface ReadAmount extends Amount {
  readonly length: number;
  /** The word for the unit: 'tins', 'stick'. */
  readonly unitWord: string | null;
  readonly isTin: boolean;
}
