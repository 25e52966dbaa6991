import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, parsley, pepperSpecks, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of French stews that simmer long. */
export const FRANCE_STEWS = {
  ratatouille: {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#f3e0a8', print: '#d9a83c' },
    vessel: { kind: 'pot', x: 392, y: 302, radius: 250, tone: '#3f6f8c', well: '#f0e4c8' },
    layers: [
      { kind: 'soup', tones: ['#cf4a22', '#de6636', '#b83a18', '#e98450'], texture: 'coarse' },
      {
        kind: 'cube',
        tone: '#c08a4a',
        side: '#3f1a3c',
        browned: true,
        size: 30,
        place: scatter(24, { to: 0.88, gap: 1.3 }),
      },
      { kind: 'strip', tone: '#c9301c', wide: true, size: 36, place: scatter(16, { to: 0.86, gap: 1 }) },
      { kind: 'cucumber', tone: '#e6e6a0', size: 34, place: scatter(20, { to: 0.86, gap: 1.3 }) },
      {
        kind: 'cube',
        tone: '#cf9c5c',
        side: '#4a2046',
        browned: true,
        size: 30,
        place: scatter(12, { to: 0.8, gap: 1.9 }),
      },
      { kind: 'strip', tone: '#e0442a', wide: true, size: 32, place: scatter(10, { to: 0.8, gap: 1.8 }) },
      {
        kind: 'onion-ring',
        tone: '#e6c27a',
        half: true,
        size: 30,
        place: scatter(10, { to: 0.82, gap: 1.8 }),
      },
    ],
    toppings: [
      { kind: 'sprig', size: 46, place: spots([0.02, -0.06, 20]) },
      { kind: 'leaf', tone: '#4a8f38', size: 26, place: spots([-0.46, 0.3, 60], [0.5, -0.34, 150]) },
      pepperSpecks(30),
    ],
    sides: [
      { kind: 'aubergine', x: 728, y: 110, turn: 32, size: 0.9 },
      { kind: 'bread-slice', x: 726, y: 500, turn: 18, size: 1.15 },
      { kind: 'garlic-head', x: 80, y: 500, turn: -12, size: 0.95 },
      { kind: 'tomato', x: 76, y: 92, size: 1 },
    ],
  },
  'coq-au-vin': {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#c9d2b4', print: '#8fa078' },
    steam: true,
    vessel: { kind: 'casserole', x: 396, y: 300, rx: 296, ry: 224, tone: '#d9622a', well: '#f0e2c6' },
    layers: [
      { kind: 'soup', tones: ['#4a1420', '#611c28', '#380e18', '#732634'], texture: 'broth' },
      { kind: 'carrot-coin', size: 25, place: scatter(14, { to: 0.88, gap: 1.8 }) },
    ],
    toppings: [
      {
        kind: 'chicken-thigh',
        tone: '#b5642e',
        size: 92,
        place: spots([-0.34, -0.34, 10], [0.34, 0.34, 190]),
      },
      {
        kind: 'drumstick',
        tone: '#a85a2a',
        size: 96,
        place: spots([0.38, -0.32, -24], [-0.4, 0.36, 160]),
      },
      {
        kind: 'pearl-onion',
        tone: '#d9a05a',
        size: 26,
        place: spots([0, -0.62, 10], [0.7, 0.06, 100], [-0.72, 0.02, 30], [0.02, 0.66, 0]),
      },
      {
        kind: 'mushroom',
        tone: '#c9a074',
        size: 34,
        place: spots(
          [-0.04, -0.3, 20],
          [0.06, 0.32, 200],
          [-0.62, -0.2, 80],
          [0.62, 0.2, 300],
          [-0.14, 0.72, 40],
          [0.2, -0.72, 160],
        ),
      },
      { kind: 'lardon', size: 26, place: scatter(7, { from: 0.5, to: 0.84, gap: 3 }) },
      parsley(12, 0.82, 15),
    ],
    sides: [
      { kind: 'glass', x: 736, y: 92, tone: '#6a1626', stem: true, size: 1 },
      smallBowl(728, 520, 76, WHITE, [
        { kind: 'potato', size: 74, place: scatter(8, { to: 0.66, gap: 0.9 }) },
        { kind: 'cilantro', tone: '#3f8c36', size: 26, place: scatter(5, { to: 0.6, gap: 1 }) },
      ]),
      loose(70, 84, 34, { kind: 'pearl-onion', size: 24, place: spots([-0.4, 0, 20], [0.8, 0.5, 80]) }),
    ],
  },
  'boeuf-bourguignon': {
    ground: { pattern: 'stone', motif: 'marble', base: '#e3dccb', print: '#b9ab90' },
    close: 'bottom-left',
    steam: true,
    vessel: { kind: 'coupe', x: 398, y: 302, radius: 266, rim: '#33495e', well: '#f0e6d0', band: '#7f97a8' },
    layers: [
      {
        kind: 'strands',
        tones: ['#f3d98c', '#f9e6ae', '#e9c870', '#f6dd98'],
        size: 0.98,
        width: 15,
        count: 100,
      },
      { kind: 'pool', tones: ['#4f1812', '#64241a', '#7a3020'], x: 0.02, y: 0, size: 0.74, rough: 0.22 },
      {
        kind: 'chunk',
        tones: ['#7a3a20', '#8c4a2a', '#693018', '#9a5630'],
        gloss: true,
        size: 58,
        place: scatter(13, { to: 0.56, gap: 1.15 }),
      },
    ],
    toppings: [
      { kind: 'carrot-coin', size: 30, place: scatter(9, { to: 0.58, gap: 1.7 }) },
      { kind: 'mushroom', tone: '#c9a27a', size: 34, place: scatter(7, { to: 0.58, gap: 1.9 }) },
      { kind: 'pearl-onion', tone: '#e0b06a', size: 28, place: scatter(6, { to: 0.56, gap: 2 }) },
      { kind: 'lardon', size: 24, place: scatter(9, { to: 0.6, gap: 2 }) },
      parsley(20, 0.62, 15),
    ],
    sides: [
      { kind: 'glass', x: 728, y: 100, tone: '#5a1220', stem: true, size: 1.08 },
      { kind: 'fork', x: 68, y: 300, turn: -8, size: 1 },
      { kind: 'carrot', x: 742, y: 490, turn: 34, size: 0.95 },
      loose(84, 520, 30, { kind: 'bay-leaf', size: 54, place: spots([0, 0, -30], [0.6, 0.5, 20]) }),
    ],
  },
  cassoulet: {
    ground: { pattern: 'stripes', motif: 'border', base: '#efe6d2', print: '#b5392c' },
    close: 'top-left',
    steam: true,
    vessel: {
      kind: 'clay-dish',
      x: 392,
      y: 302,
      radius: 254,
      rim: '#b5602e',
      well: '#8a431c',
      ears: true,
    },
    layers: [
      { kind: 'soup', tones: ['#d9a05a', '#e6b470', '#c98a44', '#efc48a'], texture: 'coarse' },
      { kind: 'bean', tone: '#f3dca8', size: 22, place: scatter(74, { to: 0.94, gap: 0.95 }) },
      { kind: 'carrot-coin', size: 19, place: scatter(8, { to: 0.86, gap: 2.4 }) },
      { kind: 'gratin', tone: '#e0a858', cover: 0.2 },
    ],
    toppings: [
      {
        kind: 'chicken-thigh',
        tone: '#c9742e',
        size: 92,
        place: spots([-0.34, -0.3, 24], [0.36, 0.44, 200]),
      },
      {
        kind: 'sausage',
        tone: '#b85c30',
        size: 96,
        place: spots([0.36, -0.24, 50], [-0.28, 0.44, 14]),
      },
      {
        kind: 'seared',
        tones: ['#d99a70', '#c98458'],
        size: 42,
        place: spots([-0.7, 0.2, 80], [0.06, -0.68, 40], [0.74, 0.1, 20]),
      },
      { kind: 'bean', tone: '#f0d6a0', size: 21, place: scatter(14, { to: 0.84, gap: 2.2 }) },
      { kind: 'crumble', tone: '#c9853a', size: 5, place: scatter(60, { to: 0.88, gap: 1.6 }) },
      { kind: 'bay-leaf', size: 46, place: spots([0.06, 0.16, 40]) },
    ],
    sides: [
      { kind: 'bread-slice', x: 730, y: 496, turn: 22, size: 1.15 },
      { kind: 'wooden-spoon', x: 66, y: 330, turn: -8, size: 0.95 },
      { kind: 'garlic-head', x: 726, y: 96, size: 1 },
      loose(84, 84, 44, {
        kind: 'bean',
        tone: '#f6ecd2',
        size: 19,
        place: spots([-0.5, -0.2, 20], [0.4, 0.1, 80], [0, 0.8, 140], [0.9, 0.8, 30], [0.6, -0.6, 100]),
      }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
