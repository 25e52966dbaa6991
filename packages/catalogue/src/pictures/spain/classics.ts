import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, sauceBowl, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of the best-known Spanish dishes. */
export const SPAIN_CLASSICS = {
  'paella-valenciana': {
    ground: { pattern: 'azulejo', motif: 'leaf', base: '#f0e4cb', print: '#3e6c93' },
    vessel: { kind: 'paella-pan', x: 400, y: 302, radius: 266, tone: '#39373a' },
    layers: [{ kind: 'rice', tones: ['#f3c24a', '#f7cf68', '#e9ae33', '#dd9a22'], grain: 13 }],
    toppings: [
      {
        kind: 'seared',
        tones: ['#c77a35', '#b8682a', '#d58f4a'],
        size: 40,
        place: around(7, 0.5, { first: 24 }),
      },
      { kind: 'strip', tone: '#d8402a', wide: true, size: 26, place: scatter(13, { to: 0.88, gap: 1.6 }) },
      { kind: 'strip', tone: '#6aa544', wide: true, size: 28, place: scatter(16, { to: 0.9, gap: 1.5 }) },
      { kind: 'bean', tone: '#f0e2c0', size: 15, place: scatter(20, { to: 0.88, gap: 1.8 }) },
      { kind: 'mussel', size: 46, place: around(6, 0.7, { first: 8, turn: 60 }) },
      {
        kind: 'whole-prawn',
        size: 64,
        place: spots([0.02, -0.3, 10], [0.3, 0.16, 110], [-0.3, 0.14, 235], [-0.02, 0.02, 40]),
      },
      { kind: 'wedge', fruit: 'lemon', size: 42, place: around(4, 0.82, { first: 52, turn: 90 }) },
    ],
    sides: [citrus('lemon', 66, 84, 48), { kind: 'tomato', x: 742, y: 528, size: 0.9 }],
  },
  'patatas-bravas': {
    close: 'top-right',
    ground: { pattern: 'azulejo', motif: 'leaf', base: '#e9b94a', print: '#b4651c' },
    vessel: { kind: 'clay-dish', x: 404, y: 298, radius: 242, rim: '#a9512c', well: '#7e351a' },
    layers: [
      { kind: 'lining', tone: '#8f3d1e' },
      {
        kind: 'cube',
        tone: '#f6bd45',
        side: '#c47a1c',
        browned: true,
        size: 27,
        place: scatter(46, { to: 0.9, gap: 1.45 }),
      },
      {
        kind: 'cube',
        tone: '#fbd373',
        side: '#cf8726',
        browned: true,
        size: 27,
        place: scatter(26, { to: 0.66, gap: 1.7 }),
      },
    ],
    toppings: [
      { kind: 'pool', tones: ['#c0301a', '#db4a2c'], x: 0.04, y: 0.04, size: 0.5, rough: 0.3 },
      { kind: 'pool', tones: ['#c0301a', '#db4a2c'], x: -0.34, y: 0.3, size: 0.22, rough: 0.4 },
      { kind: 'pool', tones: ['#c0301a', '#db4a2c'], x: 0.4, y: -0.34, size: 0.2, rough: 0.4 },
      { kind: 'seed', tone: '#8a1c0e', round: true, size: 2.4, place: scatter(46, { to: 0.62 }) },
    ],
    sides: [
      sauceBowl(708, 104, 70, '#c9371f'),
      { kind: 'tomato', x: 90, y: 512 },
      loose(92, 92, 30, { kind: 'chili', size: 62, place: spots([0, 0, -24]) }),
      { kind: 'fork', x: 730, y: 430, turn: 14, size: 0.8 },
    ],
  },
  'gazpacho-andaluz': {
    ground: { pattern: 'azulejo', motif: 'star', base: '#eef0dd', print: '#4f8f62' },
    close: 'bottom-left',
    vessel: { kind: 'bowl', x: 388, y: 302, radius: 230, rim: '#fbf7ec', well: '#e6d9c0', band: '#3f8a5c' },
    layers: [
      { kind: 'soup', tones: ['#df4a26', '#ea6a3c', '#f0814e', '#cf3c1c'], texture: 'cream' },
      { kind: 'oil', tone: '#f3b24c', count: 26 },
    ],
    toppings: [
      { kind: 'drizzle', tone: '#e2b93c', path: 'spiral', size: 0.6, width: 0.028 },
      { kind: 'dice', tone: '#b9d66e', size: 12, place: scatter(20, { to: 0.36, gap: 1.6 }) },
      { kind: 'dice', tone: '#3f8c36', size: 10, place: scatter(14, { to: 0.4, gap: 1.6 }) },
      {
        kind: 'cube',
        tone: '#e9be72',
        side: '#a8652a',
        browned: true,
        size: 15,
        place: scatter(9, { to: 0.5, gap: 2 }),
      },
      { kind: 'seed', tone: '#2b1a10', round: true, size: 2.2, place: scatter(34, { to: 0.8 }) },
    ],
    sides: [
      { kind: 'tomato', x: 704, y: 116, size: 1.2 },
      { kind: 'tomato', x: 768, y: 214, size: 0.9, turn: 40 },
      loose(84, 502, 60, {
        kind: 'cucumber',
        whole: true,
        size: 40,
        place: spots([-0.3, -0.5], [0.6, 0], [-0.2, 0.7]),
      }),
      { kind: 'garlic-head', x: 92, y: 92, turn: -14, size: 0.9 },
      { kind: 'baguette', x: 736, y: 500, turn: 118, size: 0.86 },
    ],
  },
  'tortilla-espanola': {
    ground: { pattern: 'azulejo', motif: 'circle', base: '#d9724e', print: '#f3dcb8' },
    vessel: { kind: 'coupe', x: 396, y: 298, radius: 254, rim: '#2f5f86', well: '#f4ead6', band: '#a9c6d8' },
    layers: [],
    toppings: [{ kind: 'cake', tone: '#f2bd42', size: 0.86, cut: [12, 58], browned: 0.8 }],
    sides: [
      { kind: 'tomato', x: 84, y: 506, size: 0.96 },
      { kind: 'onion', x: 86, y: 98, turn: -20, size: 1.05 },
      { kind: 'bread-slice', x: 728, y: 500, turn: 18, size: 1.15 },
      { kind: 'fork', x: 736, y: 180, turn: 10, size: 0.9 },
    ],
  },
  'albondigas-en-salsa': {
    ground: { pattern: 'azulejo', motif: 'star', base: '#2e5a8a', print: '#e9dcc0' },
    steam: true,
    vessel: { kind: 'clay-dish', x: 410, y: 306, radius: 238, rim: '#6b3a22', well: '#4a2412', ears: true },
    layers: [
      { kind: 'soup', tones: ['#cc4420', '#de5e30', '#b83514', '#e97a45'], texture: 'coarse' },
      { kind: 'oil', tone: '#ec9a4a', count: 34 },
    ],
    toppings: [
      { kind: 'meatball', size: 48, tone: '#b87038', place: around(7, 0.66, { first: 12 }) },
      {
        kind: 'meatball',
        size: 46,
        tone: '#99552c',
        place: spots([-0.2, -0.12], [0.22, -0.1], [0.02, 0.26]),
      },
      { kind: 'pool', tones: ['#c8472a'], x: -0.04, y: 0.02, size: 0.3, rough: 0.5, thin: true },
      { kind: 'cilantro', tone: '#4a8f38', size: 14, place: scatter(24, { to: 0.84, gap: 2 }) },
    ],
    sides: [
      { kind: 'bread-slice', x: 88, y: 108, turn: -22, size: 1.1 },
      { kind: 'glass', x: 722, y: 92, tone: '#e3cf7a', size: 1.05 },
      smallBowl(716, 506, 82, WHITE, [
        {
          kind: 'cube',
          tone: '#f6c95e',
          side: '#c0832a',
          browned: true,
          size: 46,
          place: scatter(13, { to: 0.72, gap: 1.2 }),
        },
      ]),
      { kind: 'garlic-head', x: 76, y: 506, size: 0.9 },
    ],
  },
  'gambas-al-ajillo': {
    ground: { pattern: 'azulejo', motif: 'circle', base: '#d5e6dd', print: '#2f8c86' },
    vessel: { kind: 'skillet', x: 420, y: 300, radius: 222, tone: '#2f2c2d', handle: 196 },
    layers: [
      { kind: 'soup', tones: ['#e9a730', '#f3bd50', '#f8d27a', '#dc8f1e'], texture: 'broth' },
      { kind: 'oil', tone: '#f7d77e', count: 60 },
      { kind: 'pool', tones: ['#d97a2a'], x: 0.2, y: -0.1, size: 0.4, rough: 0.5, thin: true },
    ],
    toppings: [
      { kind: 'prawn', size: 62, place: around(7, 0.64, { first: 8, turn: 60 }) },
      { kind: 'prawn', size: 56, place: around(2, 0.2, { first: 40, turn: 20 }) },
      { kind: 'garlic', size: 14, place: scatter(18, { to: 0.86, gap: 1.5 }) },
      { kind: 'chili-ring', size: 10, place: scatter(11, { to: 0.82, gap: 2 }) },
      { kind: 'cilantro', tone: '#4a8f38', size: 14, place: scatter(18, { to: 0.86, gap: 2 }) },
    ],
    sides: [
      { kind: 'bread-slice', x: 704, y: 508, turn: -14, size: 1.2, toasted: true },
      { kind: 'bread-slice', x: 778, y: 430, turn: 40, size: 1.1, toasted: true },
      { kind: 'glass', x: 708, y: 92, tone: '#d9a84a', stem: true },
      { kind: 'garlic-head', x: 96, y: 96, turn: 16 },
      loose(106, 512, 30, { kind: 'chili', size: 62, place: spots([0, 0, 18], [0.3, 1, -6, 0.9]) }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
