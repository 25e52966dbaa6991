import type { Hex } from '../core/colour.ts';
import type { Pen } from '../core/pen.ts';

/** One piece of food, drawn round the origin about 20 units long, to be moved, turned and scaled. */
export interface Item {
  readonly art: string;
  /** Its silhouette, when it is thick enough to throw a shadow. */
  readonly outline?: string;
  /** How high it stands, in its own units. */
  readonly lift?: number;
  /** Keeps it unturned, for round things whose light must stay at the upper left. */
  readonly upright?: boolean;
}

/** A piece whose colour may be chosen. */
export interface Tinted {
  tone?: Hex;
}

/** Draws one piece; each call may differ a little. */
export type DrawItem<Spec> = (spec: Spec, pen: Pen) => Item;

/** A kind of piece: how one is drawn, and half its usual length in the picture's units inside a vessel of ordinary size. */
export interface Piece<Spec> {
  readonly draw: DrawItem<Spec>;
  readonly size: number;
}
