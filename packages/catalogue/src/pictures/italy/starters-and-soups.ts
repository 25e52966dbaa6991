import { grid, type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, parsley, pepperSpecks, sauceBowl, smallBowl, WHITE } from '../small-dishes.ts';

/** Slices of veal fanned out in a ring, each over the one before. */
const SLICES = Array.from({ length: 16 }, (_, at) => {
  const radians = (at * 22.5 * Math.PI) / 180;
  return [Math.cos(radians) * 0.72, Math.sin(radians) * 0.66, at * 22.5] as const;
});

/** The tables of Italian starters, salads and soups. */
export const ITALY_STARTERS_AND_SOUPS = {
  'bruschetta-al-pomodoro': {
    ground: { pattern: 'linen', motif: 'hem', base: '#e9e0c4', print: '#5f8a5a' },
    vessel: { kind: 'board', x: 396, y: 302, rx: 292, ry: 214, tone: '#8a5a34' },
    layers: [],
    toppings: [
      {
        kind: 'toasts',
        spots: [
          [-0.56, -0.46, -8],
          [0.36, -0.48, 6],
          [-0.36, 0.46, 5],
          [0.56, 0.46, -7],
        ],
        size: 0.56,
        toasted: true,
        crumb: '#f0cf8c',
        crust: '#8a4f1e',
        food: [
          { kind: 'dice', tone: '#d8301c', size: 15, place: scatter(30, { to: 0.82, gap: 0.8 }) },
          { kind: 'dice', tone: '#ee5a38', size: 13, place: scatter(16, { to: 0.66, gap: 1 }) },
          { kind: 'leaf', size: 20, place: scatter(5, { to: 0.7, gap: 1.6 }) },
        ],
      },
    ],
    sides: [
      { kind: 'tomato', x: 740, y: 96, size: 1 },
      { kind: 'garlic-head', x: 66, y: 92, size: 0.88 },
      sauceBowl(738, 518, 56, '#c9a62c'),
      loose(58, 520, 40, { kind: 'sprig', size: 34, place: spots([0, 0, 30]) }),
    ],
  },
  panzanella: {
    ground: { pattern: 'stripes', motif: 'border', base: '#4f87a0', print: '#f0e6d0' },
    close: 'top-left',
    vessel: { kind: 'bowl', x: 396, y: 302, radius: 252, rim: '#e8b04a', well: '#f3e3bd', band: '#fbf0d8' },
    layers: [
      { kind: 'lining', tone: '#d9a860' },
      { kind: 'bread-chunk', size: 38, place: scatter(44, { to: 0.94, gap: 0.95 }) },
      { kind: 'cucumber', size: 34, place: scatter(18, { to: 0.88, gap: 1.5 }) },
      { kind: 'tomato-wedge', size: 44, place: scatter(18, { to: 0.86, gap: 1.3 }) },
      { kind: 'bread-chunk', size: 34, place: scatter(5, { to: 0.8, gap: 2.4 }) },
      { kind: 'onion-ring', size: 30, place: scatter(11, { to: 0.84, gap: 1.8 }) },
    ],
    toppings: [{ kind: 'sprig', size: 28, place: scatter(8, { to: 0.76, gap: 2.4 }) }, pepperSpecks(40)],
    sides: [
      { kind: 'bottle', x: 734, y: 470, turn: 14, tone: '#8a2a2a', label: '#f3ead0', size: 0.84 },
      { kind: 'bread-slice', x: 724, y: 92, turn: 18, size: 1.02 },
      { kind: 'tomato', x: 66, y: 88, size: 0.9 },
      { kind: 'wooden-spoon', x: 60, y: 400, turn: -8, size: 0.92 },
    ],
  },
  'vitello-tonnato': {
    ground: { pattern: 'stripes', motif: 'trattoria', base: '#3f706c', print: '#2e5a57' },
    vessel: {
      kind: 'oval-dish',
      x: 396,
      y: 302,
      rx: 302,
      ry: 218,
      rim: '#fbf6ea',
      well: '#f2ead8',
      band: '#c9a23a',
    },
    layers: [],
    toppings: [
      { kind: 'thin-slice', tone: '#d3a08a', size: 74, place: spots(...SLICES) },
      { kind: 'heap', tone: '#f3e2b4', size: 0.76 },
      { kind: 'pool', tones: ['#faf0d0'], x: -0.1, y: -0.12, size: 0.44, rough: 0.5, thin: true },
      { kind: 'caper', size: 11, place: scatter(24, { to: 0.66, gap: 2.6 }) },
    ],
    sides: [
      sauceBowl(728, 508, 66, '#f0dfb0'),
      { kind: 'whole-fruit', x: 84, y: 80, long: true, turn: 24, size: 0.82 },
      smallBowl(730, 90, 58, WHITE, [
        { kind: 'caper', size: 34, place: scatter(26, { to: 0.76, gap: 0.9 }) },
      ]),
      { kind: 'fork', x: 66, y: 440, turn: -8, size: 0.8 },
    ],
  },
  'stracciatella-alla-romana': {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#46688c', print: '#7f9cba' },
    close: 'top-right',
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 248, rim: '#fbf5e8', well: '#efe3cc', band: '#d9a23a' },
    layers: [
      { kind: 'soup', tones: ['#e0ac3c', '#ebc05a', '#d49a2a'], texture: 'broth' },
      { kind: 'oil', tone: '#f6d470', count: 30 },
      { kind: 'egg-rag', size: 34, place: scatter(60, { to: 0.86, gap: 1 }) },
    ],
    toppings: [parsley(22, 0.8, 13), pepperSpecks(26)],
    sides: [
      { kind: 'whole-egg', x: 724, y: 96, turn: 20, size: 0.95 },
      { kind: 'spoon', x: 78, y: 330, turn: -6 },
      { kind: 'cheese-wedge', x: 728, y: 508, turn: -18, size: 0.94 },
      { kind: 'whole-fruit', x: 78, y: 76, long: true, turn: -20, size: 0.72 },
    ],
  },
  ribollita: {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#f2e2c0', print: '#c9684a' },
    steam: true,
    vessel: { kind: 'clay-dish', x: 398, y: 302, radius: 250, rim: '#b5623a', well: '#8a4526', ears: true },
    layers: [
      { kind: 'soup', tones: ['#a8662c', '#bb7a3c', '#94561f', '#c98d4a'], texture: 'coarse' },
      { kind: 'bread-chunk', tone: '#dba860', size: 42, place: scatter(13, { to: 0.84, gap: 1.7 }) },
      {
        kind: 'wilted',
        tones: ['#2c4a2a', '#3a5c34', '#24401f'],
        size: 33,
        place: scatter(24, { to: 0.88, gap: 1.1 }),
      },
      { kind: 'carrot-coin', size: 17, place: scatter(13, { to: 0.86, gap: 2.4 }) },
      { kind: 'bean', tone: '#f3e2bd', size: 19, place: scatter(36, { to: 0.88, gap: 1.5 }) },
    ],
    toppings: [
      { kind: 'drizzle', tone: '#d9b836', path: 'spiral', size: 0.6, width: 0.026 },
      pepperSpecks(40),
    ],
    sides: [
      { kind: 'bread-slice', x: 726, y: 500, turn: 20, size: 1.1 },
      { kind: 'bottle', x: 740, y: 120, turn: 150, tone: '#6f7a2a', label: '#f3ead0', size: 0.7 },
      { kind: 'wooden-spoon', x: 64, y: 380, turn: -8, size: 0.94 },
      { kind: 'onion', x: 72, y: 84, tone: '#8a2f52', size: 0.85 },
    ],
  },
  'minestrone-di-verdure': {
    ground: { pattern: 'stripes', motif: 'trattoria', base: '#c3cf8e', print: '#a3b466' },
    steam: true,
    vessel: { kind: 'bowl', x: 400, y: 302, radius: 250, rim: '#3f6f8f', well: '#e6dcc0', band: '#c9dbe4' },
    layers: [
      { kind: 'soup', tones: ['#dd8a3c', '#e89e54', '#cb7628'], texture: 'broth' },
      {
        kind: 'crumpled',
        tones: ['#a9c46a', '#8fb052', '#c0d486'],
        vein: '#e3ecb8',
        size: 28,
        place: scatter(14, { to: 0.88, gap: 1.7 }),
      },
      { kind: 'cube', tone: '#f3d88a', size: 21, place: scatter(18, { to: 0.88, gap: 1.6 }) },
      { kind: 'cucumber', tone: '#6f9f3c', size: 25, place: scatter(13, { to: 0.86, gap: 1.9 }) },
      { kind: 'tube', size: 20, place: scatter(20, { to: 0.88, gap: 1.6 }) },
      { kind: 'dice', tone: '#f07f22', size: 15, place: scatter(24, { to: 0.9, gap: 1.7 }) },
      { kind: 'green-bean', size: 32, place: scatter(15, { to: 0.84, gap: 1.3 }) },
      { kind: 'bean', tone: '#a8604a', size: 19, place: scatter(18, { to: 0.88, gap: 1.9 }) },
    ],
    toppings: [
      { kind: 'dice', tone: '#f07f22', size: 15, place: scatter(10, { to: 0.8, gap: 2.6 }) },
      { kind: 'sprig', size: 30, place: spots([0.02, -0.04, 20], [-0.14, 0.06, 250]) },
    ],
    sides: [
      { kind: 'carrot', x: 730, y: 480, turn: 24, size: 0.95 },
      { kind: 'spoon', x: 78, y: 340, turn: -6 },
      smallBowl(726, 92, 62, WHITE, [
        { kind: 'bean', tone: '#a8604a', size: 46, place: scatter(26, { to: 0.76, gap: 0.9 }) },
      ]),
      loose(78, 86, 44, { kind: 'green-bean', size: 50, place: grid(1, 3, { down: 0.4, turn: 24 }) }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
