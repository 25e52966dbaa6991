import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose } from '../small-dishes.ts';

/** Where the cheese on the soup has browned most. */
const BLISTERS = [
  [-0.36, -0.4, 0.17],
  [0.12, -0.5, 0.12],
  [0.44, -0.24, 0.18],
  [-0.54, 0.06, 0.13],
  [0.08, -0.14, 0.14],
  [-0.2, 0.24, 0.19],
  [0.34, 0.28, 0.16],
  [0.02, 0.54, 0.13],
  [0.58, 0.1, 0.1],
] as const;

/** The tables of French soups that make a dinner. */
export const FRANCE_SOUPS = {
  'soupe-a-l-oignon': {
    ground: { pattern: 'wood', motif: 'planks', base: '#6f8472', print: '#4a5f50' },
    steam: true,
    vessel: { kind: 'ramekin', x: 392, y: 302, radius: 264, rim: '#8a4a22', well: '#5f2f12' },
    layers: [
      { kind: 'soup', tones: ['#7a3f14', '#8f5220', '#683410', '#a86a30'], texture: 'broth' },
      {
        kind: 'onion-ring',
        tone: '#9a5a20',
        half: true,
        flesh: '#c98a44',
        size: 32,
        place: scatter(22, { to: 0.94, gap: 1 }),
      },
      { kind: 'oil', tone: '#d9a04a', count: 30 },
    ],
    toppings: [
      {
        kind: 'toasts',
        size: 0.52,
        toasted: true,
        crumb: '#e6b460',
        crust: '#9a5a22',
        spread: '#f9d06c',
        spots: [
          [-0.36, -0.26, -20],
          [0.38, -0.22, 24],
          [0, 0.38, 4],
        ],
      },
      { kind: 'pool', tones: ['#f9d478', '#fce6a4', '#eebc50'], size: 0.86, rough: 0.22 },
      { kind: 'crumble', tone: '#fbe49c', size: 9, place: scatter(60, { to: 0.72, gap: 1.1 }) },
      ...BLISTERS.map(
        ([x, y, size]) =>
          ({ kind: 'pool', tones: ['#b96a1e', '#d08a34'], x, y, size, rough: 0.5, thin: true }) as const,
      ),
      { kind: 'seed', tone: '#7a4318', round: true, size: 3, place: scatter(34, { to: 0.64 }) },
      { kind: 'rosemary', tone: '#5f8a4a', size: 36, place: spots([0.04, -0.02, 30]) },
    ],
    sides: [
      { kind: 'onion', x: 722, y: 104, turn: 14, size: 1.15 },
      { kind: 'cheese-wedge', x: 724, y: 498, turn: -14, size: 1.05 },
      { kind: 'spoon', x: 72, y: 420, turn: -6, size: 0.95 },
      { kind: 'baguette', x: 62, y: 110, turn: 112, size: 0.7 },
    ],
  },
  'soupe-au-pistou': {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#e9b8a0', print: '#cf8a6a' },
    close: 'bottom-right',
    steam: true,
    vessel: { kind: 'bowl', x: 396, y: 302, radius: 254, rim: '#5f8f5a', well: '#efe6c8', band: '#c9d6a0' },
    layers: [
      { kind: 'soup', tones: ['#d9b04a', '#e6c468', '#cf9f38', '#f0d488'], texture: 'broth' },
      { kind: 'oil', tone: '#f3d060', count: 40 },
      { kind: 'macaroni', tone: '#f9e6ac', size: 20, place: scatter(24, { to: 0.9, gap: 1.4 }) },
      { kind: 'cube', tone: '#f9e08a', size: 19, place: scatter(14, { to: 0.88, gap: 1.8 }) },
      {
        kind: 'cube',
        tone: '#cfe08a',
        side: '#4f8a34',
        size: 20,
        place: scatter(20, { to: 0.88, gap: 1.5 }),
      },
      { kind: 'green-bean', size: 32, place: scatter(16, { to: 0.88, gap: 1.2 }) },
      { kind: 'bean', tone: '#fbf0d4', size: 20, place: scatter(22, { to: 0.86, gap: 1.5 }) },
      { kind: 'dice', tone: '#ee8a2c', size: 15, place: scatter(22, { to: 0.88, gap: 1.7 }) },
      { kind: 'dice', tone: '#d9402a', size: 13, place: scatter(12, { to: 0.86, gap: 2 }) },
    ],
    toppings: [
      { kind: 'pool', tones: ['#4f8a2c', '#64a03a', '#3f7422'], x: 0.02, y: 0.02, size: 0.27, rough: 0.4 },
      { kind: 'seed', tone: '#2f5f1c', size: 5, place: scatter(22, { to: 0.26 }) },
      { kind: 'sprig', size: 44, place: spots([0, -0.02, 20]) },
    ],
    sides: [
      {
        kind: 'dish',
        vessel: { kind: 'mortar', x: 716, y: 484, radius: 96, tone: '#c9bda8' },
        layers: [
          { kind: 'mince', tones: ['#4f8a2c', '#6aa842', '#3f7422'], size: 0.84, grain: 1 },
          { kind: 'oil', tone: '#c9c24a', count: 12 },
        ],
        toppings: [],
      },
      { kind: 'spoon', x: 70, y: 320, turn: -8, size: 1.05 },
      loose(718, 92, 50, {
        kind: 'leaf',
        tone: '#4f9a40',
        size: 50,
        place: spots([-0.4, 0, 20], [0.5, 0.3, 80], [0.2, -0.6, 320]),
      }),
      { kind: 'garlic-head', x: 80, y: 90, turn: 10, size: 0.9 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
