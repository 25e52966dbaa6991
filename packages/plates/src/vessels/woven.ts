import type { Area } from '../core/area.ts';
import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, box, n, polar } from '../core/geometry.ts';
import { circle, fill, group, line, ring } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { roundBody, roundShadow, shapeShadow, sheen, type Standing, type Vessel } from './body.ts';
import type { Oblong } from './oblong.ts';

/** A woven basket lined with paper. */
export function basket(
  { x, y, radius, tone, lined = '#f6ecd6' }: Standing & { tone: Hex; lined?: Hex },
  pen: Pen,
): Vessel {
  let weave = '';
  let shade = '';
  for (let at = 0; at < 60; at += 1) {
    const [ax, ay] = polar(x, y, at * 6, radius * 0.86);
    const [bx, by] = polar(x, y, at * 6 + 5, radius * 0.98);
    if (at % 2 === 0) weave += `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
    else shade += `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
  }
  const sheet = blob(pen.random, radius * 0.88, { x, y, rough: 0.1, points: 16 });
  const creases = Array.from({ length: 9 }, (_, at) => {
    const [ax, ay] = polar(x, y, at * 40 + pen.random.between(-10, 10), radius * 0.86);
    const [bx, by] = polar(x, y, at * 40 + pen.random.between(-16, 16), radius * 0.6);
    return `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
  }).join('');
  const markup =
    roundShadow(pen, x, y, radius) +
    circle(x, y, radius, darken(tone, 0.35)) +
    line(weave, lighten(tone, 0.2), radius * 0.05) +
    line(shade, darken(tone, 0.12), radius * 0.05) +
    ring(x, y, radius * 0.985, tone, radius * 0.035) +
    ring(x, y, radius * 0.99, lighten(tone, 0.5), radius * 0.01, 0.7) +
    circle(x, y, radius * 0.86, darken(tone, 0.5)) +
    group(fill(sheet, '#1d0d05', 0.2), 3, 6) +
    fill(sheet, lined) +
    fill(sheet, sheen(pen, 0.3)) +
    line(creases, darken(lined, 0.2), 2, 0.5) +
    line(creases, '#ffffff', 1, 0.6);
  return { markup, area: { x, y, rx: radius * 0.8, ry: radius * 0.8, form: 'round' } };
}

/** A bamboo steamer. */
export function steamer(spec: Standing & { tone: Hex }, pen: Pen): Vessel {
  const { x, y, radius, tone } = spec;
  const body = roundBody(pen, spec, { rim: tone, well: lighten(tone, 0.34) }, 0.86);
  let slats = '';
  for (let at = -0.8; at <= 0.8; at += 0.16) {
    const half = Math.sqrt(1 - at * at) * radius * 0.82;
    slats += `M${n(x - half)} ${n(y + at * radius * 0.86)}H${n(x + half)}`;
  }
  const bands = [0.9, 0.94, 0.975]
    .map((share) => ring(x, y, radius * share, darken(tone, 0.34), 2.4, 0.55))
    .join('');
  const ties = [30, 150, 270]
    .map((turn) => {
      const [px, py] = polar(x, y, turn, radius * 0.935);
      return group(
        fill(box(radius * 0.12, radius * 0.05, 3), darken(tone, 0.3)) +
          fill(box(radius * 0.12, radius * 0.03, 3, 0, -1), lighten(tone, 0.2)),
        px,
        py,
        turn,
      );
    })
    .join('');
  return {
    ...body,
    markup: `${body.markup}${line(slats, darken(tone, 0.3), 4, 0.6)}${line(slats, lighten(tone, 0.6), 1.5, 0.6)}${bands}${ties}`,
  };
}

/** A rack of wire. */
export function rack({ x, y, rx, ry, tone = '#b9bec4' }: Oblong & { tone?: Hex }): Vessel {
  const frame = (grow: number) => box((rx + grow) * 2, (ry + grow) * 2, 18, x, y);
  let wires = '';
  for (let at = -rx + 22; at < rx - 8; at += 22) wires += `M${n(x + at)} ${n(y - ry)}V${n(y + ry)}`;
  const bars = `M${n(x - rx)} ${n(y - ry * 0.4)}H${n(x + rx)}M${n(x - rx)} ${n(y + ry * 0.4)}H${n(x + rx)}`;
  const draw = (d: string, width: number) =>
    group(line(d, '#1d0d05', width, 0.28), 6, 12) +
    line(d, darken(tone, 0.3), width) +
    group(line(d, lighten(tone, 0.6), width * 0.4), -0.6, -0.8);
  return {
    markup: draw(bars, 5) + draw(wires, 4) + draw(frame(0), 7),
    area: { x, y, rx: rx * 0.9, ry: ry * 0.88, form: 'box' },
  };
}

/** A sheet of paper on the table, its corners curled. */
export function paper(
  { x, y, rx, ry, tone = '#f3e6cb', print }: Oblong & { tone?: Hex; print?: Hex },
  pen: Pen,
): Vessel {
  const shape = (grow: number) => {
    const [w, h] = [rx + grow, ry + grow];
    return `M${n(x - w)} ${n(y - h + 8)}C${n(x - w * 0.4)} ${n(y - h - 6)} ${n(x + w * 0.4)} ${n(y - h + 8)} ${n(x + w - 6)} ${n(y - h)}C${n(x + w + 6)} ${n(y - h * 0.3)} ${n(x + w - 6)} ${n(y + h * 0.4)} ${n(x + w)} ${n(y + h - 6)}C${n(x + w * 0.3)} ${n(y + h + 6)} ${n(x - w * 0.3)} ${n(y + h - 8)} ${n(x - w + 6)} ${n(y + h)}C${n(x - w - 6)} ${n(y + h * 0.3)} ${n(x - w + 6)} ${n(y - h * 0.4)} ${n(x - w)} ${n(y - h + 8)}Z`;
  };
  const d = shape(0);
  let stripes = '';
  if (print)
    for (let at = -rx + 20; at < rx; at += 44)
      stripes += `M${n(x + at)} ${n(y - ry * 0.97)}V${n(y + ry * 0.97)}`;
  const creases = Array.from({ length: 7 }, () => {
    const [ax, ay] = [x + pen.random.between(-0.9, 0.9) * rx, y + pen.random.between(-0.9, 0.9) * ry];
    return `M${n(ax)} ${n(ay)}l${n(pen.random.between(-70, 70))} ${n(pen.random.between(-60, 60))}`;
  }).join('');
  const markup =
    shapeShadow(shape, 10) +
    fill(d, tone) +
    (print ? line(stripes, print, 10, 0.4) : '') +
    fill(d, sheen(pen, 0.28)) +
    line(creases, darken(tone, 0.16), 2, 0.5) +
    group(line(creases, '#ffffff', 1.2, 0.6), -1.5, -1.5);
  const area: Area = { x, y, rx: rx * 0.88, ry: ry * 0.86, form: 'box' };
  return { markup, area };
}

/** A piece of banana leaf across the table. */
export function bananaLeaf({ x, y, rx, ry, tone = '#4f9140' }: Oblong & { tone?: Hex }, pen: Pen): Vessel {
  const shape = (grow: number) => {
    const [w, h] = [rx + grow, ry + grow];
    return `M${n(x - w)} ${n(y - h * 0.72)}C${n(x - w * 0.5)} ${n(y - h * 1.06)} ${n(x + w * 0.5)} ${n(y - h * 1.04)} ${n(x + w)} ${n(y - h * 0.62)}L${n(x + w * 0.97)} ${n(y - h * 0.1)}L${n(x + w * 1.02)} ${n(y + h * 0.62)}C${n(x + w * 0.5)} ${n(y + h * 1.04)} ${n(x - w * 0.5)} ${n(y + h * 1.06)} ${n(x - w)} ${n(y + h * 0.74)}L${n(x - w * 0.97)} ${n(y + h * 0.12)}Z`;
  };
  const d = shape(0);
  let veins = '';
  for (let at = -0.96; at < 1; at += 0.062)
    veins += `M${n(x + at * rx)} ${n(y)}Q${n(x + (at + 0.05) * rx)} ${n(y - ry * 0.5)} ${n(x + (at + 0.13) * rx)} ${n(y - ry)}M${n(x + at * rx)} ${n(y)}Q${n(x + (at + 0.05) * rx)} ${n(y + ry * 0.5)} ${n(x + (at + 0.13) * rx)} ${n(y + ry)}`;
  const rib = `M${n(x - rx)} ${n(y)}H${n(x + rx * 0.99)}`;
  const markup =
    shapeShadow(shape, 12) +
    fill(d, tone) +
    `<g clip-path="${pen.clip(d)}">${line(veins, darken(tone, 0.3), 2.2, 0.5)}${group(line(veins, lighten(tone, 0.4), 1.2, 0.4), 2, 0)}${fill(`M${n(x - rx)} ${n(y)}H${n(x + rx * 1.1)}V${n(y + ry * 1.1)}H${n(x - rx)}Z`, '#1d0d05', 0.1)}</g>` +
    line(rib, darken(tone, 0.2), 11) +
    line(rib, lighten(tone, 0.45), 6) +
    fill(d, sheen(pen, 0.36));
  return { markup, area: { x, y, rx: rx * 0.9, ry: ry * 0.84, form: 'round' } };
}
