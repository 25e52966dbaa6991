import type { Area } from '../core/area.ts';
import { darken, type Hex, lighten } from '../core/colour.ts';
import { box, ellipse, n } from '../core/geometry.ts';
import { fill, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { shapeShadow, sheen, type Vessel, without } from './body.ts';

/** The position of an oblong vessel, with half its width and height. It is never rotated. */
export interface Oblong {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

interface OblongLook extends Oblong {
  rim: Hex;
  well: Hex;
  band?: Hex;
}

function oblong(
  spec: OblongLook,
  pen: Pen,
  shape: (rx: number, ry: number) => string,
  wall: number,
  form: Area['form'],
): Vessel {
  const inner = (less: number) => shape(spec.rx - less, spec.ry - less);
  const outer = inner(0);
  const hollow = pen.linear([
    [0, '#1d0d05', 0.4],
    [0.55, '#1d0d05', 0.04],
    [1, '#ffffff', 0.28],
  ]);
  const markup =
    shapeShadow((grow) => inner(-grow), 24) +
    without(outer, inner(wall + 4), spec.rim) +
    without(outer, inner(wall + 4), sheen(pen)) +
    line(inner(2), '#ffffff', 2.5, 0.45) +
    (spec.band ? line(inner(wall * 0.42), spec.band, 5) : '') +
    without(inner(wall), inner(wall + 12), darken(spec.well, 0.22)) +
    without(inner(wall), inner(wall + 12), hollow) +
    fill(inner(wall + 7), spec.well);
  const less = wall + 7;
  return { markup, area: { x: spec.x, y: spec.y, rx: spec.rx - less, ry: spec.ry - less, form } };
}

/** An oval dish or platter. */
export function ovalDish(spec: OblongLook, pen: Pen): Vessel {
  return oblong(spec, pen, (rx, ry) => ellipse(rx, ry, spec.x, spec.y), 30, 'round');
}

/** A rectangular baking dish with a handle at each end. */
export function bakingDish(spec: OblongLook, pen: Pen): Vessel {
  const body = oblong(spec, pen, (rx, ry) => box(rx * 2, ry * 2, 58, spec.x, spec.y), 22, 'box');
  const grips = [-1, 1]
    .map((side) => {
      const grip = (grow: number) =>
        box(44 + grow * 2, spec.ry * 0.9 + grow * 2, 20 + grow, spec.x + side * (spec.rx + 8), spec.y);
      const d = grip(0);
      return (
        shapeShadow(grip, 16) +
        fill(d, spec.rim) +
        fill(d, sheen(pen, 0.4)) +
        line(
          `M${n(spec.x + side * (spec.rx + 14))} ${n(spec.y - spec.ry * 0.3)}v${n(spec.ry * 0.6)}`,
          darken(spec.rim, 0.3),
          6,
          0.4,
        )
      );
    })
    .join('');
  return { ...body, markup: grips + body.markup };
}

/** A wooden board; round, or oblong with straight grain. */
export function board(spec: Oblong & { tone: Hex; round?: boolean }, pen: Pen): Vessel {
  const { x, y, rx, ry, tone } = spec;
  const shape = (grow: number) =>
    spec.round ? ellipse(rx + grow, ry + grow, x, y) : box((rx + grow) * 2, (ry + grow) * 2, 46 + grow, x, y);
  const d = shape(0);
  let grain = '';
  for (let at = -ry + 14; at < ry - 6; at += pen.random.between(11, 22)) {
    const [bend, tilt] = [pen.random.between(-8, 8), pen.random.between(-5, 5)];
    grain += `M${n(x - rx)} ${n(y + at)}C${n(x - rx / 3)} ${n(y + at + bend)} ${n(x + rx / 3)} ${n(y + at - bend)} ${n(x + rx)} ${n(y + at + tilt)}`;
  }
  const markup =
    shapeShadow(shape, 20) +
    fill(d, tone) +
    `<g clip-path="${pen.clip(d)}">${line(grain, darken(tone, 0.4), 2.2, 0.3)}${line(grain, lighten(tone, 0.5), 1.4, 0.25)}</g>` +
    fill(d, sheen(pen, 0.4)) +
    line(d, lighten(tone, 0.5), 2.5, 0.5);
  return { markup, area: { x, y, rx: rx * 0.9, ry: ry * 0.88, form: spec.round ? 'round' : 'box' } };
}
