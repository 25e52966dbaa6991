import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, riceBowl, smallBowl } from '../small-dishes.ts';

/** The tables of Indian fish dishes and desserts. */
export const INDIA_FISH_AND_DESSERTS = {
  'shorshe-maach': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#b5483c', print: '#8f3029' },
    vessel: {
      kind: 'oval-dish',
      x: 428,
      y: 292,
      rx: 290,
      ry: 214,
      rim: '#fbf5e8',
      well: '#e9dcc2',
      band: '#3f6f9c',
    },
    layers: [
      { kind: 'soup', tones: ['#ffc832', '#ffd85c', '#f7b61e', '#ffe58c'], texture: 'coarse' },
      { kind: 'oil', tone: '#f6cf3c', count: 40 },
      {
        kind: 'fillet',
        tone: '#f9ecc9',
        size: 94,
        place: spots([-0.5, -0.34, -14], [0.24, -0.42, 12], [-0.22, 0.36, 10], [0.5, 0.26, -20]),
      },
      { kind: 'pool', tones: ['#e9b828'], size: 0.24, x: -0.4, y: -0.2, thin: true },
      { kind: 'pool', tones: ['#e9b828'], size: 0.24, x: 0.36, y: 0.36, thin: true },
    ],
    toppings: [
      { kind: 'seed', tone: '#1f140f', size: 4.6, place: scatter(70, { to: 0.84 }) },
      {
        kind: 'chili',
        tone: '#4b8f34',
        size: 58,
        place: spots([0, -0.66, 8], [-0.04, 0, -40], [0.02, 0.72, 10], [-0.84, 0.14, 70], [0.84, -0.12, 60]),
      },
      { kind: 'cilantro', size: 16, place: scatter(16, { to: 0.76, gap: 2.4 }) },
    ],
    sides: [
      riceBowl(104, 458, 112, { rim: '#3f6f9c', well: '#f6efe0' }),
      smallBowl(722, 508, 62, { rim: '#b9743a', well: '#f3e6c8' }, [
        { kind: 'seed', round: true, tone: '#d9a41c', size: 15, place: scatter(60, { to: 0.84, gap: 1 }) },
        { kind: 'seed', round: true, tone: '#3a2415', size: 15, place: scatter(24, { to: 0.84, gap: 1.4 }) },
      ]),
      loose(82, 92, 44, {
        kind: 'chili',
        tone: '#3f8c36',
        size: 60,
        place: spots([-0.1, -0.2, -20], [0.3, 0.6, 8]),
      }),
    ],
  },
  'prawn-moilee': {
    ground: { pattern: 'block-print', motif: 'paisley', base: '#2c5f7c', print: '#1d475f' },
    close: 'top-left',
    vessel: {
      kind: 'brass-bowl',
      x: 412,
      y: 298,
      radius: 242,
      tone: '#d3a24a',
      well: '#b98a3a',
      loops: true,
    },
    layers: [
      { kind: 'soup', tones: ['#f6dd84', '#fae8a6', '#efcf64', '#fdf2c6'], texture: 'cream' },
      {
        kind: 'onion-ring',
        half: true,
        tone: '#e3c98a',
        size: 24,
        place: scatter(14, { to: 0.84, gap: 1.8 }),
      },
      { kind: 'prawn', size: 48, place: scatter(14, { to: 0.76, gap: 1.7 }) },
      { kind: 'pool', tones: ['#f6dd84'], size: 0.2, x: -0.4, y: 0.2, thin: true },
      { kind: 'pool', tones: ['#f6dd84'], size: 0.2, x: 0.3, y: 0.4, thin: true },
    ],
    toppings: [
      {
        kind: 'fruit-slice',
        fruit: 'tomato',
        size: 38,
        place: spots([-0.1, -0.14, 10], [0.42, -0.36, 40], [-0.42, 0.44, 70]),
      },
      { kind: 'leaf', slim: true, tone: '#2f6f2a', size: 32, place: scatter(10, { to: 0.76, gap: 2.2 }) },
      { kind: 'chili', tone: '#4b8f34', size: 46, place: spots([0.2, 0.2, -20], [-0.5, -0.34, 70]) },
      { kind: 'strip', tone: '#fbedb8', size: 20, place: scatter(12, { to: 0.6, gap: 1.4 }) },
      { kind: 'seed', round: true, tone: '#2b1a10', size: 3.6, place: scatter(40, { to: 0.84 }) },
    ],
    sides: [
      { kind: 'coconut', x: 104, y: 474, size: 1.05 },
      riceBowl(716, 488, 86, { rim: '#d3a24a', well: '#f3e6c8' }),
      citrus('lemon', 84, 92, 46),
    ],
  },
  'chawal-ki-kheer': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#d98a94', print: '#bb626f' },
    vessel: {
      kind: 'clay-dish',
      x: 380,
      y: 296,
      radius: 232,
      rim: '#b9653a',
      well: '#8a4522',
      band: '#e3b28a',
    },
    layers: [
      { kind: 'porridge', tone: '#fbeecb', grain: '#fffdf4', count: 420, length: 13 },
      { kind: 'pool', tones: ['#f6d67a'], size: 0.3, x: -0.1, y: 0.06, thin: true, rough: 0.5 },
    ],
    toppings: [
      { kind: 'chive', tone: '#d9541c', size: 16, place: scatter(26, { to: 0.6, gap: 1 }) },
      { kind: 'sliver', tone: '#ecc888', size: 18, place: scatter(26, { to: 0.62, gap: 1.1 }) },
      { kind: 'sliver', tone: '#8fb04a', size: 15, place: scatter(30, { to: 0.6, gap: 1.1 }) },
      { kind: 'cardamom', size: 20, place: spots([0.1, -0.1, 30], [-0.14, 0.16, 110]) },
    ],
    sides: [
      {
        kind: 'dish',
        vessel: {
          kind: 'clay-dish',
          x: 702,
          y: 470,
          radius: 112,
          rim: '#b9653a',
          well: '#8a4522',
          band: '#e3b28a',
        },
        layers: [{ kind: 'porridge', tone: '#fbeecb', grain: '#fffdf4', count: 160, length: 18 }],
        toppings: [
          { kind: 'sliver', tone: '#8fb04a', size: 28, place: scatter(12, { to: 0.5, gap: 1 }) },
          { kind: 'chive', tone: '#d9541c', size: 28, place: scatter(8, { to: 0.5, gap: 1 }) },
        ],
      },
      loose(718, 96, 46, {
        kind: 'cardamom',
        size: 26,
        place: spots([-0.5, 0, 20], [0.4, -0.3, 80], [0.3, 0.6, 140]),
      }),
      { kind: 'spoon', x: 78, y: 400, turn: -6, tone: '#d9b25c', size: 0.9 },
    ],
  },
  'gajar-ka-halwa': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#2f5f5c', print: '#1f4644' },
    close: 'top-right',
    vessel: { kind: 'coupe', x: 392, y: 300, radius: 248, rim: '#d9b25c', well: '#f6ecd4', band: '#a8772c' },
    layers: [
      { kind: 'mash', tones: ['#f07a24', '#f78f3a', '#e4661a'], size: 0.84 },
      { kind: 'julienne', tone: '#d9561a', size: 28, place: scatter(80, { to: 0.78, gap: 0.3 }) },
      { kind: 'julienne', tone: '#ee7a28', size: 30, place: scatter(100, { to: 0.76, gap: 0.3 }) },
      { kind: 'julienne', tone: '#f8943c', size: 28, place: scatter(120, { to: 0.76, gap: 0.3 }) },
      { kind: 'julienne', tone: '#fdb060', size: 24, place: scatter(60, { to: 0.7, gap: 0.3 }) },
    ],
    toppings: [
      { kind: 'nut', size: 22, place: scatter(12, { to: 0.6, gap: 2 }) },
      { kind: 'dried-fruit', tone: '#8a4a1e', size: 15, place: scatter(14, { to: 0.66, gap: 2.2 }) },
      { kind: 'sliver', tone: '#8fb04a', size: 14, place: scatter(40, { to: 0.5, gap: 0.9 }) },
    ],
    sides: [
      { kind: 'carrot', x: 700, y: 470, turn: 30, size: 1.1 },
      { kind: 'carrot', x: 742, y: 440, turn: 14, size: 0.95 },
      smallBowl(84, 96, 68, { rim: '#d9b25c', well: '#f3e6c8' }, [
        { kind: 'nut', size: 44, place: scatter(14, { to: 0.7, gap: 1 }) },
      ]),
      { kind: 'spoon', x: 78, y: 410, turn: -6, tone: '#d9b25c', size: 0.9 },
      loose(720, 92, 46, {
        kind: 'sliver',
        tone: '#8fb04a',
        size: 17,
        place: scatter(10, { to: 0.9, gap: 1.3 }),
      }),
    ],
  },
  'gulab-jamun': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#a9c0a0', print: '#7f9c78' },
    close: 'bottom-right',
    vessel: { kind: 'brass-bowl', x: 398, y: 300, radius: 240, tone: '#d3d6d8', well: '#b9742a' },
    layers: [
      { kind: 'soup', tones: ['#e3982a', '#efb04a', '#d3841c', '#f6c46a'], texture: 'broth' },
      { kind: 'chive', tone: '#c4400f', size: 16, place: scatter(20, { to: 0.86, gap: 1.4 }) },
    ],
    toppings: [
      {
        kind: 'ball',
        tone: '#84380f',
        size: 66,
        place: spots([-0.42, -0.36], [0.26, -0.46], [-0.5, 0.3], [0.08, 0.1], [0.58, 0.14], [0.1, 0.64]),
      },
      { kind: 'sliver', tone: '#a3c25a', size: 13, place: scatter(46, { to: 0.76, gap: 1 }) },
    ],
    sides: [
      smallBowl(720, 498, 72, { rim: '#d3d6d8', well: '#f3e6c8' }, [
        { kind: 'sliver', tone: '#9aba52', size: 36, place: scatter(34, { to: 0.8, gap: 0.7 }) },
      ]),
      { kind: 'spoon', x: 80, y: 330, turn: -6, size: 1.05 },
      loose(718, 96, 46, {
        kind: 'cardamom',
        size: 26,
        place: spots([-0.5, 0, 20], [0.4, -0.3, 80], [0.3, 0.6, 140]),
      }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
