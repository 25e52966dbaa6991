import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, curve, n, type Point } from '../core/geometry.ts';
import { circle, fill, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import type { DrawItem, Tinted } from './item.ts';
import { BONE, browning, marks } from './shape.ts';

/** The corners of a cut of chicken, its bone at the right. */
interface Cut {
  corners: readonly Point[];
  /** How far its bone shows, and where the bare end is. */
  bone: number;
}

const THIGH: Cut = {
  corners: [
    [-9.6, 0.4],
    [-8.4, -4.8],
    [-4, -7.2],
    [1.4, -6.6],
    [5.6, -4.2],
    [8.2, -1.8],
    [8.4, 0.8],
    [6.2, 2.8],
    [2.8, 5.4],
    [-2.2, 6.8],
    [-7, 5.2],
  ],
  bone: 10.2,
};

const DRUMSTICK: Cut = {
  corners: [
    [-9.6, 0.6],
    [-8.4, -4.4],
    [-4.2, -6.4],
    [0.2, -5.4],
    [3.6, -3.2],
    [7.2, -1.7],
    [8, 0.2],
    [6.8, 1.9],
    [3.2, 3.4],
    [-0.8, 5.8],
    [-5.4, 6.8],
    [-8.8, 4.4],
  ],
  bone: 12.4,
};

const BROWNED: readonly Point[] = [
  [-5, 2.2],
  [0.4, 3.6],
  [3.2, -1.4],
  [-3.4, -1.8],
];

/** The shine of fat on the skin, in its own colour: white would look like porcelain. */
const glaze = (tone: Hex): string =>
  line('M-7-2.4C-6-4.6-4.4-5.6-2.4-5.8M-.4-5.7C1-5.6 2-5.2 2.9-4.6', lighten(tone, 0.72), 0.85, 0.7) +
  line('M-4.4-3.4C-3.4-4-2.6-4.2-1.4-4.2', lighten(tone, 0.6), 1.3, 0.45);

/** A cut roasted or fried in its skin, drawn back from the bone, its edges crisp. */
function roasted({ corners, bone }: Cut, tone: Hex, pen: Pen) {
  const { random } = pen;
  const d = curve(
    corners.map(([x, y]): Point => [x + random.between(-0.5, 0.5), y + random.between(-0.6, 0.6)]),
    true,
  );
  const flesh = blob(random, 2.5, { x: 7.4, y: -0.3, rough: 0.3, points: 8, sx: 0.9 });
  const end = n(bone);
  const crust = marks(random, {
    count: 9,
    rx: 7,
    ry: 5,
    size: [0.3, 0.9],
    tone: '#4f1a06',
    opacity: 0.5,
    x: -1,
  });
  const fat = marks(random, {
    count: 9,
    rx: 6.4,
    ry: 3.4,
    size: [0.2, 0.55],
    tone: '#ffdf94',
    opacity: 0.6,
    x: -1.6,
    y: -2.6,
  });
  return {
    art:
      line(`M6 0H${end}`, darken(BONE, 0.35), 2.7) +
      line(`M6-.4H${end}`, BONE, 1.9) +
      circle(bone + 0.5, -1.2, 1.35, BONE) +
      circle(bone + 0.6, 0.6, 1.35, darken(BONE, 0.1)) +
      fill(flesh, darken('#e9bd8a', 0.3)) +
      `<g transform="translate(-.3 -.5)">${fill(flesh, '#efc997')}</g>` +
      fill(d, darken(tone, 0.66)) +
      `<g transform="translate(-.3 -.7) scale(.955)">${fill(d, pen.ball(tone, 0.9))}</g>` +
      browning(random, tone, BROWNED) +
      crust +
      line(
        'M4.4-3.400C5.4-2 5.600 .4 4.800 2.4M2.4-4.600C3.200-3.400 3.600-2.200 3.500-1',
        darken(tone, 0.5),
        0.6,
        0.6,
      ) +
      line(
        'M5-3C6-1.800 6.200 .2 5.500 2M-7.800 2.600C-6.600 4.600-4 5.600-1.600 5.4',
        lighten(tone, 0.35),
        0.45,
        0.6,
      ) +
      fat +
      glaze(tone),
    outline: d,
    lift: 2.8,
  };
}

/** A thigh on its bone, the skin fried crisp. */
const chickenThigh: DrawItem<Tinted> = ({ tone = '#d58a30' }, pen) => roasted(THIGH, tone, pen);

/** A drumstick: of chicken, rabbit or duck by its colour. */
const drumstick: DrawItem<Tinted> = ({ tone = '#c4722c' }, pen) => roasted(DRUMSTICK, tone, pen);

/** Cuts on the bone: how each is drawn, and its usual size. */
export const CHICKEN = {
  'chicken-thigh': { draw: chickenThigh, size: 70 },
  drumstick: { draw: drumstick, size: 72 },
} as const;
