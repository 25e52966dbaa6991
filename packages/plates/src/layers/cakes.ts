import { type Area, reach } from '../core/area.ts';
import { darken, type Hex, lighten, SHADE } from '../core/colour.ts';
import { blob, box, disc, n, polar } from '../core/geometry.ts';
import { fill, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import type { Spot } from '../toppings/arrange.ts';
import { atSpots, powder, toasting } from './place.ts';

/** Square pieces: lasagne, tiramisù, sponge, dhokla. */
interface SquaresSpec {
  /** The pieces; give one for a single portion. */
  spots: readonly Spot[];
  /** Half the side as a share of the area. */
  size: number;
  tone: Hex;
  /** The layers that show at the front, top to bottom. */
  layers?: readonly Hex[];
  /** Height of the front as a share of the side. */
  height?: number;
  /** Spongy holes, browned patches, or a smooth top. */
  top?: 'sponge' | 'browned' | 'smooth';
}

/** Each piece: a front face in layers, and its top. */
export function squares(
  { spots, size, tone, layers = [], height = 0.3, top = 'smooth' }: SquaresSpec,
  area: Area,
  pen: Pen,
): string {
  const r = reach(area) * size;
  const deep = r * 2 * height;
  const each = deep / Math.max(1, layers.length);
  const face = box(r * 2, r * 2, r * 0.12, 0, -deep / 2);
  const whole = box(r * 2, r * 2 + deep, r * 0.12);
  return atSpots(spots, area, r * 0.16 + 4, () => {
    const front = layers
      .map((layer, index) => {
        const y = r - deep / 2 + each * index;
        return fill(
          `M${n(-r)} ${n(y - 1)}H${n(r)}V${n(y + each)}C${n(r * 0.4)} ${n(y + each + pen.random.between(-3, 3))} ${n(-r * 0.4)} ${n(y + each + pen.random.between(-3, 3))} ${n(-r)} ${n(y + each)}Z`,
          layer,
        );
      })
      .join('');
    const inner = { rx: r * 0.9, ry: r * 0.9, form: 'box' } as const;
    const detail = {
      sponge: () => toasting(pen, inner, 46, [darken(tone, 0.24), lighten(tone, 0.4)], 0.55),
      browned: () => toasting(pen, inner, 46, ['#b06a22', '#dd9a3e', '#7a3d14', lighten(tone, 0.4)], 0.55),
      smooth: () =>
        powder(
          pen,
          { x: 0, y: 0, ...inner },
          { count: 120, size: 1.2, tone: darken(tone, 0.3), opacity: 0.45 },
        ),
    }[top]();
    return {
      outline: whole,
      art:
        fill(whole, darken(layers.at(-1) ?? tone, 0.3)) +
        `<g clip-path="${pen.clip(whole)}">${front}${fill(`M${n(-r)} ${n(r - deep / 2)}H${n(r)}V${n(r + deep)}H${n(-r)}Z`, SHADE, 0.1)}</g>` +
        fill(
          face,
          pen.linear([
            [0, lighten(tone, 0.24)],
            [1, darken(tone, 0.1)],
          ]),
        ) +
        group(detail, 0, -deep / 2) +
        line(`M${n(-r * 0.9)} ${n(-r - deep / 2 + 3)}H${n(r * 0.7)}`, '#ffffff', 2, 0.35),
    };
  });
}

/** A cake baked in a ring. */
export function ringCake(
  { tone = '#d39a4a', size = 0.84, dusted }: { tone?: Hex; size?: number; dusted?: boolean },
  area: Area,
  pen: Pen,
): string {
  const r = reach(area) * size;
  const ringPath = (outer: number, inner: number) => disc(outer) + disc(inner);
  const body = (outer: number, inner: number, paint: string) =>
    `<path d="${ringPath(outer, inner)}" fill="${paint}" fill-rule="evenodd"/>`;
  const face = pen.radial([
    [0.3, darken(tone, 0.4)],
    [0.46, tone],
    [0.66, lighten(tone, 0.36)],
    [0.88, tone],
    [1, darken(tone, 0.4)],
  ]);
  const away = (x: number, y: number) => Math.hypot(x, y) > r * 0.36;
  return (
    group(
      `<path d="${ringPath(r, r * 0.3)}" fill="${SHADE}" fill-opacity=".34" fill-rule="evenodd"/>`,
      area.x + 8,
      area.y + 15,
    ) +
    group(
      body(r, r * 0.28, darken(tone, 0.5)) +
        group(body(r * 0.985, r * 0.3, face), -1, -4) +
        Array.from({ length: 26 }, (_, at) => {
          const [x, y] = polar(
            0,
            -4,
            at * 13.8 + pen.random.between(-4, 4),
            r * pen.random.between(0.42, 0.9),
          );
          return fill(
            blob(pen.random, r * pen.random.between(0.02, 0.06), { x, y, rough: 0.5 }),
            darken(tone, 0.36),
            0.36,
          );
        }).join('') +
        (dusted
          ? powder(
              pen,
              { x: -2, y: -6, rx: r * 0.95, ry: r * 0.95, form: 'round' },
              { count: 1300, size: 2, tone: '#ffffff', opacity: 0.8 },
              away,
            )
          : '') +
        line(
          `M${n(-r * 0.8)} ${n(-r * 0.36)}A${n(r * 0.88)} ${n(r * 0.88)} 0 0 1 ${n(-r * 0.2)} ${n(-r * 0.86)}`,
          '#fff6de',
          5,
          0.5,
        ),
      area.x,
      area.y,
    )
  );
}

/** An open tart in its fluted crust. */
interface TartSpec {
  tone: Hex;
  crust?: Hex;
  size?: number;
  browned?: number;
}

/** The crust's waves, the filling, and the oven's marks on it. */
export function tart(
  { tone, crust = '#cf9446', size = 0.92, browned = 0.5 }: TartSpec,
  area: Area,
  pen: Pen,
): string {
  const r = reach(area) * size;
  let edge = '';
  for (let at = 0; at < 72; at += 1) {
    const [x, y] = polar(0, 0, at * 5, r * (at % 2 === 0 ? 1 : 0.965));
    edge += `${at === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`;
  }
  edge += 'Z';
  let notches = '';
  for (let at = 0; at < 72; at += 2) {
    const [x, y] = polar(0, -3, at * 5, r * 0.97);
    const [ix, iy] = polar(0, -3, at * 5, r * 0.89);
    notches += `M${n(x)} ${n(y)}L${n(ix)} ${n(iy)}`;
  }
  return (
    group(fill(edge, SHADE, 0.34), area.x + 8, area.y + 14) +
    group(
      fill(edge, darken(crust, 0.4)) +
        group(fill(edge, crust), -1, -3, 0, 0.985) +
        line(notches, darken(crust, 0.36), 3, 0.5) +
        fill(disc(r * 0.9, 0, -2), darken(crust, 0.5)) +
        fill(
          disc(r * 0.88, 0, -1),
          pen.radial(
            [
              [0, lighten(tone, 0.24)],
              [0.75, tone],
              [1, darken(tone, 0.2)],
            ],
            0.46,
            0.44,
          ),
        ) +
        toasting(
          pen,
          { rx: r * 0.82, ry: r * 0.82 },
          Math.round(70 * browned),
          ['#b9772d', '#9c5a22', lighten(tone, 0.4)],
          0.5,
        ),
      area.x,
      area.y,
    )
  );
}
