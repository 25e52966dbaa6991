import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Korean sweets. */
export const KOREA_DESSERTS = {
  hotteok: {
    ground: { pattern: 'bojagi', motif: 'squares', base: '#8a9fc0', print: '#5f769c' },
    vessel: { kind: 'coupe', x: 398, y: 302, radius: 252, rim: '#f6efe0', well: '#ece0c8', band: '#8a5a34' },
    layers: [],
    toppings: [
      { kind: 'pancake', tone: '#d9953f', size: 96, place: spots([-0.38, -0.34, 20], [0.42, -0.3, 130]) },
      { kind: 'pancake', tone: '#d08a36', ooze: '#5a2410', size: 106, place: spots([0.02, 0.34, -20]) },
      { kind: 'pool', tones: ['#5a2410', '#7a3a1a'], size: 0.24, x: 0.16, y: 0.4, rough: 0.6 },
      {
        kind: 'crumble',
        tone: '#d9a860',
        size: 9,
        place: spots([0.1, 0.36], [0.2, 0.44], [0.24, 0.34], [0.14, 0.48], [0.06, 0.44]),
      },
    ],
    sides: [
      { kind: 'cup', x: 716, y: 104, tone: '#5d7f86', drink: '#8a5a2c', turn: 150 },
      smallBowl(84, 506, 66, WHITE, [
        { kind: 'mince', tones: ['#a8622a', '#c98a4a', '#8a4a1c'], size: 0.84, grain: 1.6 },
      ]),
      loose(78, 92, 44, {
        kind: 'nut',
        size: 26,
        place: spots([-0.5, 0, 20], [0.4, 0.4, 80], [0.6, -0.6, 140]),
      }),
      { kind: 'chopsticks', x: 738, y: 430, turn: 10, size: 0.72, tone: '#6b3a26' },
    ],
  },
  'goguma-mattang': {
    ground: { pattern: 'bojagi', motif: 'patchwork', base: '#8fb58a', print: '#64905f' },
    vessel: { kind: 'plate', x: 398, y: 302, radius: 262, rim: '#f6efe0', well: '#f0e4cc', band: '#8f3a5a' },
    layers: [{ kind: 'pool', tones: ['#e0a03a', '#f0bf64'], size: 0.9, rough: 0.16, thin: true }],
    toppings: [
      {
        kind: 'potato',
        tone: '#f0ab34',
        skin: '#7a2f4f',
        glaze: true,
        size: 50,
        place: scatter(17, { to: 0.74, gap: 1.3 }),
      },
      {
        kind: 'potato',
        tone: '#f6bd4c',
        skin: '#8a3a5a',
        glaze: true,
        size: 46,
        place: scatter(7, { to: 0.4, gap: 1.5 }),
      },
      { kind: 'sesame', tone: '#2b1a10', size: 5.5, place: scatter(70, { to: 0.8, gap: 1.8 }) },
    ],
    sides: [
      { kind: 'whole-potato', x: 724, y: 92, turn: 24, tone: '#9a3f5c', size: 1.05 },
      { kind: 'fork', x: 76, y: 330, turn: -6, tone: '#d8b45a' },
      smallBowl(724, 506, 64, WHITE, [
        { kind: 'seed', tone: '#2b1a10', size: 18, place: scatter(44, { to: 0.74, gap: 0.9 }) },
      ]),
    ],
  },
  patbingsu: {
    ground: { pattern: 'linen', motif: 'double', base: '#6fb0b5', print: '#f3f3e6' },
    vessel: { kind: 'glass-bowl', x: 398, y: 302, radius: 252 },
    layers: [{ kind: 'snow', size: 1 }],
    toppings: [
      { kind: 'heap', tone: '#5a1f1c', size: 0.44 },
      { kind: 'bean', tone: '#6e2622', size: 24, place: scatter(42, { to: 0.42, gap: 0.8 }) },
      {
        kind: 'cube',
        tone: '#fffdf6',
        side: '#e6dcc8',
        size: 27,
        place: spots(
          [-0.5, -0.4, 20],
          [-0.62, -0.12, 50],
          [-0.6, 0.2, 10],
          [0.2, 0.1, 30],
          [-0.1, -0.14, 60],
          [0.06, 0.26, 15],
          [0.56, 0.44, 40],
          [0.32, 0.62, 20],
        ),
      },
      {
        kind: 'strawberry',
        cut: true,
        size: 42,
        place: spots(
          [0.54, -0.36, 60],
          [0.66, -0.06, 110],
          [0.32, -0.62, 20],
          [-0.34, 0.58, 200],
          [-0.02, 0.68, 170],
        ),
      },
      { kind: 'dollop', tone: '#fff6e6', size: 38, place: spots([0, -0.02, 0]) },
      { kind: 'drizzle', tone: '#f9ecc4', path: 'wave', size: 0.4, width: 0.024, turn: 30 },
    ],
    sides: [
      { kind: 'spoon', x: 724, y: 400, turn: 8 },
      smallBowl(724, 92, 62, WHITE, [
        { kind: 'bean', tone: '#6e2622', size: 42, place: scatter(16, { to: 0.7, gap: 0.8 }) },
      ]),
      loose(82, 92, 44, { kind: 'strawberry', size: 36, place: spots([-0.3, 0, 30], [0.8, 0.5, -50]) }),
      smallBowl(84, 506, 58, WHITE, [{ kind: 'swirl', tone: '#fbf0d2' }]),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
