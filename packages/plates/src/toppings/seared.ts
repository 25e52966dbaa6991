import { darken, type Hex, lighten, mix, type Tones } from '../core/colour.ts';
import { blob, n, polar } from '../core/geometry.ts';
import { fill, gleam, line } from '../core/paint.ts';
import type { Random } from '../core/random.ts';
import type { DrawItem } from './item.ts';
import { marks } from './shape.ts';

/** A cut piece's corners: straight cuts and torn edges, never an oval. */
function cut(random: Random): readonly (readonly [number, number])[] {
  const first = random.turn();
  const corners = random.pick([5, 6, 6]);
  const flat = random.between(0.68, 0.84);
  return Array.from({ length: corners }, (_, index) => {
    const [x, y] = polar(
      0,
      0,
      first + ((index + random.between(-0.2, 0.2)) * 360) / corners,
      random.between(8.2, 11.2),
    );
    return [x * 1.05, y * flat] as const;
  });
}

/** The corners joined by nearly straight sides; `round` is how much each corner is rounded. */
function faceted(corners: ReturnType<typeof cut>, round: number): string {
  const between = (a: readonly [number, number], b: readonly [number, number], share: number) =>
    `${n(a[0] + (b[0] - a[0]) * share)} ${n(a[1] + (b[1] - a[1]) * share)}`;
  return corners
    .map((corner, index) => {
      const last = corners.at(index - 1) ?? corner;
      const next = corners[(index + 1) % corners.length] ?? corner;
      return `${index === 0 ? 'M' : 'L'}${between(corner, last, round)}Q${n(corner[0])} ${n(corner[1])} ${between(corner, next, round)}`;
    })
    .join('')
    .concat('Z');
}

/** Black edges from the fire: on the rim only, the face stays the colour of the meat. */
function singed(random: Random): string {
  const edge = Array.from({ length: 5 }, () => {
    const [x, y] = polar(0, 0, random.turn(), random.between(6.6, 8.2));
    return blob(random, random.between(0.8, 1.7), { x, y: y * 0.66 - 1, rough: 0.5, points: 6, sx: 1.5 });
  });
  return fill(edge.join(''), '#35130a', 0.62);
}

/**
 * A cut piece of chicken, pork, lamb or fish: one face browned in the pan, the fibres of the flesh on its side.
 * `sear` is the colour of the browning; pale means poached, charred means from the tandoor or grill.
 */
const seared: DrawItem<{ tones?: Tones; sear?: 'pale' | 'golden' | 'charred' }> = (
  { tones = ['#e3ad62', '#d99a4a', '#ecbe7c'], sear = 'golden' },
  { random },
) => {
  const tone = random.pick(tones);
  const d = faceted(cut(random), 0.3);
  const brown: Hex = sear === 'charred' ? '#8a3a0e' : '#a65a1c';
  const top = `<g transform="translate(-.4 -1.700) scale(.9 .84)">`;
  const fibre = [-3.4, -0.6, 2.2]
    .map(
      (y) =>
        `M-6 ${n(y + random.between(-1, 1))}Q0 ${n(y + random.between(-1.8, 1.8))} 6 ${n(y + random.between(-1, 1))}`,
    )
    .join('');
  const patch = (size: number, paint: Hex, opacity: number) =>
    fill(
      blob(random, size, {
        rough: 0.55,
        points: 8,
        sx: 1.25,
        sy: 0.7,
        x: random.between(-1.6, 1.6),
        y: random.between(-2.6, -0.8),
      }),
      paint,
      opacity,
    );
  const crust =
    sear === 'pale'
      ? ''
      : patch(5.2, brown, 0.26) +
        patch(3, brown, 0.32) +
        marks(random, {
          count: 5,
          rx: 6.4,
          ry: 4,
          size: [0.4, 1.1],
          tone: darken(brown, 0.2),
          opacity: 0.5,
          y: -1.4,
        }) +
        (sear === 'charred' ? singed(random) : '');
  return {
    art:
      fill(d, sear === 'pale' ? darken(tone, 0.3) : mix(tone, '#6b2406', 0.62)) +
      `<g transform="translate(0 -.7) scale(.97)">${fill(d, sear === 'pale' ? darken(tone, 0.12) : mix(tone, '#8f3d0c', 0.4))}</g>` +
      `${top}${fill(d, sear === 'pale' ? lighten(tone, 0.3) : mix(tone, '#ffc766', 0.34))}</g>` +
      line(fibre, sear === 'pale' ? darken(tone, 0.22) : lighten(tone, 0.5), 0.6, 0.5) +
      crust +
      gleam(-2.8, -4.4, 2.4, 0.6, -14, 0.55),
    outline: d,
    lift: 3,
  };
};

const TOP = 'M-7-8.4C-2-9.4 4-9.2 7.4-8C8.8-5 8.8-.6 7.6 3C3 4.2-3 4.2-7.6 3C-8.8-1-8.6-5-7-8.4Z';
const SIDE = 'M-7.6 1C-8.2 4-8 7-7.2 8.6C-3 9.8 3 9.8 7.2 8.6C8 7 8.2 4 7.6 1Z';

/** A cube of braised pork belly: glazed skin above, fat and lean in bands on its side. */
const belly: DrawItem<{ tone?: Hex }> = ({ tone = '#8a2f10' }, { random }) => {
  const bend = random.between(-0.5, 0.5);
  const band = (y: number) => `M-7.4 ${n(y)}C-3 ${n(y + 1 + bend)} 3 ${n(y + 1 - bend)} 7.4 ${n(y)}`;
  return {
    art:
      fill(SIDE, '#7a3315') +
      line(band(4.4), '#f0c896', 1.5) +
      line(band(6), '#b8663a', 1.3) +
      line(band(7.4), '#f3d2a4', 0.9) +
      fill(TOP, darken(tone, 0.5)) +
      `<g transform="translate(-.2 -.6) scale(.95)">${fill(TOP, tone)}</g>` +
      fill(
        blob(random, 4.4, { rough: 0.5, points: 8, sx: 1.2, sy: 0.8, x: -1, y: -3.4 }),
        mix(tone, '#e8742a', 0.5),
        0.6,
      ) +
      marks(random, {
        count: 6,
        rx: 5.6,
        ry: 4,
        size: [0.4, 1.1],
        tone: darken(tone, 0.5),
        opacity: 0.5,
        y: -2.6,
      }) +
      gleam(-3, -6, 2.8, 0.7, -6, 0.65) +
      gleam(4, -4.4, 0.7, 1.9, -8, 0.35),
    outline: `${TOP}${SIDE}`,
    lift: 2.6,
  };
};

/** Meat cut in pieces and cooked: how each is drawn, and its usual size. */
export const SEARED = {
  belly: { draw: belly, size: 56 },
  seared: { draw: seared, size: 34 },
} as const;
