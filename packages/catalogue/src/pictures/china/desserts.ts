import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Chinese desserts. */
export const CHINA_DESSERTS = {
  danta: {
    ground: { pattern: 'azulejo', motif: 'leaf', base: '#b8d2c4', print: '#7fa890' },
    vessel: { kind: 'tray', x: 400, y: 300, rx: 322, ry: 246, tone: '#8f8a86', lined: '#f3e6c8' },
    layers: [],
    toppings: [
      {
        kind: 'pastry-case',
        tone: '#d99a44',
        filling: '#fbd24a',
        size: 0.4,
        spots: [
          [-0.62, -0.46],
          [0.0, -0.48],
          [0.62, -0.46],
          [-0.61, 0.46],
          [0.01, 0.45],
          [0.63, 0.46],
        ],
      },
    ],
    sides: [{ kind: 'napkin', x: 40, y: 500, turn: -12, size: 0.4, edge: '#c9472f' }],
  },
  tangyuan: {
    ground: { pattern: 'block-print', motif: 'flower', base: '#7a3f52', print: '#5a283a' },
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 246, rim: '#f6efe0', well: '#d9a85c', band: '#c9472f' },
    layers: [{ kind: 'soup', tones: ['#c98a3c', '#d9a050', '#b8762c'], texture: 'broth' }],
    toppings: [
      {
        kind: 'ball',
        tone: '#fbf5e8',
        size: 78,
        place: spots([-0.4, -0.36, 0], [0.36, -0.44, 0], [-0.44, 0.36, 0]),
      },
      { kind: 'ball', tone: '#fbf5e8', size: 82, place: spots([0.34, 0.3, 0]) },
      { kind: 'pool', tones: ['#2a2220', '#3a302c'], x: 0.36, y: 0.3, size: 0.17, rough: 0.3 },
      {
        kind: 'round-slice',
        tone: '#f0d27a',
        edge: '#c99a4a',
        size: 26,
        place: spots([0.0, -0.02, 20], [-0.04, 0.68, 60], [0.7, -0.06, 100]),
      },
    ],
    sides: [
      { kind: 'spoon', x: 728, y: 400, turn: 6, tone: '#f3ecdc' },
      smallBowl(722, 92, 62, WHITE, [
        { kind: 'sesame', tone: '#2a2220', size: 14, place: scatter(60, { to: 0.76 }) },
      ]),
      loose(82, 92, 56, {
        kind: 'round-slice',
        tone: '#f0d27a',
        edge: '#c99a4a',
        size: 28,
        place: spots([-0.3, 0, 20], [0.6, 0.4, 60]),
      }),
    ],
  },
  'mangguo-buding': {
    ground: { pattern: 'checks', motif: 'window', base: '#5fa8a0', print: '#e9f0dc' },
    vessel: { kind: 'glass-bowl', x: 400, y: 300, radius: 246 },
    layers: [
      { kind: 'soup', tones: ['#f8a92c'], texture: 'cream' },
      { kind: 'pool', tones: ['#fff6e0'], size: 0.74, rough: 0.24 },
    ],
    toppings: [
      { kind: 'cube', tone: '#fbb52c', side: '#e08a14', size: 30, place: scatter(19, { to: 0.4, gap: 1 }) },
      { kind: 'cube', tone: '#fcc44c', side: '#e08a14', size: 28, place: scatter(6, { to: 0.22, gap: 1.2 }) },
    ],
    sides: [
      citrus('lime', 726, 92),
      { kind: 'spoon', x: 740, y: 390, turn: 6 },
      { kind: 'napkin', x: 60, y: 470, turn: -12, size: 0.6, edge: '#e8843c' },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
