import { type Area, reach, scatterPoints } from '../core/area.ts';
import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, disc, n, polar } from '../core/geometry.ts';
import { fill, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { specks } from '../core/specks.ts';
import type { Spot } from '../toppings/arrange.ts';
import { atSpots } from './place.ts';

/** Unleavened breads from a griddle: chapatis, parathas. */
interface FlatbreadsSpec {
  spots: readonly Spot[];
  /** Radius as a share of the area. */
  size: number;
  tone?: Hex;
  /** Folded twice, to a quarter of the round. */
  quarter?: boolean;
  /** What shows through the dough: herbs, potato. */
  flecks?: readonly Hex[];
  /** Brushed with fat. */
  glossy?: boolean;
}

const BROWNS = ['#8c4f1c', '#a8652a', '#b9772d', '#7a4217'] as const;

/** The spots of the griddle: pale bubbles below, large brown patches, and many fine freckles. */
function griddled(pen: Pen, radius: number, tone: Hex, scale = 1): string {
  const area: Area = { x: 0, y: 0, rx: radius, ry: radius, form: 'round' };
  const at = (count: number, gap: number, to: number) =>
    scatterPoints(area, pen.random, Math.round(count * scale), radius * gap, { to });
  const marks = (
    points: ReturnType<typeof at>,
    low: number,
    high: number,
    tones: readonly [Hex, ...Hex[]],
    opacity: number,
  ) => specks(points, { radius: [radius * low, radius * high], tones, opacity, rough: 0.55 }, pen);
  return (
    marks(at(26, 0.16, 0.92), 0.06, 0.15, [lighten(tone, 0.45), lighten(tone, 0.3)], 0.5) +
    marks(at(20, 0.2, 0.88), 0.05, 0.12, BROWNS, 0.4) +
    marks(at(20, 0.2, 0.9), 0.025, 0.06, BROWNS, 0.62) +
    marks(at(46, 0.06, 0.95), 0.008, 0.02, BROWNS, 0.6)
  );
}

function whole(pen: Pen, radius: number, { tone = '#e8c88f', flecks = [], glossy }: FlatbreadsSpec) {
  const edge = blob(pen.random, radius, { rough: 0.045, points: 14 });
  const face = pen.radial(
    [
      [0, lighten(tone, 0.2)],
      [0.74, tone],
      [0.92, lighten(tone, 0.16)],
      [1, darken(tone, 0.18)],
    ],
    0.46,
    0.44,
  );
  const inner: Area = { x: 0, y: 0, rx: radius, ry: radius, form: 'round' };
  const fine = flecks
    .map((fleck) =>
      specks(
        scatterPoints(inner, pen.random, 22, radius * 0.1, { to: 0.84 }),
        { radius: [radius * 0.014, radius * 0.036], tones: [fleck], opacity: 0.8, rough: 0.6 },
        pen,
      ),
    )
    .join('');
  const arc = (from: number, share: number) => {
    const [ax, ay] = polar(0, 0, from, radius * share);
    const [bx, by] = polar(0, 0, from + 58, radius * share);
    return `M${n(ax)} ${n(ay)}A${n(radius * share)} ${n(radius * share)} 0 0 1 ${n(bx)} ${n(by)}`;
  };
  const shine = glossy
    ? line(arc(196, 0.66) + arc(212, 0.46) + arc(24, 0.62), '#fff6d6', radius * 0.045, 0.5)
    : '';
  return {
    outline: edge,
    art:
      fill(edge, darken(tone, 0.4)) +
      group(fill(edge, face), -1, -3, 0, 0.985) +
      griddled(pen, radius, tone) +
      fine +
      shine +
      line(arc(190, 0.93), '#fffaf0', radius * 0.02, 0.55),
  };
}

function quartered(pen: Pen, radius: number, { tone = '#e8c88f', glossy }: FlatbreadsSpec) {
  const r = radius * 1.06;
  const [ox, oy] = [-r * 0.42, -r * 0.42];
  const sector = (share: number) => {
    const k = r * share;
    const bow = k * 0.04;
    return `M${n(ox)} ${n(oy)}C${n(ox + k * 0.4)} ${n(oy - bow)} ${n(ox + k * 0.8)} ${n(oy - bow)} ${n(ox + k)} ${n(oy)}C${n(ox + k)} ${n(oy + k * 0.56)} ${n(ox + k * 0.56)} ${n(oy + k)} ${n(ox)} ${n(oy + k)}C${n(ox - bow)} ${n(oy + k * 0.8)} ${n(ox - bow)} ${n(oy + k * 0.4)} ${n(ox)} ${n(oy)}Z`;
  };
  const layers = [1, 0.975, 0.95, 0.92]
    .map((share, at) => fill(sector(share), at % 2 === 0 ? darken(tone, 0.42) : lighten(tone, 0.12)))
    .join('');
  const top = sector(0.905);
  return {
    outline: sector(1),
    art:
      layers +
      fill(
        top,
        pen.linear([
          [0, lighten(tone, 0.3)],
          [0.7, tone],
          [1, darken(tone, 0.12)],
        ]),
      ) +
      `<g clip-path="${pen.clip(top)}">${griddled(pen, r * 0.8, tone, 0.8)}</g>` +
      (glossy ? fill(disc(r * 0.12, ox + r * 0.34, oy + r * 0.3), '#fff6d6', 0.24) : '') +
      line(`M${n(ox + r * 0.08)} ${n(oy + 2)}H${n(ox + r * 0.8)}`, '#fffaf0', r * 0.02, 0.5),
  };
}

/** Round breads with griddle spots, flat or folded to quarters, at given positions. */
export function flatbreads(spec: FlatbreadsSpec, area: Area, pen: Pen): string {
  const radius = reach(area) * spec.size;
  return atSpots(spec.spots, area, 7, () => (spec.quarter ? quartered : whole)(pen, radius, spec));
}
