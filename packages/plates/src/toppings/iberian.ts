import { darken, type Hex, lighten } from '../core/colour.ts';
import { curve, ellipse, n, type Point, polar } from '../core/geometry.ts';
import { circle, fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { marks } from './shape.ts';

/** A limp band of roasted pepper, aubergine or fried pepper, torn along its length; `charred` leaves dark flecks. */
export const roastStrip: DrawItem<Tinted & { charred?: boolean }> = (
  { tone = '#c9351c', charred },
  { random },
) => {
  const top: Point[] = [];
  const bottom: Point[] = [];
  const arch = random.between(-0.26, 0.26);
  for (let index = 0; index <= 6; index += 1) {
    const x = -10 + (index * 20) / 6;
    const bend = Math.sin(index * 0.9) * random.between(0.1, 0.7) + arch * (9 - (index - 3) ** 2);
    const half = (index === 0 || index === 6 ? 1.7 : 2.9) + random.between(-0.4, 0.5);
    top.push([x, bend - half]);
    bottom.push([x, bend + half]);
  }
  const d = curve([...top, ...bottom.toReversed()], true);
  const vein = (share: number) =>
    curve(
      top.map(([x, y], index): Point => [x * 0.92, y + ((bottom[index]?.[1] ?? y) - y) * share]).slice(0, 6),
    );
  return {
    art:
      fill(d, darken(tone, 0.4)) +
      `<g transform="translate(-.1 -.4) scale(.97 .93)">${fill(d, tone)}</g>` +
      line(vein(0.36), darken(tone, 0.28), 0.5, 0.7) +
      line(vein(0.66), darken(tone, 0.2), 0.4, 0.6) +
      (charred
        ? marks(random, { count: 5, rx: 8.4, ry: 1.3, size: [0.3, 0.8], tone: '#2a140a', opacity: 0.55 })
        : '') +
      line(vein(0.18), lighten(tone, 0.5), 0.6, 0.6),
    outline: d,
    lift: 1.3,
  };
};

/** A whole prawn in its shell, head and feelers on, curled round its legs. */
export const wholePrawn: DrawItem<Tinted> = ({ tone = '#ea5f34' }, pen) => {
  const back: Point[] = [];
  const belly: Point[] = [];
  let joints = '';
  let legs = '';
  for (let index = 0; index <= 8; index += 1) {
    const degrees = 196 + index * 22;
    const thick = 5.4 - index * 0.42;
    back.push(polar(0, 2, degrees, 9));
    belly.push(polar(0, 2, degrees, 9 - thick));
    if (index > 1) {
      const [ax, ay] = polar(0, 2, degrees, 8.9);
      const [bx, by] = polar(0, 2, degrees + 8, 9.2 - thick);
      joints += `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
    }
    if (index > 0 && index < 6) {
      const [ax, ay] = polar(0, 2, degrees, 9.2 - thick);
      const [bx, by] = polar(0, 2, degrees + 12, 6.6 - thick);
      legs += `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
    }
  }
  const body = curve([...back, ...belly.toReversed()], true);
  const head =
    'M-8.800-1.600C-9.800 2-8.600 5.600-6.200 9.400C-4.600 7-3.400 3.400-3.200 .6C-4.800-1.400-7-2.200-8.800-1.600Z';
  const fan =
    'M7.400 3C9.800 4 12 6.400 12.200 9C10 8.800 8.400 7.600 7.600 6.200C7 8 5.800 9 4.400 9.400C4.200 6.600 5.400 4 7.400 3Z';
  return {
    art:
      line(
        'M-6.800 8C-8.800 11-11.400 11.600-13 10.400M-6.200 8.600C-6 11.600-3.600 13.400-1 13',
        darken(tone, 0.1),
        0.45,
        0.9,
      ) +
      line(legs, darken(tone, 0.16), 0.7) +
      fill(fan, darken(tone, 0.08)) +
      line('M7.400 3.600L10.800 8M7 4.400L5.400 8.400', lighten(tone, 0.5), 0.5, 0.8) +
      fill(body, pen.ball(lighten(tone, 0.14), 0.7)) +
      line(joints, darken(tone, 0.3), 0.6, 0.8) +
      line(
        curve(back.slice(2, 8).map(([x, y]): Point => [x * 0.84, y * 0.84])),
        lighten(tone, 0.75),
        0.9,
        0.8,
      ) +
      fill(head, darken(tone, 0.3)) +
      `<g transform="translate(-.3 -.4) scale(.95)">${fill(head, pen.ball(tone, 0.8))}</g>` +
      line('M-7.600 .6C-7.800 3-7.200 5-6.200 6.800', lighten(tone, 0.6), 0.7, 0.75) +
      circle(-4.9, 5, 0.55, '#2a1210'),
    outline: `${body}${head}${fan}`,
    lift: 2,
  };
};

/** The cross of Saint James, bare of sugar on a tarta de Santiago: lily arms and a blade below. */
export const jamesCross: DrawItem<Tinted> = ({ tone = '#c98a3c' }) => {
  const d =
    'M0-10C1.600-8.800 2.600-8.600 3-7C2.200-5.600 1.200-5.800 .9-4.200L.9-2.600C2.400-2.800 2.600-3.800 4-4.400C5.400-3.800 5.400-2.600 7-1.600C5.400-.6 5.400 .6 4 1.200C2.600 .6 2.400-.4 .9-.6L1.100 5L0 10L-1.100 5L-.9-.6C-2.400-.4-2.600 .6-4 1.200C-5.400 .6-5.400-.6-7-1.600C-5.400-2.600-5.400-3.800-4-4.400C-2.600-3.800-2.400-2.800-.9-2.600L-.9-4.200C-1.200-5.800-2.200-5.600-3-7C-2.600-8.600-1.600-8.800 0-10Z';
  return {
    art: fill(d, darken(tone, 0.16)) + `<g transform="translate(.15 .2) scale(.97)">${fill(d, tone)}</g>`,
  };
};

/** A round of octopus arm: purple skin with suckers on one side, and white meat at the cut. */
export const octopusRound: DrawItem<Tinted> = ({ tone = '#9c4a66' }, { random }) => {
  const edge: Point[] = [];
  let suckers = '';
  for (let index = 0; index < 14; index += 1) {
    const under = index > 7 && index < 13;
    edge.push(
      polar(0, 0, index * (360 / 14), under ? (index % 2 === 0 ? 8 : 10) : 9 + random.between(-0.5, 0.5)),
    );
  }
  for (const degrees of [208, 237, 266, 295, 324]) {
    const [x, y] = polar(0, 0, degrees, 8.6);
    suckers += circle(x, y, 1.5, lighten(tone, 0.36)) + circle(x, y, 0.7, lighten(tone, 0.1));
  }
  const d = curve(edge, true);
  return {
    art:
      fill(d, darken(tone, 0.36)) +
      `<g transform="translate(-.2 -.6) scale(.96)">${fill(d, tone)}</g>` +
      suckers +
      `<g transform="translate(0 1.200) scale(.74 .66)">${fill(d, '#f6e4d8')}</g>` +
      line('M0 1.400L-3.400-1.200M0 1.400L3.600-.6M0 1.400L.4 5.200', '#e6c4b8', 0.6, 0.8) +
      gleam(-2.6, -1.6, 1.8, 0.6, -20, 0.8),
    outline: d,
    lift: 2.4,
  };
};

const AMBER: Hex = '#b98a52';

/** A bay leaf, dried: long, dull green, its middle rib pale. */
export const bayLeaf: DrawItem<Tinted> = ({ tone = '#6f7f46' }) => {
  const d = 'M-10 0C-6-4.200 3-5 10 0C3 4.600-6 4.200-10 0Z';
  return {
    art:
      line('M-10 0L-13 .8', AMBER, 0.8) +
      fill(d, darken(tone, 0.3)) +
      `<g transform="translate(-.1 -.3) scale(.96)">${fill(d, tone)}</g>` +
      fill('M-9.600-.2C-6-3.800 3-4.600 9.600-.2Z', lighten(tone, 0.26), 0.6) +
      line('M-10 0H9', lighten(tone, 0.6), 0.5) +
      line(
        'M-6 0L-3.600-2.600M-2 0L.6-3M2 0L4.600-2.400M-5 0L-2.600 2.400M-1 0L1.600 2.800M3 0L5.200 2',
        lighten(tone, 0.4),
        0.35,
        0.8,
      ),
    outline: d,
    lift: 1,
  };
};

const THIGH =
  'M-9-1C-9.600-5-6-7.400-1.600-7.200C3-7 6.600-6.400 8.400-3.400C10-.6 9.400 3 6.400 5.200C3 7.600-2 7.800-5.400 6.200C-8 5-8.800 2.600-9-1Z';

/** Half a chicken thigh, chopped through its bone, its skin fried crisp. */
export const chickenThigh: DrawItem<Tinted> = ({ tone = '#cf8a35' }, pen) => ({
  art:
    fill('M-8.400-2C-10.600-2.600-11.400-1.400-10.800-.2C-11.500 .9-10.600 2.200-8.600 1.600Z', '#e6d2ae') +
    fill(THIGH, darken(tone, 0.5)) +
    `<g transform="translate(.1 -.6) scale(.95)">${fill(THIGH, pen.ball(tone, 0.75))}</g>` +
    marks(pen.random, { count: 11, rx: 7, ry: 5, size: [0.7, 2], tone: '#7f3c10', opacity: 0.42 }) +
    marks(pen.random, { count: 8, rx: 6, ry: 4, size: [0.5, 1.3], tone: '#f6cf7a', opacity: 0.6, y: -1 }) +
    line(
      'M-6.400 3.400C-3 5.600 3 5.400 6 3M-6.800-2.400C-5.400-4.400-3-5.400-.6-5.400',
      darken(tone, 0.36),
      0.5,
      0.6,
    ) +
    gleam(-2.4, -4.2, 2.8, 0.8, -12, 0.55),
  outline: THIGH,
  lift: 2.6,
});

const LAMB =
  'M-10-.6C-10.600-4.400-7.600-6.600-4-6.200C-.6-5.900 2-4.600 4.600-3.400C6.800-2.400 8.600-1.700 9.800-1.400C10.600-1.200 10.600 .9 9.800 1C7.600 1.200 5.400 2.600 2.600 4.200C-.4 5.900-4.600 6.800-7.400 5.200C-9.400 4-9.900 1.800-10-.6Z';

/** A roasted leg of lamb, its cut end at the left, its long bone bare at the right. */
export const lambLeg: DrawItem<Tinted> = ({ tone = '#a85f2a' }, pen) => ({
  art:
    line('M8.600-.2L14.400-.8', '#c9b48c', 2.2) +
    line('M8.600-.5L14.200-1.100', '#f3e6cf', 1.6) +
    circle(14.8, -1.9, 1.1, '#f3e6cf') +
    circle(15, -0.2, 1.1, '#e3d2b0') +
    fill(LAMB, darken(tone, 0.55)) +
    `<g transform="translate(0 -.4) scale(.97)">${fill(LAMB, pen.ball(tone, 0.85))}</g>` +
    marks(pen.random, {
      count: 14,
      rx: 7.4,
      ry: 3.8,
      size: [0.5, 1.7],
      tone: '#5f2a0e',
      opacity: 0.42,
      x: -2,
    }) +
    marks(pen.random, {
      count: 12,
      rx: 6.6,
      ry: 3.2,
      size: [0.3, 1],
      tone: '#f0bd66',
      opacity: 0.6,
      x: -2,
      y: -1,
    }) +
    line(
      'M-4.800-5.400C-3.400-2-3.400 2-4.600 5.400M2-3.600C2.800-1.200 2.800 1 2.200 3.200',
      '#5a280e',
      0.5,
      0.55,
    ) +
    line('M-4.300-5C-2.900-1.800-2.900 1.800-4 4.900', '#f3c678', 0.3, 0.6) +
    `<g transform="translate(-8 -.5) rotate(-4)">${fill(ellipse(2.3, 5.3), '#7a3d1a')}${fill(ellipse(2, 4.8), '#f0d09a')}${fill(ellipse(1.6, 4.1), '#c07a5c')}${line('M-.5-2.800C.3-1 .3 1-.5 2.600M.7-2.200C1.200-.8 1.200 .8 .8 2', '#9a5a40', 0.35, 0.7)}${fill(ellipse(0.75, 1.1), '#f3e6cf')}${fill(ellipse(0.35, 0.6), '#a8604a')}</g>` +
    line('M4.400-2.600C6.400-1.700 8-1.200 9.400-.9', lighten(tone, 0.5), 0.5, 0.7) +
    gleam(-2.6, -4.4, 2.2, 0.5, 14, 0.5),
  outline: LAMB,
  lift: 2.2,
});

/** The pieces of Spanish tables: how each is drawn, and its usual size. */
export const IBERIAN = {
  'roast-strip': { draw: roastStrip, size: 60 },
  'whole-prawn': { draw: wholePrawn, size: 62 },
  'james-cross': { draw: jamesCross, size: 120 },
  'octopus-round': { draw: octopusRound, size: 30 },
  'bay-leaf': { draw: bayLeaf, size: 40 },
  'chicken-thigh': { draw: chickenThigh, size: 70 },
  'lamb-leg': { draw: lambLeg, size: 180 },
} as const;
