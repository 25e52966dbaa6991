import { type Area, reach } from '../core/area.ts';
import { darken, type Hex, lighten, SHADE } from '../core/colour.ts';
import { blob, disc, n, polar } from '../core/geometry.ts';
import { fill, gleam, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';

/** A custard turned out of a flat tin, with caramel on top. */
interface FlanSpec {
  tone?: Hex;
  caramel?: Hex;
  /** Radius as a share of the area. */
  size?: number;
  /** Angles of the missing slice; between 0 and 90 its inner side is visible. */
  cut?: readonly [from: number, to: number];
}

/** The pool of caramel, the pale side with runs of caramel over it, the amber top, and the gap of a slice. */
export function flan(
  { tone = '#f6dc94', caramel = '#a8551a', size = 0.74, cut }: FlanSpec,
  area: Area,
  pen: Pen,
): string {
  const { random } = pen;
  const r = reach(area) * size;
  const high = r * 0.28;
  const side = `M${n(-r)} 0A${n(r)} ${n(r)} 0 0 1 ${n(r)} 0V${n(high)}A${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(high)}Z`;
  const runs = Array.from({ length: 9 }, (_, at) => {
    const [x, y] = polar(0, 0, 14 + at * 19 + random.between(-6, 6), r * 0.96);
    return `M${n(x)} ${n(y - 4)}v${n(high * random.between(0.3, 0.8))}`;
  }).join('');
  const top = pen.radial(
    [
      [0, lighten(caramel, 0.34)],
      [0.6, lighten(caramel, 0.08)],
      [0.92, caramel],
      [1, darken(caramel, 0.3)],
    ],
    0.42,
    0.36,
  );
  const far = r * 1.4;
  const wedge = (a: number, b: number) => {
    const [ax, ay] = polar(0, 0, a, far);
    const [bx, by] = polar(0, 0, b, far);
    return `M0 0L${n(ax)} ${n(ay)}A${n(far)} ${n(far)} 0 ${b - a > 180 ? 1 : 0} 1 ${n(bx)} ${n(by)}Z`;
  };
  const body =
    fill(
      side,
      pen.linear([
        [0, lighten(tone, 0.3)],
        [0.55, tone],
        [1, darken(tone, 0.26)],
      ]),
    ) +
    line(runs, caramel, r * 0.05, 0.9) +
    fill(disc(r * 0.995), darken(caramel, 0.3)) +
    fill(disc(r * 0.975), top) +
    gleam(-r * 0.42, -r * 0.5, r * 0.3, r * 0.07, -40, 0.6) +
    gleam(-r * 0.1, -r * 0.74, r * 0.12, r * 0.03, -12, 0.5);
  const pool =
    fill(blob(random, r * 1.24, { rough: 0.08, points: 14, y: high * 0.5 }), darken(caramel, 0.24)) +
    fill(
      blob(random, r * 1.19, { rough: 0.09, points: 14, x: -2, y: high * 0.5 - 3 }),
      lighten(caramel, 0.14),
    );
  const shadow = group(fill(side, SHADE, 0.3), 8, 12);
  if (!cut) return group(pool + shadow + body, area.x, area.y - high / 2);
  const [from, to] = cut;
  const [x, y] = polar(0, 0, from, r);
  const face = `M0 0L${n(x)} ${n(y)}V${n(y + high)}L0 ${n(high)}Z`;
  const inside =
    fill(face, lighten(tone, 0.24)) +
    line(`M0 2L${n(x)} ${n(y + 2)}`, caramel, high * 0.16) +
    fill(
      [0.24, 0.42, 0.66, 0.84].map((share) => disc(2.4, x * share, y * share + high * 0.6)).join(''),
      darken(tone, 0.24),
      0.7,
    );
  const [tx, ty] = polar(0, 0, to, r);
  // Below the second edge of the cut the rest of the side is still there, so the gap is clipped in two steps.
  const rest = `${wedge(to, from + 360)}M0 0L${n(tx)} ${n(ty)}V${n(ty + high)}L0 ${n(high)}Z`;
  return group(
    pool + `<g clip-path="${pen.clip(rest)}">${shadow}${body}</g>${inside}`,
    area.x,
    area.y - high / 2,
  );
}
