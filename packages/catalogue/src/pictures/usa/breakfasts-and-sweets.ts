import { around, type PictureSpec, scatter, spots, type ToppingSpec } from '@larder/plates';
import { loose, pepperSpecks, smallBowl, WHITE } from '../small-dishes.ts';

/** Chunks on a cookie, as shares of its size. */
const CHUNKS: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-0.5, -0.36, 20],
  [0.06, -0.64, 70],
  [0.56, -0.26, 10],
  [-0.08, -0.12, 50],
  [0.36, 0.3, 35],
  [-0.6, 0.2, 80],
  [-0.14, 0.52, 15],
  [0.22, -0.26, 40],
];
const COOKIE = 92;

/** A cookie with its chunks of chocolate, on a tray of 306 by 212. */
const cookie = (x: number, y: number, turn: number): ToppingSpec[] => [
  { kind: 'pancake', tone: '#d69a52', size: COOKIE, place: spots([x, y, turn]) },
  {
    kind: 'dice',
    tone: '#3f1f12',
    size: 12,
    place: spots(
      ...CHUNKS.map(([dx, dy, angle]) => {
        const radians = (turn * Math.PI) / 180;
        const along = dx * Math.cos(radians) - dy * Math.sin(radians);
        const down = dx * Math.sin(radians) + dy * Math.cos(radians);
        return [x + (along * COOKIE) / 306, y + (down * COOKIE) / 212, angle + turn] as const;
      }),
    ),
  },
];

/** Strips of pastry woven over and under: a strip goes on top where the crossings of its own are even. */
const CROSSINGS = [-2, -1, 0, 1, 2];
const LATTICE: readonly ToppingSpec[] = CROSSINGS.flatMap((row) =>
  CROSSINGS.filter((column) => row * row + column * column < 7).map((column) => ({
    kind: 'finger' as const,
    tone: '#e0a552' as const,
    size: 54,
    place: spots([column * 0.36, row * 0.36, (row + column) % 2 === 0 ? 0 : 90]),
  })),
);

/** The pictures of American breakfasts and desserts. */
export const USA_BREAKFASTS_AND_SWEETS = {
  'pepper-and-potato-hash': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#f0c65a', print: '#d9a02c' },
    vessel: { kind: 'skillet', x: 402, y: 304, radius: 248, tone: '#33302e', handle: 330 },
    layers: [
      { kind: 'lining', tone: '#8a5a2c' },
      {
        kind: 'cube',
        tone: '#f0c868',
        side: '#b5762c',
        browned: true,
        size: 27,
        place: scatter(62, { to: 0.92, gap: 1.12 }),
      },
      {
        kind: 'wilted',
        tones: ['#3f7a38', '#2f6a30'],
        size: 32,
        place: scatter(14, { to: 0.9, gap: 1.7 }),
      },
      { kind: 'dice', tone: '#d83a26', size: 19, place: scatter(20, { to: 0.9, gap: 1.7 }) },
      { kind: 'dice', tone: '#5f9a3a', size: 19, place: scatter(18, { to: 0.9, gap: 1.7 }) },
    ],
    toppings: [
      {
        kind: 'egg',
        size: 78,
        place: spots([-0.36, -0.36, 10], [0.4, -0.32, 80], [-0.34, 0.38, 160], [0.4, 0.4, 240]),
      },
      pepperSpecks(70, 0.8),
    ],
    sides: [
      { kind: 'whole-egg', x: 84, y: 96 },
      {
        kind: 'bottle',
        x: 76,
        y: 440,
        turn: -8,
        tone: '#b5281c',
        cap: '#3a2018',
        label: '#f4e2b0',
        size: 0.92,
      },
      { kind: 'fork', x: 738, y: 440, turn: 8, size: 0.94 },
    ],
  },
  'buttermilk-pancakes': {
    ground: { pattern: 'stripes', motif: 'border', base: '#f3b6a8', print: '#fdf3e2' },
    close: 'top-right',
    vessel: { kind: 'plate', x: 398, y: 304, radius: 270, rim: '#7fb0cc', well: '#fbf6ea', band: '#fbf6ea' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#b5661c', '#c97a2a'], x: 0.02, y: 0.06, size: 0.86, rough: 0.16 },
      { kind: 'pancake', tone: '#d99a4a', size: 150, place: spots([-0.16, 0.16, 20]) },
      { kind: 'pancake', tone: '#e0a452', size: 148, place: spots([0.12, 0.06, 110]) },
      { kind: 'pancake', tone: '#dd9e4c', size: 146, place: spots([-0.02, -0.1, 210]) },
      { kind: 'pool', tones: ['#b9691c', '#d08a34'], x: 0.04, y: -0.04, size: 0.42, rough: 0.6 },
      { kind: 'butter', size: 50, place: spots([-0.02, -0.12, -16]) },
      { kind: 'blueberry', size: 19, place: scatter(17, { from: 0.2, to: 0.92, gap: 2 }) },
    ],
    sides: [
      smallBowl(724, 98, 76, WHITE, [
        { kind: 'blueberry', size: 50, place: scatter(17, { to: 0.72, gap: 0.95 }) },
      ]),
      smallBowl(722, 504, 76, WHITE, [
        { kind: 'soup', tones: ['#a3561a', '#b9691c'], texture: 'cream' },
        { kind: 'pool', tones: ['#c27a2c'], size: 0.6, rough: 0.2 },
      ]),
      { kind: 'fork', x: 72, y: 320, turn: -6 },
    ],
  },
  'apple-pie': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#d9544a', print: '#b03a34' },
    vessel: { kind: 'glass-bowl', x: 396, y: 304, radius: 258 },
    layers: [
      { kind: 'soup', tones: ['#b5702c', '#c9863c', '#a05f20'], texture: 'coarse' },
      {
        kind: 'chunk',
        tones: ['#e3b25c', '#d9a04a', '#edc478'],
        gloss: true,
        size: 30,
        place: scatter(40, { to: 0.9, gap: 1 }),
      },
    ],
    toppings: [
      ...LATTICE,
      { kind: 'ball', tone: '#cf8c3c', size: 20, place: around(32, 0.93, { first: 4 }) },
      { kind: 'dust', tone: '#fff6e0', size: 0.8, weight: 1 },
    ],
    sides: [
      { kind: 'apple', x: 76, y: 100, size: 1.15 },
      { kind: 'apple', x: 730, y: 92, size: 1.02, tone: '#8fb53f' },
      loose(82, 506, 46, { kind: 'cinnamon', size: 60, place: spots([0, 0, -34], [0.2, 0.5, -18]) }),
      { kind: 'knife', x: 744, y: 420, turn: 8, size: 0.94, handle: '#6b4026' },
    ],
  },
  'chocolate-chip-cookies': {
    ground: { pattern: 'linen', motif: 'hem', base: '#5fa8a8', print: '#f3e6cc' },
    close: 'top-right',
    vessel: { kind: 'tray', x: 400, y: 302, rx: 326, ry: 226, tone: '#b9bcbf', lined: '#f3e3c4' },
    layers: [],
    toppings: [
      [-0.64, -0.46, 10],
      [0, -0.5, 80],
      [0.64, -0.44, 150],
      [-0.62, 0.46, 220],
      [0.02, 0.44, 300],
      [0.66, 0.48, 40],
    ].flatMap(([x = 0, y = 0, turn = 0]) => cookie(x, y, turn)),
    sides: [
      smallBowl(738, 66, 58, WHITE, [
        { kind: 'mince', tones: ['#c98a4c', '#b9763a', '#d9a066'], grain: 0.7 },
      ]),
      loose(62, 70, 40, { kind: 'dice', tone: '#3f1f12', size: 19, place: scatter(6, { to: 1, gap: 1.3 }) }),
    ],
  },
  'fudge-brownies': {
    ground: { pattern: 'stripes', motif: 'trattoria', base: '#f0c9a8', print: '#c9785a' },
    vessel: { kind: 'board', x: 400, y: 304, rx: 310, ry: 218, tone: '#d9b07c' },
    layers: [],
    toppings: [
      {
        kind: 'squares',
        size: 0.38,
        tone: '#6a3a22',
        height: 0.34,
        layers: ['#4a2412', '#35180c', '#2a120a'],
        spots: [
          [-0.6, -0.36, -6],
          [0, -0.42, 4],
          [0.6, -0.34, -3],
          [-0.46, 0.5, 5],
          [0.2, 0.46, -8],
        ],
      },
      { kind: 'dice', tone: '#2f150c', size: 13, place: scatter(14, { to: 0.8, gap: 3 }) },
      { kind: 'crumble', tone: '#4a2412', size: 7, place: scatter(20, { to: 0.95, gap: 2 }) },
    ],
    sides: [
      smallBowl(66, 70, 60, WHITE, [{ kind: 'mince', tones: ['#5a2f1a', '#6f3d24'], grain: 0.7 }]),
      { kind: 'whole-egg', x: 742, y: 540, size: 0.9 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
