import { darken, type Hex, lighten } from '../core/colour.ts';
import { box, n, polar } from '../core/geometry.ts';
import { cast, circle, fill, group, line, ring } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { roundBody, sheen, type Standing, type Vessel } from './body.ts';
import { ears } from './earthenware.ts';

interface Metal extends Standing {
  tone: Hex;
}

/** Two wire loops at the sides. */
function loops({ x, y, radius }: Standing, tone: Hex, width: number, turn = 0): string {
  const size = radius * 0.2;
  const d = `M0 ${n(-size)}C${n(size * 1.15)} ${n(-size)} ${n(size * 1.15)} ${n(size)} 0 ${n(size)}`;
  return [turn, turn + 180]
    .map((degrees) => {
      const [hx, hy] = polar(x, y, degrees, radius * 0.98);
      return (
        group(line(d, '#1d0d05', width, 0.3), hx + 4, hy + 8, degrees) +
        group(line(d, tone, width) + line(d, '#ffffff', width * 0.25, 0.35), hx, hy, degrees)
      );
    })
    .join('');
}

/** A bowl of brass or copper: bright rings, loop handles when asked. */
export function brassBowl(spec: Metal & { loops?: boolean; well?: Hex }, pen: Pen): Vessel {
  const { x, y, radius, tone } = spec;
  const body = roundBody(pen, spec, { rim: tone, well: spec.well ?? darken(tone, 0.4) }, 0.87);
  const gloss = pen.linear(
    [
      [0, '#ffffff', 0.55],
      [0.22, '#ffffff', 0],
      [0.5, '#ffffff', 0.35],
      [0.75, '#1d0d05', 0.2],
      [1, '#ffffff', 0.3],
    ],
    70,
  );
  const rings =
    ring(x, y, radius * 0.935, gloss, radius * 0.11, 0.8) +
    ring(x, y, radius * 0.955, lighten(tone, 0.6), radius * 0.02) +
    ring(x, y, radius * 0.9, darken(tone, 0.35), radius * 0.008, 0.8);
  return {
    ...body,
    markup: (spec.loops ? loops(spec, darken(tone, 0.1), radius * 0.06, -18) : '') + body.markup + rings,
  };
}

/** A paella pan: thin, wide, two loop handles. */
export function paellaPan(spec: Metal, pen: Pen): Vessel {
  const { x, y, radius, tone } = spec;
  const body = roundBody(pen, spec, { rim: tone, well: darken(tone, 0.35) }, 0.93);
  const lip = ring(x, y, radius * 0.965, lighten(tone, 0.25), 4, 0.7);
  return { ...body, markup: loops(spec, darken(tone, 0.3), radius * 0.085) + body.markup + lip };
}

/** An enamel or iron pot with two ears. */
export function pot(spec: Metal & { well: Hex }, pen: Pen): Vessel {
  const { x, y, radius, tone } = spec;
  const body = roundBody(pen, spec, { rim: tone, well: spec.well }, 0.88);
  const lip =
    ring(x, y, radius * 0.945, lighten(tone, 0.3), 5, 0.6) +
    ring(x, y, radius * 0.885, darken(tone, 0.5), 3, 0.6);
  return { ...body, markup: ears(pen, spec, darken(tone, 0.25)) + body.markup + lip };
}

/** An iron pan with one long handle at the given angle. */
export function skillet(spec: Metal & { handle: number }, pen: Pen): Vessel {
  const { x, y, radius, tone, handle } = spec;
  const [hx, hy] = polar(x, y, handle, radius * 1.42);
  const grip = box(radius * 1.05, radius * 0.24, radius * 0.12);
  const [ox, oy] = polar(x, y, handle, radius * 1.8);
  const [px, py] = polar(x, y, handle + 180, radius * 1.02);
  const helper = box(radius * 0.16, radius * 0.34, radius * 0.07);
  const body = roundBody(pen, spec, { rim: tone, well: darken(tone, 0.3) }, 0.88);
  const markup =
    cast(grip, hx, hy, handle, radius * 0.08) +
    group(
      fill(grip, tone) +
        fill(grip, sheen(pen, 0.3)) +
        line(`M${n(-radius * 0.4)} ${n(-radius * 0.07)}H${n(radius * 0.4)}`, '#ffffff', 3, 0.16),
      hx,
      hy,
      handle,
    ) +
    circle(ox, oy, radius * 0.055, '#000000', 0.45) +
    group(fill(helper, tone), px, py, handle) +
    body.markup +
    ring(x, y, radius * 0.945, lighten(tone, 0.2), 4, 0.7);
  return { ...body, markup };
}
