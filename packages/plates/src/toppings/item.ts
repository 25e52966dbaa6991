import type { Hex } from '../core/colour.ts';
import type { Pen } from '../core/pen.ts';

/** One piece of food around the origin, about 20 units long, to be moved, rotated and scaled. */
export interface Item {
  readonly art: string;
  /** Its silhouette, if thick enough to cast a shadow. */
  readonly outline?: string;
  /** Its height, in its own units. */
  readonly lift?: number;
  /** Prevents rotation, for round objects whose light must stay at the upper left. */
  readonly upright?: boolean;
}

/** A piece with a selectable colour. */
export interface Tinted {
  tone?: Hex;
}

/** Draws one piece; calls may differ slightly. */
export type DrawItem<Spec> = (spec: Spec, pen: Pen) => Item;

/**
 * A kind of piece: how to draw one, and half its normal length in picture units, in a vessel of normal size.
 */
export interface Piece<Spec> {
  readonly draw: DrawItem<Spec>;
  readonly size: number;
}
