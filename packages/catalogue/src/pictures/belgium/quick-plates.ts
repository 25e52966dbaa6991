import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, parsley, pepperSpecks, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of quick Belgian plates. */
export const BELGIUM_QUICK_PLATES = {
  'pladijs-meuniere': {
    ground: { pattern: 'stone', motif: 'flags', base: '#6f97a5', print: '#44707f' },
    vessel: {
      kind: 'oval-dish',
      x: 394,
      y: 302,
      rx: 308,
      ry: 214,
      rim: '#fbf5e8',
      well: '#f3ead8',
      band: '#2f5f93',
    },
    layers: [{ kind: 'pool', tones: ['#e3ac3c', '#f3cf74'], size: 0.96, rough: 0.2, thin: true }],
    toppings: [
      { kind: 'fillet', tone: '#ecc078', size: 120, place: spots([-0.28, -0.3, -12], [-0.16, 0.3, -6]) },
      { kind: 'fruit-slice', fruit: 'lemon', size: 32, place: spots([-0.3, -0.28], [-0.14, 0.3]) },
      {
        kind: 'potato',
        size: 46,
        place: spots([0.56, -0.36, 10], [0.74, -0.1, 60], [0.52, 0, 100], [0.7, 0.24, 30], [0.5, 0.36, 150]),
      },
      parsley(30, 0.8),
      pepperSpecks(30, 0.8),
    ],
    sides: [
      citrus('lemon', 728, 88, 48),
      smallBowl(728, 520, 62, WHITE, [{ kind: 'soup', tones: ['#e3ac3c', '#f3cf74'], texture: 'broth' }]),
      { kind: 'fork', x: 44, y: 440, turn: -8, size: 0.7 },
    ],
  },
  'boudin-noir-aux-pommes': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#9fae5a', print: '#7c8c3a' },
    close: 'top-right',
    vessel: { kind: 'coupe', x: 396, y: 302, radius: 256, rim: '#f6efe0', well: '#f0e4cc', band: '#a83a2c' },
    layers: [],
    toppings: [
      { kind: 'heap', tone: '#f3dc96', size: 0.1 },
      { kind: 'dollop', tone: '#f6e2a4', size: 118, place: spots([0.36, -0.34, 20]) },
      {
        kind: 'round-slice',
        tone: '#f6d97c',
        edge: '#c9402c',
        browned: true,
        size: 44,
        place: spots(
          [-0.62, 0.2, 0],
          [-0.44, 0.42, 40],
          [-0.18, 0.54, 80],
          [0.1, 0.58, 20],
          [0.38, 0.46, 60],
          [0.6, 0.22, 100],
        ),
      },
      { kind: 'sausage', tone: '#4a2420', size: 116, place: spots([-0.18, -0.22, -22], [-0.06, 0.16, -14]) },
      { kind: 'dice', tone: '#f6d97c', size: 10, place: scatter(10, { from: 0.3, to: 0.6, gap: 3 }) },
      pepperSpecks(24, 0.7),
    ],
    sides: [
      { kind: 'apple', x: 722, y: 100, size: 1.1 },
      { kind: 'apple', x: 86, y: 512, size: 0.95, tone: '#8fb03c' },
      { kind: 'knife', x: 738, y: 420, turn: 8, size: 0.9 },
      { kind: 'fork', x: 72, y: 190, turn: -8, size: 0.84 },
    ],
  },
  'toast-champignon': {
    ground: { pattern: 'checks', motif: 'tattersall', base: '#b59a8a', print: '#7f604e' },
    vessel: { kind: 'coupe', x: 398, y: 302, radius: 256, rim: '#5f7f6b', well: '#e6e6d2', band: '#c9d6c0' },
    layers: [],
    toppings: [
      {
        kind: 'toasts',
        size: 0.5,
        toasted: true,
        crumb: '#eccb8c',
        crust: '#8f5a2a',
        spread: '#f3e2b8',
        spots: [
          [-0.32, -0.24, -12],
          [0.34, 0.2, 10],
        ],
        food: [
          { kind: 'mushroom', tone: '#b9875a', size: 33, place: scatter(12, { to: 0.86, gap: 0.95 }) },
          { kind: 'mushroom', tone: '#d9b48a', size: 30, place: scatter(6, { to: 0.6, gap: 1.2 }) },
          { kind: 'cilantro', tone: '#3f8c36', size: 12, place: scatter(7, { to: 0.8, gap: 2 }) },
        ],
      },
      { kind: 'rosemary', tone: '#6f8f5a', size: 34, place: spots([0.46, -0.5, 40]) },
      pepperSpecks(24, 0.7),
    ],
    sides: [
      { kind: 'whole-mushroom', x: 720, y: 100, turn: 20, size: 1.15 },
      { kind: 'whole-mushroom', x: 756, y: 172, turn: -40, size: 0.9, tone: '#b98f66' },
      { kind: 'glass', x: 84, y: 98, tone: '#e9d98a', stem: true },
      { kind: 'fork', x: 738, y: 430, turn: 8, size: 0.88 },
    ],
  },
  'kip-archiduc': {
    ground: { pattern: 'wood', motif: 'boards', base: '#7f4a44', print: '#55282a' },
    close: 'bottom-left',
    vessel: { kind: 'coupe', x: 398, y: 302, radius: 258, rim: '#fbf5e8', well: '#f3ead6', band: '#c9a24a' },
    layers: [{ kind: 'pool', tones: ['#e9c98e', '#f3dcae'], size: 0.74, x: -0.22, y: 0.06, rough: 0.16 }],
    toppings: [
      { kind: 'turned-out', tone: '#fbf6e6', size: 0.34, spots: [[0.52, -0.34]] },
      {
        kind: 'sesame',
        tone: '#fffdf6',
        size: 11,
        place: spots(
          [0.46, -0.36, 20],
          [0.56, -0.42, 80],
          [0.6, -0.3, 140],
          [0.5, -0.26, 40],
          [0.42, -0.44, 100],
        ),
      },
      { kind: 'cutlet', tone: '#dba85c', size: 100, place: spots([-0.34, -0.28, -14], [-0.1, 0.34, 12]) },
      {
        kind: 'mushroom',
        tone: '#c9a07a',
        size: 33,
        place: spots(
          [-0.4, -0.2, 20],
          [-0.16, -0.3, 80],
          [-0.04, 0.04, 140],
          [-0.5, 0.14, 10],
          [0.1, 0.36, 60],
          [-0.24, 0.36, 100],
          [0.2, 0.1, 30],
        ),
      },
      { kind: 'pool', tones: ['#f0d8a4', '#f9ecc8'], size: 0.2, x: -0.3, y: -0.3, rough: 0.5, thin: true },
      parsley(20, 0.8),
    ],
    sides: [
      smallBowl(86, 500, 78, WHITE, [
        { kind: 'mushroom', tone: '#d8b88e', size: 60, place: scatter(10, { to: 0.66, gap: 1 }) },
      ]),
      { kind: 'glass', x: 726, y: 92, tone: '#c9802a', stem: true },
      { kind: 'fork', x: 70, y: 190, turn: -8, size: 0.84 },
      { kind: 'knife', x: 742, y: 430, turn: 8, size: 0.88 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
