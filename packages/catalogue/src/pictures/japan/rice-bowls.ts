import { grid, type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, smallBowl, springOnions, WHITE } from '../small-dishes.ts';

/** The tables of Japanese rice with something on top. */
export const JAPAN_RICE_BOWLS = {
  'katsu-kare': {
    ground: { pattern: 'azulejo', motif: 'circle', base: '#35547f', print: '#223d64' },
    vessel: { kind: 'coupe', x: 396, y: 302, radius: 270, rim: '#f6f0e4', well: '#f0e7d4', band: '#8f6a48' },
    layers: [
      { kind: 'rice', tones: ['#fffdf6', '#f6efdf', '#ffffff'], size: 0.9, grain: 16, heap: true },
      { kind: 'pool', tones: ['#8a5220', '#9c6430'], size: 0.74, x: 0.34, y: 0.22, rough: 0.1 },
      { kind: 'pool', tones: ['#96602a', '#a87038'], size: 0.6, x: 0.38, y: 0.26, rough: 0.12, thin: true },
    ],
    toppings: [
      {
        kind: 'potato',
        tone: '#ee8127',
        glaze: true,
        size: 34,
        place: spots([0.62, 0.36, 20], [0.2, 0.66, 80], [0.76, 0.02, 130], [-0.1, 0.56, 40], [0.5, 0.06, 60]),
      },
      {
        kind: 'potato',
        tone: '#e9c47a',
        glaze: true,
        size: 36,
        place: spots([0.44, 0.56, 60], [0.78, 0.26, 10], [0.06, 0.42, 150], [0.34, 0.3, 30]),
      },
      {
        kind: 'julienne',
        tone: '#cfe29a',
        size: 46,
        place: grid(7, 12, { across: 0.06, down: 0.05, x: -0.5, y: 0.42, jitter: 0.6 }),
      },
      {
        kind: 'julienne',
        tone: '#eff5d4',
        size: 42,
        place: grid(5, 9, { across: 0.06, down: 0.05, x: -0.5, y: 0.42, jitter: 0.6 }),
      },
      {
        kind: 'finger',
        tone: '#c9822e',
        size: 96,
        place: spots(
          [-0.5, -0.26, 66],
          [-0.31, -0.23, 70],
          [-0.12, -0.19, 74],
          [0.07, -0.15, 78],
          [0.26, -0.11, 82],
          [0.45, -0.07, 86],
        ),
      },
    ],
    sides: [
      { kind: 'whole-potato', x: 62, y: 530, turn: 20, size: 0.8 },
      { kind: 'spoon', x: 764, y: 340, turn: 6 },
      { kind: 'carrot', x: 80, y: 72, turn: -30, size: 0.8 },
      { kind: 'onion', x: 736, y: 70, size: 0.8 },
    ],
  },
  oyakodon: {
    ground: { pattern: 'azulejo', motif: 'star', base: '#9c4436', print: '#742c22' },
    vessel: {
      kind: 'deep-bowl',
      x: 396,
      y: 302,
      radius: 256,
      rim: '#2f4f7a',
      well: '#e9e0cc',
      band: '#e9dfc6',
    },
    layers: [
      { kind: 'rice', tones: ['#fffdf6', '#f6efdf', '#ffffff'], grain: 16 },
      { kind: 'pool', tones: ['#c98a3c', '#d99c4c'], size: 0.9, rough: 0.12, thin: true },
      { kind: 'scramble', tones: ['#f6c83a', '#fbdc74', '#fdf0c0'], size: 0.88 },
    ],
    toppings: [
      {
        kind: 'onion-ring',
        half: true,
        tone: '#f0dcae',
        size: 40,
        place: scatter(12, { to: 0.7, gap: 1.2 }),
      },
      { kind: 'egg-rag', size: 40, place: scatter(14, { to: 0.76, gap: 1.4 }) },
      {
        kind: 'seared',
        tones: ['#c98a4a', '#b97838', '#d99c5c'],
        size: 50,
        place: spots(
          [-0.3, -0.3, 20],
          [0.26, -0.4, 80],
          [0.42, 0.08, 140],
          [-0.44, 0.14, 40],
          [0.02, 0.06, 100],
          [0.2, 0.46, 10],
          [-0.2, 0.48, 60],
        ),
      },
      springOnions(22, 0.56, 13),
    ],
    sides: [
      smallBowl(84, 500, 76, { rim: '#b9cbb5', well: '#dfe4cf' }, [
        {
          kind: 'wilted',
          size: 66,
          tones: ['#3f7a3a', '#528c48', '#2f642f'],
          place: scatter(16, { to: 0.6, gap: 0.4 }),
        },
      ]),
      { kind: 'chopsticks', x: 742, y: 380, turn: 8, size: 0.9, tone: '#7a2a20' },
      { kind: 'whole-egg', x: 722, y: 88, turn: 24 },
      { kind: 'whole-egg', x: 66, y: 84, turn: -30, tone: '#f3e3cf' },
    ],
  },
  gyudon: {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#8fa39a', print: '#5f776e' },
    vessel: {
      kind: 'deep-bowl',
      x: 402,
      y: 302,
      radius: 256,
      rim: '#3a2420',
      well: '#f3ead6',
      band: '#b8452f',
    },
    layers: [{ kind: 'rice', tones: ['#fffdf6', '#f6efdf', '#ffffff'], grain: 16, heap: true }],
    toppings: [
      { kind: 'pool', tones: ['#a8713a', '#b98248'], size: 0.74, rough: 0.2, thin: true },
      {
        kind: 'slice',
        size: 58,
        tones: ['#7a4a2c', '#8a5836', '#6a3c22'],
        place: scatter(34, { to: 0.66, gap: 0.6 }),
      },
      {
        kind: 'onion-ring',
        half: true,
        tone: '#ecca90',
        size: 44,
        place: scatter(20, { to: 0.66, gap: 0.9 }),
      },
      {
        kind: 'slice',
        size: 52,
        tones: ['#94603a', '#a36c44', '#84502c'],
        place: scatter(17, { to: 0.52, gap: 0.9 }),
      },
      { kind: 'onion-ring', half: true, tone: '#f3d8a4', size: 36, place: scatter(9, { to: 0.5, gap: 1.4 }) },
      {
        kind: 'julienne',
        tone: '#d9304a',
        size: 34,
        place: grid(8, 5, { across: 0.06, down: 0.055, x: 0.3, y: -0.28, jitter: 0.6 }),
      },
    ],
    sides: [
      smallBowl(82, 98, 74, WHITE, [
        { kind: 'floret', tone: '#4a8a3a', size: 74, place: scatter(9, { to: 0.54, gap: 0.9 }) },
        { kind: 'sesame', size: 13, place: scatter(9, { to: 0.6 }) },
      ]),
      smallBowl(722, 502, 62, { rim: '#2f4f7a', well: '#e9e0cc' }, [
        { kind: 'julienne', tone: '#d9304a', size: 96, place: scatter(34, { to: 0.5, gap: 0.05 }) },
      ]),
      { kind: 'chopsticks', x: 62, y: 420, turn: -8, size: 0.86, tone: '#2b1a18' },
      { kind: 'onion', x: 722, y: 96, size: 0.9 },
    ],
  },
  omuraisu: {
    ground: { pattern: 'checks', motif: 'tattersall', base: '#a9c4c0', print: '#6f9a96' },
    vessel: { kind: 'plate', x: 398, y: 302, radius: 264, rim: '#fbf6ea', well: '#f6eedc', band: '#c9472f' },
    layers: [],
    toppings: [
      {
        kind: 'rice',
        tones: ['#e8743a', '#f08e54', '#dd6228', '#f5a870'],
        size: 0.9,
        grain: 15,
        heap: true,
      },
      { kind: 'pea', size: 13, place: scatter(24, { from: 0.5, to: 0.88, gap: 1.8 }) },
      { kind: 'dice', tone: '#ee8127', size: 13, place: scatter(18, { from: 0.5, to: 0.88, gap: 1.8 }) },
      {
        kind: 'chunk',
        tones: ['#e8cfa4', '#dcbc88', '#f0dcb8'],
        size: 24,
        place: scatter(9, { from: 0.54, to: 0.86, gap: 2 }),
      },
      { kind: 'mushroom', size: 24, tone: '#c9a67c', place: scatter(5, { from: 0.6, to: 0.84, gap: 2 }) },
      { kind: 'bun', tone: '#f3c23a', size: 164, place: spots([0, 0, -14]) },
      { kind: 'drizzle', tone: '#c4261a', path: 'zigzag', size: 0.46, width: 0.065, turn: -14 },
    ],
    sides: [
      { kind: 'spoon', x: 752, y: 380, turn: 6 },
      { kind: 'bottle', x: 66, y: 120, tone: '#c4261a', turn: -20, size: 0.8 },
      loose(726, 84, 50, { kind: 'pea', size: 17, place: scatter(9, { to: 0.9, gap: 1.4 }) }),
      { kind: 'whole-mushroom', x: 74, y: 516, turn: 20 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
