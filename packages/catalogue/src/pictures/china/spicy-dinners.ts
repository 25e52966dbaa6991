import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, riceBowl, smallBowl, springOnions, WHITE } from '../small-dishes.ts';

/** The tables of Sichuan and its neighbours. */
export const CHINA_SPICY_DINNERS = {
  'mapo-doufu': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#8fb89a', print: '#5f9070' },
    vessel: {
      kind: 'deep-bowl',
      x: 402,
      y: 300,
      radius: 262,
      rim: '#f6efe0',
      well: '#3a5f7a',
      band: '#2f5f8a',
    },
    layers: [
      { kind: 'soup', tones: ['#a3260f', '#bd3a18', '#861a08'], texture: 'coarse' },
      { kind: 'oil', tone: '#e0561f', count: 50 },
      {
        kind: 'cube',
        tone: '#fdf4df',
        side: '#ecc594',
        size: 33,
        place: scatter(34, { to: 0.84, gap: 1.5 }),
      },
      { kind: 'crumble', tone: '#7f4222', size: 12, place: scatter(60, { to: 0.86, gap: 0.9 }) },
    ],
    toppings: [
      { kind: 'crumble', tone: '#6a3018', size: 14, place: scatter(36, { to: 0.8, gap: 1.2 }) },
      { kind: 'bean', tone: '#241713', size: 9, place: scatter(10, { to: 0.76, gap: 2 }) },
      { kind: 'seed', round: true, tone: '#4a1f14', size: 3.2, place: scatter(50, { to: 0.8 }) },
      { kind: 'leek', size: 17, place: scatter(14, { to: 0.78, gap: 2 }) },
    ],
    sides: [
      riceBowl(78, 506, 74),
      { kind: 'spoon', x: 738, y: 330, turn: 6, tone: '#f3ecdc' },
      smallBowl(74, 90, 56, WHITE, [
        { kind: 'seed', round: true, tone: '#8a3a2a', size: 15, place: scatter(46, { to: 0.76 }) },
      ]),
    ],
  },
  'dandan-mian': {
    ground: { pattern: 'diamonds', motif: 'zigzag', base: '#3f6f8a', print: '#2a5068' },
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 260, rim: '#2f2c2c', well: '#e9ddc2', band: '#b5301f' },
    layers: [
      { kind: 'soup', tones: ['#b5401a', '#c9562a', '#9a2c10'], texture: 'broth' },
      { kind: 'oil', tone: '#e8702a', count: 40 },
    ],
    toppings: [
      {
        kind: 'strands',
        tones: ['#f0cf8c', '#e6bd74', '#f7e0ac', '#d9a85c'],
        size: 0.8,
        width: 8,
        count: 170,
      },
      {
        kind: 'whole-leaf',
        tone: '#4f9140',
        size: 96,
        place: spots([-0.62, 0.02, -70], [-0.52, 0.36, -110], [-0.58, -0.34, -40]),
      },
      { kind: 'heap', tone: '#4f2612', size: 0.44 },
      { kind: 'crumble', tone: '#6a3518', size: 19, place: scatter(60, { to: 0.42, gap: 0.5 }) },
      { kind: 'crumble', tone: '#8a4a24', size: 16, place: scatter(34, { to: 0.38, gap: 0.7 }) },
      { kind: 'crumble', tone: '#ecca88', size: 10, place: scatter(24, { to: 0.56, gap: 1.4 }) },
      springOnions(20, 0.6, 12),
    ],
    sides: [
      { kind: 'chopsticks', x: 740, y: 390, turn: 8, size: 0.86, tone: '#7a3f1e' },
      smallBowl(726, 88, 58, WHITE, [
        { kind: 'soup', tones: ['#a8240c', '#c43a18'], texture: 'broth' },
        { kind: 'seed', tone: '#5f1408', size: 13, place: scatter(24, { to: 0.7 }) },
      ]),
      loose(80, 90, 50, { kind: 'garlic-clove', size: 30, place: spots([-0.3, 0, 20], [0.6, 0.4, 70]) }),
    ],
  },
  'yuxiang-qiezi': {
    ground: { pattern: 'azulejo', motif: 'star', base: '#e6dcc4', print: '#b59a6a' },
    vessel: { kind: 'clay-dish', x: 402, y: 302, radius: 254, rim: '#5f5a52', well: '#3f3a34', ears: true },
    layers: [
      { kind: 'soup', tones: ['#7a2c12', '#8f3d1a', '#66200a'], texture: 'coarse' },
      {
        kind: 'roast-strip',
        tone: '#5a2f4a',
        charred: true,
        size: 88,
        place: scatter(16, { to: 0.76, gap: 0.6 }),
      },
    ],
    toppings: [
      { kind: 'roast-strip', tone: '#c98f52', size: 82, place: scatter(13, { to: 0.68, gap: 0.72 }) },
      { kind: 'roast-strip', tone: '#6a3854', size: 78, place: scatter(6, { to: 0.6, gap: 1.1 }) },
      { kind: 'crumble', tone: '#f0d092', size: 15, place: scatter(46, { to: 0.74, gap: 0.9 }) },
      { kind: 'seed', tone: '#c9301a', size: 6, place: scatter(36, { to: 0.74 }) },
      springOnions(24, 0.74, 12),
    ],
    sides: [
      { kind: 'aubergine', x: 72, y: 106, turn: -30, size: 0.7 },
      { kind: 'garlic-head', x: 728, y: 88, size: 0.9 },
      riceBowl(726, 510, 72),
    ],
  },
  'suanla-tang-mian': {
    ground: { pattern: 'block-print', motif: 'paisley', base: '#d99a8a', print: '#b86a58' },
    vessel: {
      kind: 'deep-bowl',
      x: 396,
      y: 302,
      radius: 260,
      rim: '#f6efe0',
      well: '#8a5a2c',
      band: '#3f7f6a',
    },
    layers: [
      { kind: 'soup', tones: ['#9a5c26', '#ad6e34', '#864c1c'], texture: 'broth' },
      { kind: 'strands', tones: ['#f0d79c', '#e6c680', '#f7e6b8'], size: 0.72, width: 7, count: 70 },
      { kind: 'julienne', tone: '#ee8127', size: 38, place: scatter(20, { to: 0.82, gap: 0.9 }) },
      {
        kind: 'crumpled',
        tones: ['#3a2620', '#4a322a', '#2c1c18'],
        size: 34,
        place: scatter(12, { to: 0.8, gap: 1.7 }),
      },
      { kind: 'mushroom', tone: '#8a5a34', size: 36, place: scatter(9, { to: 0.8, gap: 1.8 }) },
      { kind: 'egg-rag', tone: '#f8d45c', size: 48, place: scatter(12, { to: 0.8, gap: 1.2 }) },
    ],
    toppings: [
      { kind: 'strip', tone: '#fdf6e4', wide: true, size: 46, place: scatter(14, { to: 0.76, gap: 1.3 }) },
      { kind: 'oil', tone: '#c9401a', count: 26 },
      springOnions(24, 0.78, 12),
    ],
    sides: [
      { kind: 'spoon', x: 732, y: 390, turn: 6, tone: '#f3ecdc' },
      smallBowl(726, 90, 58, WHITE, [{ kind: 'soup', tones: ['#2c130a'], texture: 'broth' }]),
      loose(78, 88, 56, {
        kind: 'crumpled',
        tones: ['#3a2620', '#2c1c18'],
        size: 34,
        place: spots([-0.4, 0, 20], [0.5, 0.3, 80]),
      }),
    ],
  },
  reganmian: {
    ground: { pattern: 'linen', motif: 'double', base: '#7fa8a0', print: '#4f7f76' },
    vessel: { kind: 'coupe', x: 400, y: 302, radius: 262, rim: '#3a3a3e', well: '#e6d6b4', band: '#8a8a90' },
    layers: [],
    toppings: [
      {
        kind: 'strands',
        tones: ['#d9a860', '#c99448', '#e6bd7c', '#b8823c'],
        size: 0.92,
        width: 9,
        count: 180,
      },
      { kind: 'pool', tones: ['#b8834a', '#c9955a'], size: 0.44, rough: 0.3 },
      {
        kind: 'julienne',
        tone: '#a8d474',
        size: 62,
        place: spots(
          [-0.46, -0.36, 30],
          [-0.4, -0.44, 44],
          [-0.5, -0.26, 26],
          [-0.34, -0.34, 52],
          [-0.42, -0.2, 38],
          [-0.54, -0.42, 30],
          [-0.3, -0.48, 34],
          [-0.4, -0.3, 20],
          [-0.5, -0.34, 60],
        ),
      },
      {
        kind: 'julienne',
        tone: '#ee8127',
        size: 60,
        place: spots(
          [0.42, -0.36, -30],
          [0.48, -0.26, -44],
          [0.36, -0.44, -24],
          [0.52, -0.38, -36],
          [0.38, -0.26, -50],
          [0.3, -0.36, -34],
          [0.46, -0.46, -20],
        ),
      },
      {
        kind: 'sprout',
        size: 52,
        place: spots(
          [0.0, 0.5, 10],
          [0.14, 0.44, 60],
          [-0.14, 0.48, -30],
          [0.06, 0.6, 100],
          [-0.1, 0.6, 40],
          [0.2, 0.56, -20],
          [-0.24, 0.54, 80],
        ),
      },
      { kind: 'crumble', tone: '#5f6428', size: 13, place: scatter(20, { to: 0.24, gap: 0.9 }) },
      { kind: 'oil', tone: '#c9401a', count: 18 },
      { kind: 'cilantro', tone: '#3f8c36', size: 18, place: around(6, 0.3, { first: 20 }) },
      springOnions(14, 0.6, 12),
    ],
    sides: [
      { kind: 'chopsticks', x: 58, y: 330, turn: -5, size: 0.9, tone: '#b5432f' },
      smallBowl(724, 504, 62, WHITE, [
        { kind: 'soup', tones: ['#c99a5c'], texture: 'cream' },
        { kind: 'swirl', tone: '#d9ad70', size: 0.7 },
      ]),
      loose(728, 88, 50, {
        kind: 'cilantro',
        tone: '#3f8c36',
        size: 30,
        place: spots([-0.2, 0, 20], [0.5, 0.4, 80]),
      }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
