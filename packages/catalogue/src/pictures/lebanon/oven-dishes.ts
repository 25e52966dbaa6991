import { grid, type Hex, type PictureSpec, scatter, spots, type ToppingSpec } from '@larder/plates';
import { citrus, loose, parsley, smallBowl } from '../small-dishes.ts';
import { pitas } from './on-the-table.ts';

/** Potatoes, kafta and tomatoes, one leaning on the other, in a ring. */
const ring = (count: number, at: number, size: number): ToppingSpec[] =>
  Array.from({ length: count }, (_, index): ToppingSpec => {
    const angle = (index * 2 * Math.PI) / count;
    const turn = (angle * 180) / Math.PI + 90;
    const place = spots([Math.cos(angle) * at, Math.sin(angle) * at, turn]);
    return [
      { kind: 'round-slice', tone: '#f3cf74', edge: '#b9822e', browned: true, size, place } as const,
      { kind: 'croquette', tone: '#85472a', size: size * 1.04, place } as const,
      { kind: 'fruit-slice', fruit: 'tomato', size: size * 0.94, place } as const,
    ][index % 3] as ToppingSpec;
  });

/** Diamonds over the whole dish, edge to edge: where each one lies. */
const lattice = (across: number, down: number, columns: number, rows: number) =>
  Array.from({ length: rows * 2 - 1 }, (_, row) =>
    Array.from(
      { length: columns },
      (__, column) =>
        [(column - (columns - 1) / 2 + (row % 2) / 2) * across, ((row - (rows - 1)) * down) / 2, 45] as const,
    ),
  ).flat();

const KIBBEH = lattice(0.62, 0.62, 4, 4).filter(([x, y]) => Math.hypot(x, y) < 1.16);
const TIN: Hex = '#8f8a84';

/** The tables of Lebanese dishes from the oven. */
export const LEBANON_OVEN_DISHES = {
  'kafta-bil-saniyeh': {
    ground: { pattern: 'azulejo', motif: 'star', base: '#6f93b8', print: '#4a6f98' },
    vessel: { kind: 'paella-pan', x: 396, y: 302, radius: 264, tone: TIN },
    layers: [
      { kind: 'soup', tones: ['#b8361a', '#cc4c28', '#9c2a12'], texture: 'coarse' },
      { kind: 'oil', tone: '#e9933c', count: 40 },
    ],
    toppings: [
      ...ring(18, 0.74, 54),
      ...ring(9, 0.36, 52),
      {
        kind: 'round-slice',
        tone: '#f3cf74',
        edge: '#b9822e',
        browned: true,
        size: 48,
        place: spots([0, 0]),
      },
      {
        kind: 'onion-ring',
        tone: '#c9792a',
        flesh: '#f0d29a',
        half: true,
        size: 34,
        place: scatter(9, { to: 0.8, gap: 2.4 }),
      },
      parsley(26, 0.86, 15),
    ],
    sides: [
      pitas(734, 496, 84),
      { kind: 'whole-potato', x: 58, y: 76, turn: 20, size: 0.9 },
      { kind: 'tomato', x: 738, y: 78, size: 0.92 },
      { kind: 'spoon', x: 52, y: 470, turn: -8, size: 0.78 },
    ],
  },
  'kibbeh-bil-saniyeh': {
    ground: { pattern: 'azulejo', motif: 'leaf', base: '#a9c48a', print: '#7f9f60' },
    vessel: { kind: 'paella-pan', x: 370, y: 302, radius: 262, tone: '#b58a4a' },
    layers: [
      { kind: 'lining', tone: '#4a2412' },
      { kind: 'squares', size: 0.21, tone: '#96582c', height: 0.02, top: 'browned', spots: KIBBEH },
    ],
    toppings: [
      {
        kind: 'sliver',
        tone: '#f0cf86',
        size: 15,
        place: spots(
          ...KIBBEH.filter(([x, y]) => Math.hypot(x, y) < 0.86).map(([x, y]) => [x, y, 60] as const),
        ),
      },
    ],
    sides: [
      smallBowl(698, 456, 102, { rim: '#f6f0e4', well: '#e4ddca', band: '#4f8f7a' }, [
        { kind: 'soup', tones: ['#fffaf0', '#f6eedc'], texture: 'cream' },
        { kind: 'dice', tone: '#a9cf6e', size: 15, place: scatter(20, { to: 0.74 }) },
        { kind: 'seed', tone: '#4f6f38', size: 6, place: scatter(24, { to: 0.7 }) },
      ]),
      { kind: 'knife', x: 716, y: 150, turn: 12, size: 0.9 },
      loose(60, 524, 40, {
        kind: 'sliver',
        tone: '#f0d596',
        size: 20,
        place: scatter(8, { to: 0.9, gap: 1 }),
      }),
    ],
  },
  'samke-harra': {
    ground: { pattern: 'stone', motif: 'flags', base: '#7fa6b8', print: '#5f889c' },
    close: 'bottom-right',
    vessel: {
      kind: 'oval-dish',
      x: 392,
      y: 304,
      rx: 318,
      ry: 224,
      rim: '#2f6078',
      well: '#d9bf86',
      band: '#e9d9b0',
    },
    layers: [
      { kind: 'soup', tones: ['#d9a85a', '#e6bc74', '#c8924a'], texture: 'cream' },
      { kind: 'oil', tone: '#c9501e', count: 50 },
      {
        kind: 'fillet',
        tone: '#fdf4de',
        size: 128,
        place: spots([-0.44, -0.34, -14], [0.4, -0.36, 12], [-0.4, 0.36, 10], [0.44, 0.36, -12]),
      },
      {
        kind: 'pool',
        tones: ['#dfb062', '#efcb8a'],
        x: -0.38,
        y: -0.26,
        size: 0.3,
        rough: 0.6,
      },
      { kind: 'pool', tones: ['#dfb062', '#efcb8a'], x: 0.36, y: -0.3, size: 0.28, rough: 0.6 },
      { kind: 'pool', tones: ['#dfb062', '#efcb8a'], x: -0.34, y: 0.42, size: 0.28, rough: 0.6 },
      { kind: 'pool', tones: ['#dfb062', '#efcb8a'], x: 0.4, y: 0.4, size: 0.3, rough: 0.6 },
    ],
    toppings: [
      {
        kind: 'dice',
        tone: '#d8362a',
        size: 13,
        place: grid(9, 3, { across: 0.19, down: 0.34, jitter: 0.6 }),
      },
      {
        kind: 'dice',
        tone: '#5f9a3c',
        size: 12,
        place: grid(6, 3, { across: 0.26, down: 0.34, jitter: 0.6 }),
      },
      {
        kind: 'walnut',
        size: 24,
        place: spots(
          [-0.5, -0.3, 20],
          [-0.26, -0.36, 90],
          [0.3, -0.36, 150],
          [0.5, -0.26, 30],
          [-0.46, 0.36, 70],
          [-0.22, 0.44, 10],
          [0.34, 0.44, 120],
          [0.54, 0.34, 60],
        ),
      },
      { kind: 'cilantro', tone: '#3f8c36', size: 18, place: scatter(22, { to: 0.8, gap: 1.6 }) },
      { kind: 'seed', tone: '#a8281a', round: true, size: 4, place: scatter(60, { to: 0.86 }) },
    ],
    sides: [
      pitas(716, 510, 92),
      citrus('lemon', 728, 76, 48),
      loose(66, 76, 40, { kind: 'walnut', size: 34, place: spots([-0.2, 0], [0.8, 0.6, 60]) }),
      { kind: 'garlic-head', x: 60, y: 526, size: 0.86 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
