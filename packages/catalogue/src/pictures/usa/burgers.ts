import { type PictureSpec, spots, type ToppingSpec } from '@larder/plates';
import { citrus, loose, sauceBowl, smallBowl, WHITE } from '../small-dishes.ts';

/** Where a burger lies: its middle as a share of the area, the area's half axes, and its radius. */
interface Place {
  x: number;
  y: number;
  rx: number;
  ry: number;
  radius: number;
}

/** Lettuce looks out all round, in degrees. */
const LETTUCE = [10, 52, 95, 138, 180, 222, 265, 308, 340];
/** Sesame on the lid, as shares of the radius. */
const SESAME: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-0.3, -0.3, 20],
  [0, -0.44, 80],
  [0.3, -0.32, 140],
  [-0.46, -0.02, 50],
  [-0.14, -0.1, 110],
  [0.16, -0.14, 10],
  [0.44, -0.04, 70],
  [-0.28, 0.22, 160],
  [0.02, 0.18, 40],
  [0.3, 0.2, 100],
  [-0.04, 0.44, 130],
];

/** An open burger: bun, lettuce, what lies between, and the lid leaning on it up to the right. */
function burger(
  { x, y, rx, ry, radius }: Place,
  filling: (
    at: (dx: number, dy: number, turn?: number) => ReturnType<typeof spots>,
  ) => readonly ToppingSpec[],
): ToppingSpec[] {
  const point = (dx: number, dy: number, turn = 0) =>
    [x + (dx * radius) / rx, y + (dy * radius) / ry, turn] as const;
  const at = (dx: number, dy: number, turn = 0) => spots(point(dx, dy, turn));
  const leaves = LETTUCE.map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return point(Math.cos(radians) * 0.84, Math.sin(radians) * 0.84, angle + 90);
  });
  return [
    { kind: 'ball', tone: '#dba252', size: radius, place: at(0, 0.06) },
    {
      kind: 'crumpled',
      tones: ['#8fc24a', '#a6d364', '#79ae3a'],
      size: radius * 0.42,
      place: spots(...leaves),
    },
    ...filling(at),
    { kind: 'ball', tone: '#cf8a3a', size: radius * 0.86, place: at(0.5, -0.56) },
    {
      kind: 'sesame',
      tone: '#fbeccb',
      size: radius * 0.062,
      place: spots(...SESAME.map(([dx, dy, turn]) => point(0.5 + dx * 0.86, -0.58 + dy * 0.86, turn))),
    },
  ];
}

/** The pictures of American burgers. */
export const USA_BURGERS = {
  'black-bean-burgers': {
    ground: { pattern: 'stone', motif: 'terrazzo', base: '#f0dcc0', print: '#3f8f8a' },
    vessel: { kind: 'plate', x: 386, y: 306, radius: 270, rim: '#3f8f8a', well: '#f6ecd6', band: '#f0c65a' },
    layers: [],
    toppings: burger({ x: -0.08, y: 0.1, rx: 197, ry: 197, radius: 146 }, (at) => [
      { kind: 'fruit-slice', fruit: 'tomato', size: 62, place: at(-0.5, 0.5) },
      { kind: 'fruit-slice', fruit: 'tomato', size: 62, place: at(0.52, 0.44) },
      { kind: 'pancake', tone: '#5a3026', size: 122, place: at(-0.04, 0) },
      { kind: 'bean', tone: '#2a1118', size: 19, place: at(-0.46, 0.24, 30) },
      { kind: 'bean', tone: '#2a1118', size: 19, place: at(0.3, 0.56, 120) },
      { kind: 'corn', size: 13, place: at(-0.2, 0.6, 60) },
      { kind: 'corn', size: 13, place: at(-0.66, -0.14, 10) },
      { kind: 'cube', tone: '#f9bc3e', side: '#dc8f24', size: 74, place: at(-0.1, -0.06, 28) },
      { kind: 'avocado', size: 66, place: at(-0.34, -0.1, -70) },
      { kind: 'avocado', size: 66, place: at(-0.1, 0.06, -60) },
    ]),
    sides: [
      smallBowl(716, 486, 96, WHITE, [
        {
          kind: 'shreds',
          tones: ['#8f2f72', '#a8428a', '#f0852c', '#b95a9c', '#74205a'],
          size: 0.92,
          width: 15,
          long: 120,
          count: 90,
        },
      ]),
      citrus('lime', 722, 96, 52),
      sauceBowl(66, 84, 56, '#f0a07a'),
    ],
  },
  cheeseburgers: {
    ground: { pattern: 'checks', motif: 'gingham', base: '#f3e3d6', print: '#d9483b' },
    vessel: { kind: 'board', x: 400, y: 302, rx: 340, ry: 222, tone: '#a8703c' },
    layers: [],
    toppings: [[-0.46, 0.1] as const, [0.4, 0.16] as const].flatMap(([x, y]) =>
      burger({ x, y, rx: 340, ry: 222, radius: 124 }, (at) => [
        { kind: 'fruit-slice', fruit: 'tomato', size: 54, place: at(-0.52, 0.44) },
        { kind: 'fruit-slice', fruit: 'tomato', size: 54, place: at(0.44, 0.5) },
        { kind: 'meatball', tone: '#6a3418', size: 104, place: at(-0.02, 0) },
        { kind: 'cube', tone: '#fbb02a', side: '#e08a1c', size: 72, place: at(-0.06, -0.04, 34) },
        { kind: 'onion-ring', size: 40, place: at(-0.36, 0.14) },
        { kind: 'cucumber', whole: true, tone: '#8fa83a', size: 27, place: at(-0.06, 0.36) },
        { kind: 'cucumber', whole: true, tone: '#8fa83a', size: 27, place: at(-0.48, -0.26) },
      ]),
    ),
    sides: [
      sauceBowl(66, 70, 58, '#c9281a'),
      sauceBowl(740, 536, 56, '#e9b02c'),
      loose(396, 78, 40, { kind: 'tomato-wedge', size: 40, place: spots([-0.6, -0.2, 20], [0.5, 0.2, 150]) }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
