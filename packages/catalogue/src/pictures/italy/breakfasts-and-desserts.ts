import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Italian breakfasts and desserts. */
export const ITALY_BREAKFASTS_AND_DESSERTS = {
  'granita-al-caffe': {
    ground: { pattern: 'stripes', motif: 'trattoria', base: '#6fb3b3', print: '#4f9696' },
    vessel: { kind: 'glass-bowl', x: 396, y: 302, radius: 238 },
    layers: [
      { kind: 'lining', tone: '#3d1f10' },
      { kind: 'crystals', tones: ['#8a5532', '#a36c44', '#724325', '#b98456'], grain: 14, count: 420 },
      { kind: 'crystals', tones: ['#b47c50', '#9c663e', '#c9966a'], size: 0.58, grain: 15, count: 180 },
    ],
    toppings: [
      { kind: 'coffee-bean', size: 24, place: spots([-0.06, -0.1, 30], [0.1, 0.02, 80], [-0.04, 0.12, 150]) },
    ],
    sides: [
      { kind: 'spoon', x: 78, y: 330, turn: -6 },
      { kind: 'cup', x: 716, y: 104, tone: '#fbf5e8', drink: '#2f1709', size: 0.92 },
      loose(76, 92, 44, {
        kind: 'coffee-bean',
        size: 17,
        place: spots([-0.5, -0.3, 20], [0.4, 0.2, 100], [-0.2, 0.7, 60], [0.8, -0.5, 150]),
      }),
    ],
  },
  'ciambellone-allo-yogurt': {
    ground: { pattern: 'stripes', motif: 'trattoria', base: '#8aa3c0', print: '#6a86a8' },
    vessel: { kind: 'coupe', x: 398, y: 302, radius: 262, rim: '#fbf6ea', well: '#f2ead8', band: '#d9a23a' },
    layers: [],
    toppings: [{ kind: 'ring-cake', tone: '#d99a42', size: 0.92, dusted: true }],
    sides: [
      citrus('lemon', 82, 92, 48),
      { kind: 'cup', x: 716, y: 96, tone: '#f6efe0', drink: '#6b4024', size: 0.94 },
      smallBowl(724, 510, 72, WHITE, [{ kind: 'swirl', tone: '#fffaf0' }]),
      { kind: 'knife', x: 72, y: 440, turn: -8, size: 0.84 },
    ],
  },
  'maritozzi-con-la-panna': {
    close: 'top-right',
    ground: { pattern: 'stripes', motif: 'ticking', base: '#a9c9b4', print: '#6fa38a' },
    vessel: {
      kind: 'oval-dish',
      x: 396,
      y: 304,
      rx: 300,
      ry: 222,
      rim: '#fbf5e8',
      well: '#f0e7d4',
      band: '#c98a74',
    },
    layers: [],
    toppings: [
      {
        kind: 'cream-bun',
        size: 116,
        place: spots([-0.46, -0.34, -24], [0.46, -0.36, -18], [-0.4, 0.44, -14], [0.5, 0.4, -22]),
      },
    ],
    sides: [
      { kind: 'cup', x: 722, y: 92, tone: '#fbf5e8', drink: '#a8703f', size: 0.88 },
      { kind: 'whole-fruit', x: 74, y: 92, tone: '#ee8a24', size: 0.9 },
      smallBowl(730, 516, 62, WHITE, [{ kind: 'swirl', tone: '#fffdf6' }]),
      { kind: 'napkin', x: 70, y: 530, turn: 14, tone: '#f6efe0', edge: '#c9472f', size: 0.7 },
    ],
  },
  tiramisu: {
    ground: { pattern: 'stripes', motif: 'trattoria', base: '#c88a94', print: '#ae6a78' },
    vessel: { kind: 'plate', x: 392, y: 302, radius: 260, rim: '#fbf5e8', well: '#f3ead8', band: '#8a5a3a' },
    layers: [],
    toppings: [
      {
        kind: 'squares',
        size: 0.62,
        spots: [[0, 0, -6]],
        tone: '#5a3218',
        layers: ['#fbf0d8', '#c99a5c', '#8a5a30', '#fbf0d8', '#c99a5c', '#8a5a30', '#fbf0d8'],
        height: 0.36,
      },
    ],
    sides: [
      { kind: 'cup', x: 712, y: 104, tone: '#fbf5e8', drink: '#2f1709' },
      { kind: 'fork', x: 76, y: 340, turn: -6, size: 1.05 },
      loose(724, 496, 70, { kind: 'finger', size: 76, place: spots([0, -0.3, 62], [0.3, 0.3, 80]) }),
      loose(80, 84, 40, {
        kind: 'coffee-bean',
        size: 17,
        place: spots([-0.5, -0.2, 20], [0.5, 0.1, 100], [-0.1, 0.8, 60]),
      }),
    ],
  },
  'panna-cotta-ai-frutti-di-bosco': {
    ground: { pattern: 'stripes', motif: 'border', base: '#4f857c', print: '#f0e2c4' },
    close: 'top-right',
    vessel: { kind: 'plate', x: 400, y: 302, radius: 264, rim: '#fbf6ea', well: '#f3ebda', band: '#b8324a' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#8a1230', '#b8203f'], size: 0.92, rough: 0.16 },
      { kind: 'turned-out', tone: '#fdf3dc', size: 0.52 },
      { kind: 'raspberry', size: 27, place: around(7, 0.72, { first: 10 }) },
      { kind: 'blueberry', size: 18, place: around(10, 0.68, { first: 36 }) },
      { kind: 'pool', tones: ['#8a1230', '#b8203f'], x: 0.08, y: -0.12, size: 0.27, rough: 0.4 },
      { kind: 'raspberry', size: 27, place: spots([-0.06, -0.14], [0.14, -0.24]) },
      { kind: 'blueberry', size: 18, place: spots([0.14, -0.02]) },
    ],
    sides: [
      { kind: 'spoon', x: 76, y: 330, turn: -6 },
      smallBowl(722, 100, 76, WHITE, [
        { kind: 'raspberry', size: 60, place: scatter(9, { to: 0.7, gap: 0.9 }) },
        { kind: 'blueberry', size: 40, place: scatter(7, { to: 0.7, gap: 1 }) },
      ]),
      loose(
        728,
        506,
        50,
        { kind: 'blueberry', size: 17, place: spots([-0.6, 0], [0.2, 0.5], [0.6, -0.4]) },
        { kind: 'raspberry', size: 25, place: spots([-0.1, -0.7], [0.9, 0.5]) },
      ),
    ],
  },
  'torta-caprese': {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#f3dfa4', print: '#dcaa3c' },
    vessel: { kind: 'coupe', x: 394, y: 302, radius: 258, rim: '#3f7fa8', well: '#f2ead8', band: '#dcebf0' },
    layers: [],
    toppings: [
      { kind: 'cake', tone: '#5f3218', size: 0.92, browned: 0 },
      { kind: 'dust', tone: '#fffaf0', size: 0.9, weight: 0.8 },
      { kind: 'dust', tone: '#fffaf0', size: 0.86, weight: 0.7 },
      { kind: 'dust', tone: '#fffaf0', size: 0.74, weight: 0.5 },
      { kind: 'cracks', tone: '#5f3218', size: 0.72, count: 16 },
    ],
    sides: [
      loose(84, 96, 50, {
        kind: 'almond',
        size: 24,
        place: spots([-0.5, -0.2, 30], [0.5, -0.3, 110], [0, 0.6, 170]),
      }),
      { kind: 'glass', x: 720, y: 100, tone: '#c9822a', size: 1, stem: true },
      smallBowl(726, 506, 68, WHITE, [
        { kind: 'almond', size: 54, place: scatter(12, { to: 0.7, gap: 0.9 }) },
      ]),
      { kind: 'fork', x: 76, y: 420, turn: -8, size: 0.86 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
