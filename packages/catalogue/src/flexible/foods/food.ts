import type { Unit } from '@larder/domain';

/** Something that a flexible dinner can be made of. */
export interface Food {
  readonly slug: string;
  /** What the steps call one of it, and several. What cannot be counted has one word. */
  readonly one: string;
  readonly many?: string;
  /** What a cook counts it in. */
  readonly unit: Unit;
  /** What titles call it, if not what the steps do. */
  readonly title?: string;
  /** Never halved: eggs, sausages. */
  readonly isWhole?: true;
  /** Of two foods of one kin, a dish has only one. */
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
  /** The dish needs less salt. */
  readonly isSalty?: true;
  /** In a pan: minutes, how it is cut, and how one sees that it is done. */
  readonly pan?: readonly [minutes: number, note: string, done: string];
  /** In the oven at 220 °C: minutes, how it is cut, and how one sees that it is done. */
  readonly roast?: readonly [minutes: number, note: string, done: string];
}

export interface Base extends Food {
  /** How it is cut. */
  readonly note?: string;
  /** Minutes in boiling water. */
  readonly minutes: number;
}
