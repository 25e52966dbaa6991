import type { Hex } from '../core/colour.ts';
import { fill } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { azulejo } from './azulejo.ts';
import { blockPrint } from './block-print.ts';
import { bojagi } from './bojagi.ts';
import { checks } from './checks.ts';
import { diamonds } from './diamonds.ts';
import { linen } from './linen.ts';
import { stone } from './stone.ts';
import { stripes } from './stripes.ts';
import { wood } from './wood.ts';

const PATTERNS = {
  'block-print': blockPrint,
  diamonds,
  stripes,
  azulejo,
  bojagi,
  checks,
  wood,
  linen,
  stone,
} as const;

type Patterns = typeof PATTERNS;

/** The background of a dish: a family of patterns, one of its motifs, and two colours. */
export type GroundSpec = {
  [P in keyof Patterns]: { pattern: P; motif: Parameters<Patterns[P]>[1]; base: Hex; print: Hex };
}[keyof Patterns];

/** The picture's whole width and height. */
export const WIDTH = 800;
/** The picture's whole height. */
export const HEIGHT = 600;

const WHOLE = `M0 0H${WIDTH}V${HEIGHT}H0Z`;

function pattern(spec: GroundSpec, pen: Pen): string {
  switch (spec.pattern) {
    case 'block-print':
      return blockPrint(spec.print, spec.motif, pen);
    case 'diamonds':
      return diamonds(spec.print, spec.motif, pen);
    case 'stripes':
      return stripes(spec.print, spec.motif);
    case 'azulejo':
      return azulejo(spec.print, spec.motif, pen);
    case 'bojagi':
      return bojagi(spec.print, spec.motif, pen);
    case 'checks':
      return checks(spec.print, spec.motif);
    case 'wood':
      return wood(spec.print, spec.motif, pen);
    case 'linen':
      return linen(spec.print, spec.motif, pen);
    case 'stone':
      return stone(spec.print, spec.motif, pen);
  }
}

/** A background lit from the upper left: brighter there, dimmer at the lower right. */
export function drawGround(spec: GroundSpec, pen: Pen): string {
  const light = pen.linear([
    [0, '#fff4dc', 0.22],
    [0.45, '#fff4dc', 0],
    [1, '#1d0d05', 0.14],
  ]);
  return fill(WHOLE, spec.base) + pattern(spec, pen) + fill(WHOLE, light);
}
