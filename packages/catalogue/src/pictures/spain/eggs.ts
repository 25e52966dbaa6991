import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, parsley, pepperSpecks } from '../small-dishes.ts';

/** The tables of Spanish dinners with eggs. */
export const SPAIN_EGGS = {
  'huevos-rotos-con-jamon': {
    ground: { pattern: 'azulejo', motif: 'star', base: '#3f6f8f', print: '#2a5270' },
    vessel: {
      kind: 'oval-dish',
      x: 396,
      y: 302,
      rx: 316,
      ry: 226,
      rim: '#fbf5e8',
      well: '#efe4cc',
      band: '#d9a43a',
    },
    layers: [],
    toppings: [
      { kind: 'fry', size: 74, place: scatter(44, { to: 0.8, gap: 0.4 }) },
      { kind: 'fry', size: 70, tone: '#f6c95e', place: scatter(30, { to: 0.66, gap: 0.4 }) },
      { kind: 'egg', size: 96, place: spots([-0.3, -0.14, 20], [0.3, 0.24, 130, 0.96]) },
      { kind: 'pool', tones: ['#f09a1c', '#f9b63a'], x: -0.18, y: 0.1, size: 0.24, rough: 0.5 },
      { kind: 'pool', tones: ['#f09a1c', '#f9b63a'], x: 0.42, y: 0.02, size: 0.2, rough: 0.6 },
      {
        kind: 'prosciutto',
        tone: '#bf5348',
        size: 60,
        place: spots(
          [0.12, -0.4, 14],
          [-0.64, 0.24, -40],
          [0.68, -0.26, 70],
          [0.06, 0.62, -10],
          [-0.62, -0.42, 100, 0.86],
        ),
      },
      { kind: 'pearl', size: 3.6, place: scatter(36, { to: 0.7 }) },
    ],
    sides: [
      { kind: 'whole-egg', x: 62, y: 84, turn: 20, tone: '#e9cba8' },
      { kind: 'whole-potato', x: 736, y: 80, turn: 20, size: 0.95 },
      { kind: 'bread-slice', x: 736, y: 532, turn: 20, size: 0.9 },
      { kind: 'fork', x: 44, y: 470, turn: 4, size: 0.74 },
    ],
  },
  'arroz-a-la-cubana': {
    ground: { pattern: 'linen', motif: 'double', base: '#9fbfa8', print: '#6f9a80' },
    vessel: { kind: 'coupe', x: 396, y: 302, radius: 264, rim: '#f8f1e2', well: '#f1e7d2', band: '#c9472f' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#c9351a', '#dd5030'], x: -0.1, y: 0.06, size: 0.74, rough: 0.2 },
      { kind: 'fat-drop', tone: '#e88a3a', size: 10, place: scatter(18, { to: 0.64, gap: 2 }) },
      { kind: 'egg', size: 92, place: spots([0.38, -0.22, 20]) },
      {
        kind: 'banana',
        size: 112,
        place: spots([0.16, 0.44, 6], [0.02, 0.66, 10, 0.94]),
      },
    ],
    sides: [
      {
        kind: 'dish',
        vessel: { kind: 'table', x: 314, y: 262, radius: 108 },
        layers: [
          { kind: 'heap', tone: '#efe2c0', size: 0.98 },
          { kind: 'rice', tones: ['#fffdf4', '#f6ecd4', '#ffffff'], grain: 26, size: 0.94, heap: true },
        ],
        toppings: [],
      },
      loose(716, 506, 40, { kind: 'banana', tone: '#f3cf4a', size: 82, place: spots([0, 0, -40]) }),
      { kind: 'tomato', x: 722, y: 94, size: 1.05 },
      { kind: 'fork', x: 68, y: 420, turn: -6, size: 0.94 },
      { kind: 'garlic-head', x: 76, y: 88, turn: -14, size: 0.85 },
    ],
  },
  'revuelto-de-setas': {
    close: 'bottom-left',
    ground: { pattern: 'wood', motif: 'boards', base: '#7f5a3c', print: '#553a24' },
    vessel: { kind: 'plate', x: 396, y: 302, radius: 264, rim: '#f6efe0', well: '#ece0c8', band: '#7f9a5a' },
    layers: [],
    toppings: [
      {
        kind: 'toasts',
        size: 0.62,
        toasted: true,
        crust: '#a8622a',
        spots: [
          [-0.44, -0.5, -14],
          [0.5, 0.5, 10],
        ],
      },
      { kind: 'scramble', tones: ['#f6cf4a', '#fbdf7a', '#eab52c'], size: 0.94 },
      {
        kind: 'mushroom',
        tone: '#a8713f',
        size: 42,
        place: spots(
          [-0.3, -0.22, 20],
          [0.26, -0.3, -40],
          [0.36, 0.14, 100],
          [-0.06, 0.4, 200],
          [-0.42, 0.2, 150],
          [0.02, 0, 60],
        ),
      },
      { kind: 'roast-strip', tone: '#cfa87a', size: 30, place: scatter(10, { to: 0.6, gap: 1.6 }) },
      { kind: 'mushroom', tone: '#b98a5a', size: 32, place: scatter(5, { to: 0.7, gap: 3 }) },
      parsley(26, 0.66, 14),
      pepperSpecks(30, 0.66),
    ],
    sides: [
      { kind: 'whole-mushroom', x: 78, y: 96, turn: -16, size: 1.1 },
      { kind: 'whole-mushroom', x: 132, y: 60, turn: 30, size: 0.8 },
      { kind: 'whole-egg', x: 724, y: 94, turn: 20, tone: '#e9cba8' },
      { kind: 'fork', x: 732, y: 420, turn: 8, size: 0.94 },
      { kind: 'garlic-head', x: 74, y: 512, size: 0.85 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
