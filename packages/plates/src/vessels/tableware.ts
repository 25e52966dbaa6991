import { darken, type Hex, lighten } from '../core/colour.ts';
import { box, ellipse, n, polar } from '../core/geometry.ts';
import { cast, circle, fill, group, line, ring } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import {
  roundBody,
  type RoundLook,
  roundShadow,
  shapeShadow,
  sheen,
  type Standing,
  type Vessel,
} from './body.ts';
import type { Oblong } from './oblong.ts';

/** A round tray of steel with a raised edge, on which small bowls stand. */
export function thali(spec: Standing & { tone?: Hex }, pen: Pen): Vessel {
  const { x, y, radius, tone = '#cfd2d4' } = spec;
  const body = roundBody(pen, spec, { rim: tone, well: lighten(tone, 0.1) }, 0.93, 0.6);
  const brushed = [0.82, 0.66, 0.5, 0.34, 0.18]
    .map((share) => ring(x, y, radius * share, '#ffffff', radius * 0.05, 0.16))
    .join('');
  const gloss = circle(
    x,
    y,
    radius * 0.89,
    pen.linear(
      [
        [0, '#ffffff', 0.5],
        [0.3, '#ffffff', 0],
        [0.5, '#ffffff', 0.34],
        [0.7, '#1d0d05', 0.12],
        [1, '#ffffff', 0.3],
      ],
      60,
    ),
  );
  return {
    ...body,
    markup: body.markup + gloss + brushed + ring(x, y, radius * 0.965, '#ffffff', radius * 0.012, 0.8),
  };
}

/** A flat iron griddle with a short loop at each side. */
export function comal(spec: Standing & { tone: Hex }, pen: Pen): Vessel {
  const { x, y, radius, tone } = spec;
  const loop = `M0 ${n(-radius * 0.14)}C${n(radius * 0.2)} ${n(-radius * 0.14)} ${n(radius * 0.2)} ${n(radius * 0.14)} 0 ${n(radius * 0.14)}`;
  const loops = [0, 180].map((turn) => {
    const [lx, ly] = polar(x, y, turn, radius * 0.98);
    return (
      group(line(loop, '#1d0d05', radius * 0.06, 0.3), lx + 3, ly + 7, turn) +
      group(
        line(loop, darken(tone, 0.2), radius * 0.06) + line(loop, '#ffffff', radius * 0.014, 0.3),
        lx,
        ly,
        turn,
      )
    );
  });
  const body = roundBody(pen, spec, { rim: tone, well: lighten(tone, 0.06) }, 0.95, 0.5);
  let scars = '';
  for (let at = 0; at < 26; at += 1) {
    const [sx, sy] = polar(x, y, pen.random.turn(), radius * 0.85 * Math.sqrt(pen.random.next()));
    scars += `M${n(sx)} ${n(sy)}l${n(pen.random.between(-26, 26))} ${n(pen.random.between(-10, 10))}`;
  }
  return {
    ...body,
    markup:
      loops.join('') +
      body.markup +
      line(scars, lighten(tone, 0.5), 1.2, 0.18) +
      ring(x, y, radius * 0.97, lighten(tone, 0.3), 3, 0.6),
  };
}

/** A mug, tumbler or paper cup seen from above; `handle` gives it an ear at that angle, `clear` makes it of glass. */
export function cupOf(spec: Standing & RoundLook & { handle?: number; clear?: boolean }, pen: Pen): Vessel {
  const { x, y, radius, handle, clear } = spec;
  const grip = box(radius * 0.6, radius * 0.3, radius * 0.14);
  let ear = '';
  if (handle !== undefined) {
    const [hx, hy] = polar(x, y, handle, radius * 1.18);
    ear =
      cast(grip, hx, hy, handle, radius * 0.08) +
      group(fill(grip, spec.rim) + fill(grip, sheen(pen)), hx, hy, handle);
  }
  if (clear) {
    const markup =
      roundShadow(pen, x, y, radius) +
      circle(x, y, radius, '#ffffff', 0.36) +
      ring(x, y, radius - 2, '#ffffff', 4, 0.8) +
      circle(x, y, radius * 0.9, spec.well) +
      line(
        `M${n(x - radius * 0.86)} ${n(y - radius * 0.3)}A${n(radius * 0.92)} ${n(radius * 0.92)} 0 0 1 ${n(x - radius * 0.26)} ${n(y - radius * 0.88)}`,
        '#ffffff',
        radius * 0.06,
        0.85,
      );
    return { markup: ear + markup, area: { x, y, rx: radius * 0.88, ry: radius * 0.88, form: 'round' } };
  }
  const body = roundBody(pen, spec, spec, 0.9);
  return { ...body, markup: ear + body.markup };
}

/** A baking sheet of metal with a low edge. */
export function tray({ x, y, rx, ry, tone, lined }: Oblong & { tone: Hex; lined?: Hex }, pen: Pen): Vessel {
  const shape = (grow: number) => box((rx + grow) * 2, (ry + grow) * 2, 30 + grow, x, y);
  const inner = box((rx - 16) * 2, (ry - 16) * 2, 18, x, y);
  const sheet = box((rx - 24) * 2, (ry - 22) * 2, 8, x, y);
  const creases = `M${n(x - rx * 0.8)} ${n(y - ry * 0.5)}l60 30M${n(x + rx * 0.5)} ${n(y + ry * 0.6)}l70-26M${n(x + rx * 0.3)} ${n(y - ry * 0.7)}l40 22`;
  const markup =
    shapeShadow(shape, 18) +
    fill(shape(0), tone) +
    fill(shape(0), sheen(pen, 0.5)) +
    line(shape(-2), '#ffffff', 2.5, 0.4) +
    fill(inner, darken(tone, 0.26)) +
    fill(inner, sheen(pen, 0.25)) +
    (lined
      ? fill(sheet, darken(lined, 0.2)) +
        group(fill(sheet, lined), -1, -2) +
        line(creases, darken(lined, 0.2), 2, 0.5)
      : '');
  return { markup, area: { x, y, rx: rx - 30, ry: ry - 30, form: 'box' } };
}

/** A slab of slate. */
export function slate({ x, y, rx, ry, tone = '#454b50' }: Oblong & { tone?: Hex }, pen: Pen): Vessel {
  const shape = (grow: number) => box((rx + grow) * 2, (ry + grow) * 2, 8, x, y);
  let streaks = '';
  for (let at = 0; at < 22; at += 1)
    streaks += `M${n(x + pen.random.between(-0.95, 0.7) * rx)} ${n(y + pen.random.between(-0.94, 0.94) * ry)}q40 ${n(pen.random.between(-9, 9))} ${n(pen.random.between(50, 110))} ${n(pen.random.between(-6, 6))}`;
  const d = shape(0);
  const markup =
    shapeShadow(shape, 14) +
    fill(d, tone) +
    `<g clip-path="${pen.clip(d)}">${line(streaks, lighten(tone, 0.4), 2, 0.16)}${line(streaks, darken(tone, 0.5), 1, 0.3)}</g>` +
    fill(d, sheen(pen, 0.2)) +
    line(d, lighten(tone, 0.4), 2, 0.5);
  return { markup, area: { x, y, rx: rx * 0.92, ry: ry * 0.9, form: 'box' } };
}

/** A square plate with rounded corners. */
export function squarePlate({ x, y, radius, rim, well, band }: Standing & RoundLook, pen: Pen): Vessel {
  const shape = (grow: number) => box((radius + grow) * 2, (radius + grow) * 2, radius * 0.2 + grow, x, y);
  const inner = (less: number) => box((radius - less) * 2, (radius - less) * 2, radius * 0.16, x, y);
  const wall = radius * 0.13;
  const markup =
    shapeShadow(shape, 20) +
    fill(shape(0), rim) +
    fill(shape(0), sheen(pen)) +
    line(shape(-2), '#ffffff', 2.5, 0.5) +
    (band ? line(shape(-radius * 0.06), band, 5) : '') +
    fill(inner(wall), darken(well, 0.14)) +
    group(fill(inner(wall + 4), well), 0.5, 1);
  return { markup, area: { x, y, rx: radius * 0.82, ry: radius * 0.82, form: 'box' } };
}

/** A small fluted dish for the oven: a ramekin or crème brûlée dish. */
export function ramekin(spec: Standing & RoundLook, pen: Pen): Vessel {
  const { x, y, radius, rim } = spec;
  let edge = '';
  for (let at = 0; at < 80; at += 1) {
    const [px, py] = polar(x, y, at * 4.5, radius * (at % 2 === 0 ? 1.02 : 0.985));
    edge += `${at === 0 ? 'M' : 'L'}${n(px)} ${n(py)}`;
  }
  const body = roundBody(pen, spec, spec, 0.88);
  return { ...body, markup: fill(`${edge}Z`, darken(rim, 0.2)) + body.markup };
}

/** An oval pot of enamelled iron with an ear at each end. */
export function casserole({ x, y, rx, ry, tone, well }: Oblong & { tone: Hex; well: Hex }, pen: Pen): Vessel {
  const shape = (grow: number) => ellipse(rx + grow, ry + grow, x, y);
  const ear = box(ry * 0.3, ry * 0.5, ry * 0.13);
  const ears = [-1, 1]
    .map(
      (side) =>
        cast(ear, x + side * rx * 1.02, y, 0, 12) +
        group(fill(ear, darken(tone, 0.16)) + fill(ear, sheen(pen, 0.4)), x + side * rx * 1.02, y),
    )
    .join('');
  const wall = 28;
  const markup =
    ears +
    shapeShadow(shape, 26) +
    fill(shape(0), tone) +
    fill(shape(0), sheen(pen)) +
    line(shape(-3), lighten(tone, 0.4), 4, 0.6) +
    fill(shape(-wall + 8), darken(well, 0.3)) +
    fill(shape(-wall), well);
  return { markup, area: { x, y, rx: rx - wall, ry: ry - wall, form: 'round' } };
}
