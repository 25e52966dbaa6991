import type { Unit } from '@larder/domain';

/** A food that a flexible dinner can be made from. */
export interface Food {
  readonly slug: string;
  /** Its singular and plural in the steps. Uncountable foods have one word. */
  readonly one: string;
  readonly many?: string;
  /** The unit a cook counts it in. */
  readonly unit: Unit;
  /** Its name in titles, if different from the steps. */
  readonly title?: string;
  /** Never halved, like eggs and sausages. */
  readonly isWhole?: true;
  /** A dish has only one food of each kin. */
  readonly kin?: string;
  /** Grams in a serving: at least, usually and at most. */
  readonly grams: readonly [least: number, usual: number, most: number];
}

/** How a vegetable is cooked: in the oven, in a pan, in liquid, or not at all. */
export type Way = 'roast' | 'fry' | 'simmer' | 'raw';

/** Minutes of cooking, and how it is cut for that. */
type Cut = readonly [minutes: number, note?: string];

export interface Vegetable extends Food {
  readonly ways: Readonly<Partial<Record<Way, Cut>>>;
}

/** How a protein behaves in a pan. */
export type Manner = 'meat' | 'mince' | 'fatty' | 'sea' | 'firm' | 'pulse' | 'egg' | 'last';

export interface Protein extends Food {
  readonly manner: Manner;
  /** The dish then needs less salt. */
  readonly isSalty?: true;
  /** In a pan: minutes, how it is cut, and how to tell that it is done. */
  readonly pan?: readonly [minutes: number, note: string, done: string];
  /** In the oven at 220 °C: minutes, how it is cut, and how to tell that it is done. */
  readonly roast?: readonly [minutes: number, note: string, done: string];
}

export interface Base extends Food {
  /** How it is cut. */
  readonly note?: string;
  /** Minutes in boiling water. */
  readonly minutes: number;
}
