import { grid, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, parsley, pepperSpecks, smallBowl, WHITE } from '../small-dishes.ts';
import { freshSalad, pineNuts, pitas, whiteSauce } from './on-the-table.ts';

/** The tables of Lebanese pots, pans and platters. */
export const LEBANON_POTS_AND_PANS = {
  mjaddara: {
    ground: { pattern: 'azulejo', motif: 'circle', base: '#4f8f8a', print: '#33706c' },
    close: 'bottom-right',
    vessel: { kind: 'coupe', x: 374, y: 302, radius: 262, rim: '#f6efe0', well: '#e6d6b4', band: '#c9672f' },
    layers: [
      { kind: 'rice', tones: ['#d9b07a', '#c99a60', '#e6c490', '#b98348'], grain: 15, size: 1 },
      { kind: 'bean', tone: '#5f3a1c', size: 10, place: scatter(130, { to: 0.84, gap: 1.3 }) },
      { kind: 'bean', tone: '#7a4f28', size: 10, place: scatter(60, { to: 0.8, gap: 1.6 }) },
    ],
    toppings: [
      { kind: 'fried-onion', tone: '#7a3d14', size: 26, place: scatter(70, { to: 0.52, gap: 0.5 }) },
      { kind: 'fried-onion', tone: '#a8622a', size: 22, place: scatter(34, { to: 0.36, gap: 0.6 }) },
    ],
    sides: [
      smallBowl(690, 452, 112, WHITE, [
        {
          kind: 'shreds',
          tones: ['#dce8b4', '#eef3d4', '#c3d68c'],
          size: 0.92,
          width: 15,
          long: 90,
          count: 120,
        },
        {
          kind: 'tomato-wedge',
          size: 52,
          place: spots([-0.3, -0.2, 20], [0.36, 0.1, 130], [-0.06, 0.46, 250]),
        },
        { kind: 'seed', tone: '#4f6f38', size: 6, place: scatter(20, { to: 0.8 }) },
      ]),
      { kind: 'onion', x: 716, y: 98, turn: -16, size: 1.05 },
      { kind: 'spoon', x: 48, y: 420, turn: -6, size: 0.86 },
    ],
  },
  sayadieh: {
    ground: { pattern: 'azulejo', motif: 'leaf', base: '#e6c9a0', print: '#3f7f9c' },
    vessel: {
      kind: 'oval-dish',
      x: 396,
      y: 302,
      rx: 326,
      ry: 232,
      rim: '#f8f2e4',
      well: '#e9dcc0',
      band: '#2f6f94',
    },
    layers: [{ kind: 'rice', tones: ['#b9843f', '#a8722f', '#cf9c58', '#8f5c24'], grain: 16, size: 0.98 }],
    toppings: [
      {
        kind: 'seared',
        tones: ['#f2d7a2', '#e8c482', '#fae8c2'],
        sear: 'golden',
        size: 104,
        place: spots([-0.44, -0.36, -12], [0.3, -0.34, 10], [-0.3, 0.32, 6], [0.44, 0.3, -8]),
      },
      {
        kind: 'fried-onion',
        tone: '#6f3612',
        size: 24,
        place: grid(9, 3, { x: 0.3, y: 0.52, across: 0.1, down: 0.1, jitter: 0.7 }),
      },
      {
        kind: 'fried-onion',
        tone: '#8a4a1c',
        size: 24,
        place: grid(8, 3, { x: 0.34, y: -0.56, across: 0.1, down: 0.1, jitter: 0.7 }),
      },
      {
        kind: 'fried-onion',
        tone: '#6f3612',
        size: 22,
        place: grid(4, 3, { x: -0.7, y: -0.06, across: 0.1, down: 0.12, jitter: 0.7 }),
      },
      pineNuts(40, 0.8, 15),
      parsley(22, 0.8, 17),
      {
        kind: 'wedge',
        fruit: 'lemon',
        size: 50,
        place: spots([-0.8, 0.28, 60], [0.8, -0.3, 240], [0.78, 0.36, 110]),
      },
    ],
    sides: [
      smallBowl(722, 508, 74, { rim: '#2f6f94', well: '#c9975a' }, [
        { kind: 'soup', tones: ['#a8702c', '#c08a40'], texture: 'broth' },
      ]),
      { kind: 'onion', x: 62, y: 76, turn: -20, size: 0.94 },
      citrus('lemon', 736, 76, 46),
      { kind: 'spoon', x: 54, y: 520, turn: -50, size: 0.6 },
    ],
  },
  'bazella-bi-lahmeh': {
    ground: { pattern: 'linen', motif: 'double', base: '#f0e0b4', print: '#c9672f' },
    vessel: { kind: 'pot', x: 366, y: 300, radius: 254, tone: '#2f7a6b', well: '#8a2f1a' },
    layers: [
      { kind: 'soup', tones: ['#c4401e', '#d65a30', '#a83216'], texture: 'coarse' },
      { kind: 'crumble', tone: '#6f3a20', size: 15, place: scatter(60, { to: 0.9, gap: 1.1 }) },
      { kind: 'crumble', tone: '#8f5230', size: 13, place: scatter(40, { to: 0.88, gap: 1.3 }) },
      { kind: 'dice', tone: '#f08a26', size: 15, place: scatter(30, { to: 0.88, gap: 1.6 }) },
      { kind: 'pea', size: 12, place: scatter(80, { to: 0.9, gap: 1.5 }) },
      { kind: 'oil', tone: '#f0a24a', count: 26 },
    ],
    toppings: [{ kind: 'cilantro', tone: '#3f8c36', size: 18, place: scatter(18, { to: 0.7, gap: 2 }) }],
    sides: [
      smallBowl(676, 440, 126, { rim: '#f6f0e4', well: '#eae1cf', band: '#2f7a6b' }, [
        { kind: 'rice', tones: ['#fffdf6', '#f6efdf', '#ffffff'], grain: 22 },
        { kind: 'short-noodle', tone: '#b9702a', size: 30, place: scatter(22, { to: 0.8 }) },
      ]),
      { kind: 'carrot', x: 712, y: 108, turn: 40, size: 0.9 },
      loose(66, 522, 60, { kind: 'pea', size: 17, place: scatter(9, { to: 0.9, gap: 1.2 }) }),
    ],
  },
  'freekeh-bi-djej': {
    ground: { pattern: 'wood', motif: 'boards', base: '#b98a5a', print: '#8f6238' },
    vessel: {
      kind: 'oval-dish',
      x: 388,
      y: 302,
      rx: 322,
      ry: 232,
      rim: '#4f7f5a',
      well: '#e6dcc0',
      band: '#dfe6c0',
    },
    layers: [
      { kind: 'rice', tones: ['#8f8040', '#a39550', '#76692c', '#b5a666'], grain: 17, size: 0.98 },
      { kind: 'dice', tone: '#ee8426', size: 13, place: scatter(22, { to: 0.9, gap: 1.8 }) },
      { kind: 'pea', size: 11, place: scatter(30, { to: 0.9, gap: 2 }) },
    ],
    toppings: [
      {
        kind: 'drumstick',
        size: 122,
        place: spots([-0.42, -0.3, 196], [0.38, -0.3, -18], [-0.4, 0.36, 168], [0.42, 0.34, 14]),
      },
      { kind: 'almond', tone: '#e0a850', size: 17, place: scatter(34, { to: 0.84, gap: 1.5 }) },
    ],
    sides: [
      whiteSauce(720, 504, 80),
      loose(60, 74, 40, { kind: 'cinnamon', size: 66, place: spots([0, 0, -30], [0.3, 0.6, -16]) }),
      loose(734, 78, 44, {
        kind: 'almond',
        tone: '#f0ddb4',
        size: 30,
        place: spots([-0.4, -0.2, 20], [0.5, 0.1, 100], [-0.1, 0.7, 160]),
      }),
    ],
  },
  'maakarona-bi-laban': {
    ground: { pattern: 'azulejo', motif: 'star', base: '#c9838a', print: '#a85f68' },
    vessel: { kind: 'bowl', x: 380, y: 302, radius: 258, rim: '#2f5f86', well: '#f3ead6', band: '#f0c86a' },
    layers: [
      { kind: 'soup', tones: ['#fff8e8', '#f6ecd4', '#fffdf6'], texture: 'cream' },
      { kind: 'tube', long: true, tone: '#f0cf80', size: 34, place: scatter(46, { to: 0.9, gap: 0.8 }) },
      { kind: 'tube', long: true, tone: '#f6dc98', size: 34, place: scatter(30, { to: 0.84, gap: 1 }) },
      { kind: 'pool', tones: ['#fff8e8', '#fffdf6'], x: -0.42, y: -0.3, size: 0.24, rough: 0.6 },
      { kind: 'pool', tones: ['#fff8e8', '#fffdf6'], x: 0.46, y: 0.3, size: 0.26, rough: 0.6 },
    ],
    toppings: [
      { kind: 'crumble', tone: '#6a3820', size: 17, place: scatter(64, { to: 0.46, gap: 0.6 }) },
      { kind: 'crumble', tone: '#8f5632', size: 15, place: scatter(44, { to: 0.4, gap: 0.7 }) },
      pineNuts(24, 0.5, 13),
      { kind: 'seed', tone: '#4f6f38', size: 5, place: scatter(60, { to: 0.84 }) },
      { kind: 'sprig', size: 34, place: spots([0.02, -0.04, 16]) },
    ],
    sides: [
      freshSalad(696, 468, 100),
      { kind: 'garlic-head', x: 722, y: 92, size: 0.94 },
      { kind: 'fork', x: 52, y: 420, turn: -6, size: 0.88 },
    ],
  },
  'adas-bi-hamod': {
    ground: { pattern: 'azulejo', motif: 'circle', base: '#e9c25a', print: '#c0923a' },
    close: 'bottom-left',
    steam: true,
    vessel: {
      kind: 'deep-bowl',
      x: 398,
      y: 302,
      radius: 254,
      rim: '#7a3f5a',
      well: '#e6d3ae',
      band: '#e9c9a8',
    },
    layers: [
      { kind: 'soup', tones: ['#8a6a30', '#9f7d40', '#725522'], texture: 'lentils' },
      {
        kind: 'cube',
        tone: '#f3dc98',
        side: '#d9b468',
        size: 22,
        place: scatter(22, { to: 0.86, gap: 1.8 }),
      },
      {
        kind: 'wilted',
        tones: ['#3f7a2c', '#55923a', '#2f6422'],
        size: 32,
        place: scatter(20, { to: 0.86, gap: 1.4 }),
      },
      { kind: 'pool', tones: ['#8a6a30'], x: 0.3, y: 0.34, size: 0.24, rough: 0.5, thin: true },
      { kind: 'oil', tone: '#d9b83c', count: 46 },
    ],
    toppings: [
      { kind: 'fried-onion', tone: '#b9742a', size: 17, place: scatter(26, { to: 0.34, gap: 0.8 }) },
      { kind: 'cilantro', tone: '#4f9a3c', size: 20, place: scatter(12, { to: 0.4, gap: 1.4 }) },
    ],
    sides: [
      citrus('lemon', 724, 92, 54),
      loose(78, 86, 40, { kind: 'wedge', fruit: 'lemon', size: 54, place: spots([0, 0, 200]) }),
      pitas(718, 504, 98),
      { kind: 'spoon', x: 72, y: 430, turn: -6, size: 0.9 },
    ],
  },
  'mfarraket-batata': {
    ground: { pattern: 'stone', motif: 'terrazzo', base: '#f0d9c0', print: '#4f8f8a' },
    vessel: { kind: 'skillet', x: 366, y: 318, radius: 236, tone: '#37322f', handle: -34 },
    layers: [
      { kind: 'scramble', tones: ['#f6d25a', '#fbe28a', '#ecbc3a'], size: 0.95 },
      {
        kind: 'cube',
        tone: '#f0b848',
        side: '#b9741f',
        browned: true,
        size: 25,
        place: scatter(54, { to: 0.86, gap: 1.35 }),
      },
      {
        kind: 'onion-ring',
        tone: '#b9702a',
        flesh: '#ecc780',
        half: true,
        size: 24,
        place: scatter(14, { to: 0.84, gap: 1.8 }),
      },
    ],
    toppings: [parsley(30, 0.82, 16), pepperSpecks(50, 0.82)],
    sides: [
      freshSalad(686, 456, 104),
      { kind: 'whole-egg', x: 66, y: 82, turn: 20, tone: '#e9cba8' },
      { kind: 'whole-egg', x: 130, y: 54, turn: 70, tone: '#f3dcc0', size: 0.9 },
      pitas(62, 540, 84),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
