import { grid, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, pepperSpecks, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of French fish dishes. */
export const FRANCE_FISH = {
  bouillabaisse: {
    ground: { pattern: 'stone', motif: 'flags', base: '#6f9fb0', print: '#4f7f92' },
    close: 'top-right',
    steam: true,
    vessel: {
      kind: 'deep-bowl',
      x: 400,
      y: 302,
      radius: 262,
      rim: '#fbf5e8',
      well: '#f3e0b4',
      band: '#2f6f93',
    },
    layers: [
      { kind: 'soup', tones: ['#e0842a', '#eb9a42', '#d06e1c', '#f3b260'], texture: 'broth' },
      { kind: 'oil', tone: '#f9c95c', count: 46 },
      {
        kind: 'round-slice',
        tone: '#f9dd7c',
        edge: '#e6bc50',
        size: 44,
        place: scatter(9, { to: 0.82, gap: 1.5 }),
      },
      { kind: 'strip', tone: '#e6ecb4', wide: true, size: 26, place: scatter(16, { to: 0.86, gap: 1.4 }) },
    ],
    toppings: [
      {
        kind: 'fillet',
        tone: '#fbeeda',
        size: 80,
        place: spots(
          [-0.3, -0.26, -20],
          [0.34, -0.14, 30],
          [-0.02, 0.36, 8],
          [0.06, -0.6, 64],
          [-0.58, 0.3, 110],
          [0.56, 0.42, -48],
        ),
      },
      { kind: 'dice', tone: '#d0361c', size: 12, place: scatter(18, { to: 0.82, gap: 2 }) },
      { kind: 'rosemary', tone: '#6fa84a', size: 34, place: spots([0.04, 0.02, 30], [-0.12, -0.06, 140]) },
    ],
    sides: [
      smallBowl(724, 98, 70, WHITE, [
        { kind: 'swirl', tone: '#e9963a' },
        { kind: 'seed', tone: '#b5301c', round: true, size: 9, place: scatter(10, { to: 0.7 }) },
      ]),
      { kind: 'bread-slice', x: 730, y: 506, turn: 26, size: 1, toasted: true },
      { kind: 'spoon', x: 66, y: 320, turn: -8, size: 1.05 },
      { kind: 'onion', x: 78, y: 84, size: 0.9 },
    ],
  },
  'papillotes-de-saumon': {
    ground: { pattern: 'linen', motif: 'plain', base: '#7f9f94', print: '#5f8278' },
    vessel: { kind: 'paper', x: 392, y: 302, rx: 306, ry: 224, tone: '#efe0c0' },
    layers: [],
    toppings: [
      {
        kind: 'leek',
        tone: '#a9cc6a',
        size: 28,
        place: grid(9, 6, { across: 0.17, down: 0.2, jitter: 0.5 }),
      },
      { kind: 'strip', tone: '#e6ecb4', size: 40, place: scatter(40, { to: 0.72, gap: 0.5 }) },
      { kind: 'strip', tone: '#8fbf4c', size: 40, place: scatter(34, { to: 0.72, gap: 0.6 }) },
      { kind: 'strip', tone: '#ee8a2c', size: 42, place: scatter(34, { to: 0.72, gap: 0.6 }) },
      {
        kind: 'fillet',
        tone: '#f3a07c',
        size: 150,
        place: spots([-0.3, -0.12, -24], [0.32, 0.14, -16]),
      },
      { kind: 'fruit-slice', fruit: 'lemon', size: 46, place: spots([-0.34, -0.16, 10], [0.3, 0.1, 60]) },
      {
        kind: 'rosemary',
        tone: '#5f9a44',
        size: 46,
        place: spots([-0.16, -0.02, 30], [0.46, 0.2, 140], [-0.48, 0.02, 100], [0.14, 0.28, 330]),
      },
      pepperSpecks(30, 0.7),
    ],
    sides: [
      smallBowl(726, 508, 78, WHITE, [
        { kind: 'potato', size: 76, place: scatter(9, { to: 0.66, gap: 0.85 }) },
      ]),
      citrus('lemon', 732, 86, 48),
      { kind: 'fork', x: 54, y: 470, turn: -8, size: 0.84 },
      { kind: 'whole-leek', x: 50, y: 140, turn: -12, size: 0.6 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
