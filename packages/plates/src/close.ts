import { HEIGHT, WIDTH } from './grounds/ground.ts';

/** The part of the table that stays in view when the camera goes closer: a corner, or an edge. */
export type Close = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** A part of the picture. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How much of the table a close picture shows, as a share of its width and height. */
const SHARE = 0.72;
/** How far a close picture stays off the corner it shows, as a share of what it leaves out. */
const INSET = 0.22;

const WHOLE: View = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/**
 * What a picture shows: the whole table, or a part near one corner, so that the vessel fills the frame and the
 * two opposite edges crop it.
 */
export function viewOf(close: Close | undefined): View {
  if (!close) return WHOLE;
  const place = (whole: number, far: boolean) => Math.round(whole * (1 - SHARE) * (far ? 1 - INSET : INSET));
  return {
    x: place(WIDTH, close.endsWith('right')),
    y: place(HEIGHT, close.startsWith('bottom')),
    width: WIDTH * SHARE,
    height: HEIGHT * SHARE,
  };
}

/** Whether the middle of an object is in view: the rest are left out, rather than shown as a sliver. */
export const isIn = (view: View, { x, y }: { x: number; y: number }): boolean =>
  x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height;
