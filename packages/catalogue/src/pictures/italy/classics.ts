import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, sauceBowl, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of the best-known Italian dishes. */
export const ITALY_CLASSICS = {
  'pizza-margherita': {
    ground: { pattern: 'stripes', motif: 'trattoria', base: '#86a070', print: '#5f8052' },
    vessel: { kind: 'board', x: 400, y: 304, rx: 276, ry: 276, tone: '#8f5f35', round: true },
    layers: [],
    toppings: [
      { kind: 'pizza' },
      { kind: 'mozzarella', size: 46, place: scatter(13, { to: 0.62, gap: 1.55 }) },
      { kind: 'sprig', size: 29, place: scatter(11, { to: 0.66, gap: 2 }) },
    ],
    sides: [
      { kind: 'tomato', x: 70, y: 92, size: 1.05 },
      { kind: 'tomato', x: 150, y: 48, size: 0.74, turn: 30 },
      sauceBowl(730, 520, 68, '#cfa92c'),
      loose(724, 92, 40, { kind: 'leaf', size: 48, place: spots([-0.4, 0, 34], [0.6, 0.7, 98, 0.8]) }),
    ],
  },
  'spaghetti-alla-carbonara': {
    ground: { pattern: 'stripes', motif: 'trattoria', base: '#c4573c', print: '#a33f2a' },
    close: 'bottom-left',
    vessel: { kind: 'plate', x: 412, y: 300, radius: 252, rim: '#f4ecdd', well: '#e9ddc6', band: '#d9b98a' },
    layers: [],
    toppings: [
      { kind: 'strands', tones: ['#f5cf74', '#f8dc93', '#efc05a', '#fbe6ae'], size: 1.02, width: 8.5 },
      { kind: 'dice', tone: '#c4573a', size: 13, place: scatter(34, { to: 0.8, gap: 1.6 }) },
      { kind: 'shaving', place: scatter(16, { to: 0.76, gap: 1.6 }) },
      { kind: 'seed', tone: '#2b1a10', round: true, size: 2.2, place: scatter(110, { to: 1.05, gap: 2 }) },
      { kind: 'yolk', size: 46, place: spots([0.02, -0.02]) },
    ],
    sides: [
      { kind: 'fork', x: 92, y: 306, turn: -6, size: 1.2 },
      smallBowl(718, 98, 68, WHITE, [
        { kind: 'shaving', tone: '#f7e7b6', size: 44, place: scatter(34, { to: 0.74, gap: 0.5 }) },
      ]),
      { kind: 'cheese-wedge', x: 726, y: 516, turn: -18, size: 0.94 },
    ],
  },
  'pasta-e-fagioli': {
    close: 'bottom-right',
    ground: { pattern: 'stripes', motif: 'border', base: '#e6c27a', print: '#c2763a' },
    steam: true,
    vessel: { kind: 'bowl', x: 410, y: 300, radius: 240, rim: '#5d7f95', well: '#d9c7a4', band: '#a9c1cd' },
    layers: [
      { kind: 'soup', tones: ['#cf7a36', '#dd9350', '#b8642a', '#e6a864'], texture: 'coarse' },
      { kind: 'bean', tone: '#a8553a', size: 17, place: scatter(50, { to: 0.9, gap: 1.5 }) },
      { kind: 'tube', size: 21, place: scatter(44, { to: 0.9, gap: 1.35 }) },
      { kind: 'dice', tone: '#e58a2c', size: 10, place: scatter(26, { to: 0.9, gap: 1.8 }) },
      { kind: 'dice', tone: '#a9c46a', size: 9, place: scatter(20, { to: 0.88, gap: 1.8 }) },
      { kind: 'oil', tone: '#f0c04e', count: 36 },
    ],
    toppings: [
      { kind: 'drizzle', tone: '#d9b03a', path: 'wave', size: 0.5, width: 0.03, turn: 30 },
      { kind: 'rosemary', size: 52, place: spots([0.06, -0.06, 40]) },
      { kind: 'seed', tone: '#2b1a10', round: true, size: 2.2, place: scatter(50, { to: 0.9 }) },
    ],
    sides: [
      { kind: 'bread-slice', x: 700, y: 480, turn: 24, size: 1.2 },
      { kind: 'bread-slice', x: 762, y: 400, turn: 64, size: 1.1 },
      { kind: 'spoon', x: 92, y: 330, turn: -10, size: 1.1 },
      { kind: 'garlic-head', x: 716, y: 96, turn: 10, size: 0.95 },
    ],
  },
  'risotto-ai-funghi': {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#6b4257', print: '#8a5c72' },
    vessel: { kind: 'plate', x: 384, y: 304, radius: 256, rim: '#8fa3a8', well: '#e6e0d2', band: '#c9d3d2' },
    layers: [],
    toppings: [
      {
        kind: 'rice',
        tones: ['#fbe9b4', '#f5dc94', '#fdf3d0', '#efd080'],
        size: 1.02,
        grain: 15,
        heap: true,
      },
      { kind: 'mushroom', size: 36, place: scatter(10, { to: 0.7, gap: 1.9 }) },
      { kind: 'mushroom', tone: '#a8743f', size: 29, place: scatter(7, { to: 0.74, gap: 2.2 }) },
      { kind: 'shaving', size: 20, place: scatter(9, { to: 0.62, gap: 2 }) },
      { kind: 'cilantro', tone: '#3f8c36', size: 14, place: scatter(24, { to: 0.76, gap: 2 }) },
      { kind: 'seed', tone: '#2b1a10', round: true, size: 2, place: scatter(60, { to: 1 }) },
    ],
    sides: [
      { kind: 'glass', x: 714, y: 110, tone: '#e6cf6a', size: 1.15, stem: true },
      { kind: 'whole-mushroom', x: 708, y: 466, turn: 30, size: 1.1 },
      { kind: 'whole-mushroom', x: 748, y: 548, turn: -50, size: 0.95, tone: '#b98f66' },
      loose(70, 524, 40, {
        kind: 'leaf',
        tone: '#5d8a4a',
        slim: true,
        size: 42,
        place: spots([0, 0, 50], [0.6, -0.5, 15, 0.8], [0.9, 0.3, 86, 0.7]),
      }),
    ],
  },
  'pollo-alla-cacciatora': {
    steam: true,
    ground: { pattern: 'stripes', motif: 'ticking', base: '#f0e6d0', print: '#8da9bd' },
    vessel: { kind: 'skillet', x: 356, y: 304, radius: 236, tone: '#35322f', handle: 22 },
    layers: [
      { kind: 'soup', tones: ['#a92c14', '#c8452a', '#8d200d', '#d9603a'], texture: 'coarse' },
      {
        kind: 'onion-ring',
        tone: '#eec08a',
        half: true,
        size: 30,
        place: scatter(16, { to: 0.86, gap: 1.3 }),
      },
      { kind: 'dice', tone: '#ee8127', size: 11, place: scatter(26, { to: 0.88, gap: 1.6 }) },
    ],
    toppings: [
      {
        kind: 'chicken-thigh',
        tone: '#d58a36',
        size: 92,
        place: spots([-0.36, -0.34, 24], [0.38, -0.36, 152], [-0.42, 0.3, -30], [0.34, 0.36, 214]),
      },
      { kind: 'olive', pitted: true, tone: '#3f2a30', place: scatter(12, { to: 0.84, gap: 2.4 }) },
      { kind: 'rosemary', size: 46, place: spots([0.1, -0.64, 60], [-0.16, 0.64, -50]) },
    ],
    sides: [
      { kind: 'glass', x: 718, y: 98, tone: '#7a1626', size: 1.1, stem: true },
      { kind: 'bread-slice', x: 712, y: 536, turn: -16, size: 1.15 },
      { kind: 'tomato', x: 64, y: 540, size: 0.9 },
    ],
  },
  'spaghetti-alle-vongole': {
    ground: { pattern: 'stripes', motif: 'border', base: '#6ba3bd', print: '#f2ead6' },
    vessel: { kind: 'coupe', x: 420, y: 304, radius: 252, rim: '#fbf6ea', well: '#f2ead8', band: '#2f5f93' },
    layers: [{ kind: 'pool', tones: ['#ecdfa6', '#f3ebc4'], size: 0.86, rough: 0.14, thin: true }],
    toppings: [
      {
        kind: 'strands',
        tones: ['#f6e3aa', '#f9ecc4', '#efd690', '#fbf2d6'],
        size: 0.76,
        width: 7,
        count: 200,
      },
      { kind: 'clam', size: 38, place: scatter(17, { to: 0.76, gap: 1.7 }) },
      { kind: 'chili-ring', size: 7, place: scatter(18, { to: 0.74, gap: 2 }) },
      { kind: 'garlic', size: 9, place: scatter(12, { to: 0.72, gap: 2 }) },
      { kind: 'cilantro', tone: '#3f8c36', size: 14, place: scatter(34, { to: 0.82, gap: 1.8 }) },
    ],
    sides: [
      { kind: 'fork', x: 84, y: 350, turn: -4, size: 1.15 },
      { kind: 'garlic-head', x: 92, y: 88 },
      { kind: 'glass', x: 730, y: 92, tone: '#e9d98a', size: 1.05, stem: true },
      loose(736, 530, 46, { kind: 'clam', size: 42, place: around(3, 0.8, { first: 20 }) }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
