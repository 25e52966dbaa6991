import { grid, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, sauceBowl, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Indian starters, soups and salads. */
export const INDIA_STARTERS_AND_SOUPS = {
  'tomato-rasam': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#8fb59a', print: '#5f8f72' },
    close: 'bottom-right',
    steam: true,
    vessel: { kind: 'brass-bowl', x: 400, y: 302, radius: 240, tone: '#d3d6d8', well: '#8f4a24' },
    layers: [
      { kind: 'soup', tones: ['#d9541c', '#e8732c', '#c4420f', '#f08c3c'], texture: 'broth' },
      { kind: 'dice', tone: '#c9321c', size: 17, place: scatter(16, { to: 0.84, gap: 1.8 }) },
      { kind: 'oil', tone: '#f7ae48', count: 44 },
    ],
    toppings: [
      { kind: 'seed', round: true, tone: '#2b1a10', size: 4, place: scatter(70, { to: 0.86 }) },
      { kind: 'leaf', slim: true, tone: '#2f6f2a', size: 34, place: scatter(9, { to: 0.66, gap: 1.7 }) },
      { kind: 'chili', tone: '#8f1c12', size: 46, place: spots([-0.34, 0.3, 20], [0.4, -0.3, 200]) },
      { kind: 'cilantro', size: 18, place: scatter(16, { to: 0.72, gap: 2.2 }) },
    ],
    sides: [
      { kind: 'tomato', x: 84, y: 96, size: 1.15 },
      smallBowl(724, 500, 66, { rim: '#d3d6d8', well: '#8f8578' }, [
        { kind: 'seed', round: true, tone: '#2b1a10', size: 17, place: scatter(90, { to: 0.86, gap: 1 }) },
      ]),
      loose(716, 100, 50, {
        kind: 'garlic-clove',
        size: 32,
        place: spots([-0.4, 0, 20], [0.5, 0.4, 120], [0.3, -0.7, 240]),
      }),
      { kind: 'spoon', x: 82, y: 404, turn: -6, size: 0.94 },
    ],
  },
  'kakdi-koshimbir': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#c2607a', print: '#9c4059' },
    close: 'bottom-right',
    vessel: {
      kind: 'clay-dish',
      x: 400,
      y: 302,
      radius: 246,
      rim: '#3f7f86',
      well: '#e3ead8',
      band: '#a9d0c6',
    },
    layers: [
      { kind: 'lining', tone: '#c6dc86' },
      { kind: 'dice', tone: '#c9e37e', size: 17, place: scatter(150, { to: 0.97, gap: 0.9 }) },
      { kind: 'dice', tone: '#eaf5c0', size: 16, place: scatter(110, { to: 0.92, gap: 1.1 }) },
    ],
    toppings: [
      { kind: 'peanut', tone: '#d39a54', size: 13, place: scatter(34, { to: 0.84, gap: 1.8 }) },
      { kind: 'shaving', tone: '#fffdf4', size: 14, place: scatter(20, { to: 0.6, gap: 1.4 }) },
      { kind: 'cilantro', size: 16, place: scatter(22, { to: 0.8, gap: 1.8 }) },
      { kind: 'seed', round: true, tone: '#2b1a10', size: 3.6, place: scatter(50, { to: 0.84 }) },
      { kind: 'chili-ring', tone: '#3f8c36', size: 10, place: scatter(10, { to: 0.7, gap: 3 }) },
    ],
    sides: [
      loose(86, 96, 56, {
        kind: 'cucumber',
        whole: true,
        size: 40,
        place: spots([-0.3, -0.2, 10], [0.7, 0.2, 60], [0, 0.9, 130]),
      }),
      smallBowl(724, 498, 70, { rim: '#3f7f86', well: '#e3ead8' }, [
        { kind: 'peanut', tone: '#d39a54', size: 34, place: scatter(32, { to: 0.8, gap: 0.8 }) },
      ]),
      citrus('lemon', 718, 98, 46),
      { kind: 'spoon', x: 78, y: 410, turn: -6, size: 0.9 },
    ],
  },
  'khaman-dhokla': {
    ground: { pattern: 'block-print', motif: 'paisley', base: '#5f4a86', print: '#453266' },
    close: 'bottom-left',
    vessel: {
      kind: 'square-plate',
      x: 400,
      y: 302,
      radius: 248,
      rim: '#fbf5e8',
      well: '#f0e6d0',
      band: '#3f8a80',
    },
    layers: [],
    toppings: [
      {
        kind: 'squares',
        size: 0.29,
        tone: '#f6cb2c',
        layers: ['#eab820', '#f3cf4e', '#e3a81c'],
        height: 0.2,
        top: 'sponge',
        spots: [
          [-0.64, -0.62],
          [0, -0.64],
          [0.64, -0.62],
          [-0.64, 0.02],
          [0.01, 0],
          [0.64, 0.02],
          [-0.64, 0.66],
          [0, 0.64],
          [0.64, 0.66],
        ],
      },
      {
        kind: 'shaving',
        tone: '#fffdf4',
        size: 9,
        place: grid(9, 9, { across: 0.2, down: 0.2, jitter: 0.6 }),
      },
      {
        kind: 'seed',
        round: true,
        tone: '#2b1a10',
        size: 4,
        place: grid(9, 9, { across: 0.2, down: 0.2, jitter: 0.8 }),
      },
      { kind: 'cilantro', size: 15, place: grid(6, 6, { across: 0.29, down: 0.29, jitter: 0.5 }) },
      {
        kind: 'leaf',
        slim: true,
        tone: '#2f6f2a',
        size: 30,
        place: spots(
          [-0.7, -0.66, 30],
          [0.08, -0.6, 120],
          [0.6, 0.06, 70],
          [-0.06, 0.62, 20],
          [-0.56, 0.06, 150],
          [0.7, 0.6, 40],
        ),
      },
      {
        kind: 'chili',
        tone: '#4b8f34',
        size: 36,
        place: spots([0.62, -0.66, 20], [-0.6, 0.66, -30], [0, 0, 70]),
      },
    ],
    sides: [
      smallBowl(68, 514, 56, WHITE, [
        { kind: 'seed', round: true, tone: '#2b1a10', size: 14, place: scatter(70, { to: 0.8, gap: 1 }) },
      ]),
      citrus('lemon', 742, 92, 40),
      loose(70, 88, 36, {
        kind: 'chili',
        tone: '#3f8c36',
        size: 54,
        place: spots([0, 0, -40], [0.3, 0.9, -16]),
      }),
      loose(736, 510, 40, {
        kind: 'leaf',
        slim: true,
        tone: '#2f6f2a',
        size: 44,
        place: spots([0, 0, -60], [0.4, 0.3, -10], [-0.4, -0.6, -110]),
      }),
    ],
  },
  'punjabi-samosa': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#2f7f7a', print: '#1c605c' },
    vessel: { kind: 'basket', x: 388, y: 300, radius: 262, tone: '#b5803c' },
    layers: [],
    toppings: [
      {
        kind: 'samosa',
        size: 88,
        tone: '#d99a48',
        place: spots(
          [-0.44, -0.42, 12],
          [0.36, -0.48, 74],
          [0.64, 0.14, -28],
          [-0.64, 0.24, -64],
          [-0.16, 0.6, 30],
          [0.42, 0.6, 112],
        ),
      },
      { kind: 'samosa', size: 92, tone: '#e3a955', place: spots([0, 0.02, -8]) },
    ],
    sides: [
      sauceBowl(712, 476, 86, '#5f260f', { rim: '#b9743a', well: '#8a4a20' }),
      loose(718, 98, 44, {
        kind: 'chili',
        tone: '#3f8c36',
        size: 60,
        place: spots([-0.3, -0.2, -20], [0.3, 0.7, 12]),
      }),
      loose(76, 516, 40, {
        kind: 'seed',
        round: true,
        tone: '#b98a4a',
        size: 7,
        place: scatter(16, { to: 0.9, gap: 1.6 }),
      }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
