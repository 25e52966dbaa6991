import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { friesPlate, loose, sauceBowl, smallBowl, speckledBowl, WATER, WHITE } from '../small-dishes.ts';

/** The tables of the best-known Belgian dishes. */
export const BELGIUM_CLASSICS = {
  'moules-frites': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#4c6f92', print: '#375577' },
    steam: true,
    vessel: { kind: 'pot', x: 352, y: 298, radius: 236, tone: '#34353b', well: '#d6cba9' },
    layers: [
      { kind: 'soup', tones: ['#ecdcae', '#f4e9c6', '#dcc68c'], texture: 'broth' },
      { kind: 'leek', size: 15, place: scatter(14, { to: 0.9 }) },
    ],
    toppings: [
      { kind: 'mussel', size: 50, place: around(12, 0.72, { first: 4, turn: 60 }) },
      { kind: 'mussel', size: 52, place: around(8, 0.45, { first: 12, turn: 100 }) },
      { kind: 'mussel', size: 52, place: around(3, 0.16, { first: 30, turn: 80 }) },
      { kind: 'strip', tone: '#e9f0b8', size: 18, place: scatter(26, { to: 0.86, gap: 1.2 }) },
      { kind: 'cilantro', tone: '#4a9a3b', size: 13, place: scatter(32, { to: 0.88, gap: 2 }) },
    ],
    sides: [
      friesPlate(676, 434, 126),
      sauceBowl(690, 116, 70, '#f7e9bd'),
      { kind: 'onion', x: 70, y: 526, size: 0.74 },
      loose(78, 76, 30, { kind: 'mussel', size: 50, place: spots([0, 0, 20]) }),
    ],
  },
  'stoofvlees-met-friet': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#7e8250', print: '#5c6034' },
    steam: true,
    vessel: { kind: 'bowl', x: 340, y: 302, radius: 238, rim: '#ece3d0', well: '#cdbf9f', band: '#b98a3c' },
    layers: [
      { kind: 'soup', tones: ['#5c2812', '#7a3a1a', '#4a1f0d', '#8a4420'], texture: 'coarse' },
      {
        kind: 'chunk',
        size: 38,
        tones: ['#8a4522', '#9c542b', '#783818', '#93491f'],
        place: scatter(34, { to: 0.86, gap: 1.25 }),
      },
      { kind: 'pool', tones: ['#6a2e14'], size: 0.34, x: -0.3, y: 0.3, rough: 0.5, thin: true },
    ],
    toppings: [
      { kind: 'onion-dice', tone: '#b5763a', size: 8, place: scatter(30, { to: 0.84, gap: 1.6 }) },
      { kind: 'leaf', tone: '#5e7f4a', size: 48, place: spots([0.06, -0.16, 56]) },
    ],
    sides: [
      friesPlate(680, 428, 130),
      speckledBowl(680, 140, 70, '#dba726', ['#8a5a12', '#f7d277']),
      { kind: 'glass', x: 64, y: 76, tone: '#7a3d14', foam: true, size: 0.98 },
    ],
  },
  'waterzooi-van-kip': {
    ground: { pattern: 'checks', motif: 'tattersall', base: '#f0e2b8', print: '#d9a84c' },
    close: 'bottom-right',
    steam: true,
    vessel: { kind: 'plate', x: 408, y: 300, radius: 264, rim: '#5f7f9a', well: '#f0e6cc', band: '#dfe6e4' },
    layers: [
      { kind: 'soup', tones: ['#f3e3b2', '#faf0d0', '#ead59a'], texture: 'cream' },
      { kind: 'oil', tone: '#f2cf74', count: 40 },
      { kind: 'leek', size: 19, place: scatter(18, { to: 0.88, gap: 2 }) },
    ],
    toppings: [
      {
        kind: 'seared',
        sear: 'pale',
        tones: ['#f0d6a4', '#ecca94', '#f5e0b8'],
        size: 62,
        place: spots([-0.36, -0.3, 10], [0.36, -0.34, 40], [-0.4, 0.36, 80], [0.36, 0.36, 20], [0, 0, 60]),
      },
      {
        kind: 'cube',
        tone: '#f6dc8a',
        side: '#cda650',
        size: 24,
        place: scatter(5, { from: 0.5, to: 0.8, gap: 2.2 }),
      },
      { kind: 'carrot-coin', size: 17, place: scatter(9, { from: 0.3, to: 0.84, gap: 3 }) },
      {
        kind: 'strip',
        tone: '#8fbf5c',
        wide: true,
        size: 20,
        place: scatter(9, { from: 0.4, to: 0.84, gap: 2 }),
      },
      { kind: 'cilantro', tone: '#3f8c36', size: 14, place: scatter(16, { from: 0.2, to: 0.86, gap: 2.4 }) },
      { kind: 'seed', tone: '#2b1a10', round: true, size: 2, place: scatter(40, { to: 0.9 }) },
    ],
    sides: [
      { kind: 'spoon', x: 82, y: 320, turn: -8, size: 1.15 },
      { kind: 'baguette', x: 742, y: 480, turn: 66, size: 0.9 },
      loose(720, 84, 50, {
        kind: 'leek',
        tone: '#b9d48a',
        size: 30,
        place: spots([-0.5, 0], [0.5, 0.4], [0.4, -0.7]),
      }),
    ],
  },
  'chicons-au-gratin': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#cf5a48', print: '#a83c30' },
    close: 'top-right',
    steam: true,
    vessel: {
      kind: 'baking-dish',
      x: 396,
      y: 300,
      rx: 280,
      ry: 196,
      rim: '#f4ead8',
      well: '#e8d3a2',
      band: '#e0cfb0',
    },
    layers: [
      { kind: 'lining', tone: '#f3dda2' },
      { kind: 'rolls', count: 5, tone: '#f4eebc', wrap: '#d9776c' },
      { kind: 'gratin', tone: '#f8dc92', cover: 0.95 },
    ],
    toppings: [{ kind: 'seed', tone: '#6a3a18', round: true, size: 2.4, place: scatter(50, { to: 0.9 }) }],
    sides: [
      { kind: 'chicory', x: 742, y: 112, turn: 34 },
      smallBowl(728, 520, 84, WHITE, [
        { kind: 'mash', tones: ['#f3dc96', '#f8e8b4', '#ebcf80'], size: 0.94 },
        { kind: 'cilantro', tone: '#3f8c36', size: 30, place: spots([0, -0.1, 20]) },
      ]),
      loose(60, 78, 30, {
        kind: 'seed',
        round: true,
        tone: '#8f5a30',
        size: 22,
        place: spots([0, 0], [1.4, 0.8]),
      }),
      { kind: 'fork', x: 56, y: 430, turn: -6, size: 0.9 },
    ],
  },
  'stoemp-met-wortel': {
    ground: { pattern: 'checks', motif: 'window', base: '#5f938c', print: '#e6dcc0' },
    close: 'top-right',
    vessel: { kind: 'coupe', x: 392, y: 306, radius: 252, rim: '#fbf5e8', well: '#f0e7d4', band: '#c9472f' },
    layers: [],
    toppings: [
      { kind: 'mash', tones: ['#f0b860', '#f6cc80', '#eaa548', '#f39a44'], size: 0.84 },
      { kind: 'dice', tone: '#ea7f26', size: 13, place: scatter(56, { to: 0.74, gap: 1.3 }) },
      { kind: 'carrot-coin', size: 22, place: scatter(11, { to: 0.6, gap: 2.2 }) },
      { kind: 'onion-ring', tone: '#d9a04a', half: true, size: 24, place: scatter(9, { to: 0.66, gap: 2 }) },
      { kind: 'leaf', tone: '#5e7f4a', size: 44, place: spots([0.04, -0.06, 40]) },
      { kind: 'cilantro', tone: '#3f8c36', size: 14, place: scatter(20, { to: 0.74, gap: 2 }) },
      { kind: 'seed', tone: '#2b1a10', round: true, size: 2.2, place: scatter(40, { to: 0.78 }) },
    ],
    sides: [
      { kind: 'glass', x: 716, y: 108, tone: WATER, size: 1.15 },
      { kind: 'carrot', x: 716, y: 466, turn: 34, size: 1.05 },
      { kind: 'carrot', x: 784, y: 506, turn: 52, size: 0.9, tone: '#ea9436' },
      { kind: 'onion', x: 84, y: 96, size: 0.9 },
      { kind: 'fork', x: 76, y: 430, turn: -8, size: 0.86 },
    ],
  },
  'brusselse-wafels': {
    ground: { pattern: 'checks', motif: 'tattersall', base: '#f0b8b4', print: '#d97f86' },
    vessel: { kind: 'coupe', x: 404, y: 300, radius: 256, rim: '#fdf9f0', well: '#f5ecdc', band: '#cfa24a' },
    layers: [],
    toppings: [
      {
        kind: 'waffles',
        size: 1.12,
        spots: [
          [-0.08, -0.26, -16],
          [0.08, 0.26, 12],
        ],
      },
      { kind: 'dollop', size: 56, place: spots([0.02, 0.02, 0]) },
      { kind: 'strawberry', size: 34, place: spots([0.4, -0.28, 30], [-0.36, 0.14, -50]) },
      {
        kind: 'strawberry',
        cut: true,
        size: 35,
        place: spots([0.24, 0.2, 80], [-0.26, -0.2, 130], [0.06, -0.26, 10], [-0.08, 0.3, -20]),
      },
    ],
    sides: [
      { kind: 'cup', x: 718, y: 104, tone: '#f6efe2', drink: '#6b3a1c', turn: 150 },
      smallBowl(88, 500, 84, { rim: '#6f94a8', well: '#e6ece8', band: '#c9dbe0' }, [
        { kind: 'strawberry', size: 64, place: scatter(10, { to: 0.7, gap: 1 }) },
      ]),
      sauceBowl(714, 510, 62, '#fffaf0'),
      { kind: 'fork', x: 76, y: 190, turn: -10, size: 0.86, tone: '#d8b45a' },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
