import { darken, type Hex, lighten } from '../core/colour.ts';
import { box } from '../core/geometry.ts';
import { cast, circle, fill, group, ring } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { roundBody, type RoundLook, sheen, type Standing, type Vessel } from './body.ts';

/** Two flat ears at the sides of a pot. */
export function ears(pen: Pen, { x, y, radius }: Standing, tone: Hex, turn = 0): string {
  const ear = box(radius * 0.36, radius * 0.36, radius * 0.1);
  return [turn, turn + 180]
    .map((degrees) => {
      const radians = (degrees * Math.PI) / 180;
      const [ex, ey] = [x + Math.cos(radians) * radius * 1.03, y + Math.sin(radians) * radius * 1.03];
      return (
        cast(ear, ex, ey, degrees, radius * 0.06) +
        group(fill(ear, tone) + fill(ear, sheen(pen, 0.3)), ex, ey, degrees)
      );
    })
    .join('');
}

/** A Spanish cazuela: red clay, glazed inside. */
export function clayDish(spec: Standing & RoundLook & { ears?: boolean }, pen: Pen): Vessel {
  const body = roundBody(pen, spec, spec, 0.88);
  const glaze =
    ring(spec.x, spec.y, spec.radius * 0.915, lighten(spec.rim, 0.35), 3, 0.7) +
    ring(spec.x, spec.y, spec.radius * 0.97, darken(spec.rim, 0.3), 2, 0.35);
  return {
    ...body,
    markup: (spec.ears ? ears(pen, spec, darken(spec.rim, 0.12)) : '') + body.markup + glaze,
  };
}

/** A Korean stone pot or ttukbaegi: near-black, matt. */
export function stonePot(spec: Standing & { tone: Hex; ears?: boolean }, pen: Pen): Vessel {
  const { x, y, radius, tone } = spec;
  const body = roundBody(pen, spec, { rim: tone, well: darken(tone, 0.45) }, 0.88);
  const lip =
    ring(x, y, radius * 0.945, lighten(tone, 0.22), radius * 0.02, 0.8) +
    ring(x, y, radius * 0.885, '#0d0b0c', 3, 0.7);
  return { ...body, markup: (spec.ears ? ears(pen, spec, darken(tone, 0.3)) : '') + body.markup + lip };
}

/** A mortar of volcanic stone on three feet. */
export function mortar(spec: Standing & { tone: Hex }, pen: Pen): Vessel {
  const { x, y, radius, tone } = spec;
  const body = roundBody(pen, spec, { rim: tone, well: darken(tone, 0.3) }, 0.84);
  let pores = '';
  for (let index = 0; index < 90; index += 1) {
    const radians = pen.random.between(0, Math.PI * 2);
    const distance = radius * pen.random.between(0.86, 0.985);
    const tint = pen.random.pick([darken(tone, 0.55), lighten(tone, 0.3)]);
    pores += circle(
      x + Math.cos(radians) * distance,
      y + Math.sin(radians) * distance,
      pen.random.between(1, 2.8),
      tint,
      0.6,
    );
  }
  return { ...body, markup: body.markup + pores };
}
