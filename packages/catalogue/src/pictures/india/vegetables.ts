import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, smallBowl } from '../small-dishes.ts';

/** The tables of Indian vegetable mains. */
export const INDIA_VEGETABLES = {
  'aloo-gobi': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#34557f', print: '#233f63' },
    vessel: {
      kind: 'brass-bowl',
      x: 384,
      y: 300,
      radius: 240,
      tone: '#b9673a',
      well: '#6a3216',
      loops: true,
    },
    layers: [
      { kind: 'heap', tone: '#b5781c', size: 0.94 },
      { kind: 'cube', tone: '#efb52c', browned: true, size: 29, place: scatter(40, { to: 0.86, gap: 1 }) },
      { kind: 'floret', tone: '#f9e6a0', size: 50, place: scatter(15, { to: 0.8, gap: 1.5 }) },
      { kind: 'cube', tone: '#f0bd34', browned: true, size: 25, place: scatter(9, { to: 0.7, gap: 2.4 }) },
    ],
    toppings: [
      { kind: 'dice', tone: '#d4462a', size: 12, place: scatter(12, { to: 0.78, gap: 2.6 }) },
      { kind: 'strip', tone: '#fbe9b0', size: 18, place: scatter(12, { to: 0.6, gap: 1.2 }) },
      { kind: 'chili', tone: '#4b8f34', size: 42, place: spots([0.4, -0.36, -40], [-0.46, 0.34, 20]) },
      { kind: 'cilantro', size: 18, place: scatter(24, { to: 0.76, gap: 1.6 }) },
    ],
    sides: [
      {
        kind: 'dish',
        vessel: {
          kind: 'coupe',
          x: 692,
          y: 462,
          radius: 128,
          rim: '#f3e6c8',
          well: '#ead8b0',
          band: '#b9673a',
        },
        layers: [],
        toppings: [
          { kind: 'flatbreads', size: 0.7, spots: [[-0.1, -0.12, 10]] },
          { kind: 'flatbreads', size: 0.72, quarter: true, spots: [[0.24, 0.24, 30]] },
        ],
      },
      loose(708, 92, 44, {
        kind: 'chili',
        tone: '#3f8c36',
        size: 56,
        place: spots([0, -0.2, -20], [0.2, 0.7, 8]),
      }),
    ],
  },
  'baingan-bharta': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#f0d9a6', print: '#cf9a4a' },
    close: 'bottom-left',
    vessel: { kind: 'coupe', x: 404, y: 300, radius: 252, rim: '#3f7f86', well: '#f6ecd8', band: '#a9d0c6' },
    layers: [
      { kind: 'mash', tones: ['#a8582a', '#bd6e3a', '#8f4520', '#d08a50'], size: 0.84 },
      { kind: 'julienne', tone: '#8a421c', size: 24, place: scatter(50, { to: 0.74, gap: 0.6 }) },
      { kind: 'julienne', tone: '#c98450', size: 22, place: scatter(40, { to: 0.74, gap: 0.8 }) },
      { kind: 'dice', tone: '#d4482a', size: 13, place: scatter(18, { to: 0.72, gap: 2 }) },
      { kind: 'pea', size: 11, place: scatter(24, { to: 0.74, gap: 2 }) },
      { kind: 'onion-dice', tone: '#f0d0a0', size: 7, place: scatter(22, { to: 0.74, gap: 2 }) },
      { kind: 'crumble', tone: '#3f1d0e', size: 4.5, place: scatter(26, { to: 0.76 }) },
    ],
    toppings: [
      { kind: 'chili-ring', tone: '#4b8f34', size: 11, place: scatter(10, { to: 0.7, gap: 3 }) },
      { kind: 'cilantro', size: 19, place: scatter(22, { to: 0.56, gap: 1.3 }) },
    ],
    sides: [
      { kind: 'aubergine', x: 706, y: 480, turn: 30 },
      { kind: 'garlic-head', x: 84, y: 94, size: 1 },
      {
        kind: 'dish',
        vessel: {
          kind: 'coupe',
          x: 84,
          y: 486,
          radius: 104,
          rim: '#f6efe0',
          well: '#efe3cc',
          band: '#3f7f86',
        },
        layers: [],
        toppings: [{ kind: 'flatbreads', size: 0.76, spots: [[0, 0, 10]] }],
      },
      { kind: 'tomato', x: 724, y: 92, size: 0.9 },
    ],
  },
  'kadai-paneer': {
    ground: { pattern: 'block-print', motif: 'paisley', base: '#d9b04c', print: '#b5862c' },
    close: 'top-left',
    vessel: { kind: 'pot', x: 398, y: 300, radius: 240, tone: '#3a3532', well: '#2a2420' },
    layers: [
      { kind: 'soup', tones: ['#c9501c', '#db6a2c', '#b03f12', '#e68440'], texture: 'coarse' },
      {
        kind: 'onion-ring',
        half: true,
        tone: '#c98a9c',
        size: 34,
        place: scatter(16, { to: 0.84, gap: 1.3 }),
      },
      { kind: 'cube', tone: '#4f8f34', side: '#2f6a22', size: 28, place: scatter(12, { to: 0.82, gap: 2 }) },
      { kind: 'cube', browned: true, size: 31, place: scatter(17, { to: 0.78, gap: 1.9 }) },
    ],
    toppings: [
      { kind: 'seed', round: true, tone: '#a8702c', size: 5, place: scatter(60, { to: 0.84 }) },
      { kind: 'seed', tone: '#a51e14', size: 5, place: scatter(44, { to: 0.84 }) },
      { kind: 'crumble', tone: '#5f7a2c', size: 5, place: scatter(26, { to: 0.8 }) },
      { kind: 'chili', tone: '#a51e14', size: 50, place: spots([0.12, -0.14, -24], [-0.3, 0.42, 36]) },
    ],
    sides: [
      { kind: 'naan', x: 704, y: 456, turn: 24, size: 0.9 },
      smallBowl(84, 96, 66, { rim: '#b9743a', well: '#f3e6c8' }, [
        { kind: 'seed', round: true, tone: '#b98a4a', size: 17, place: scatter(60, { to: 0.84, gap: 1 }) },
      ]),
      loose(86, 490, 50, {
        kind: 'chili',
        tone: '#a51e14',
        size: 62,
        place: spots([-0.1, -0.2, 20], [0.2, 0.6, -4]),
      }),
      { kind: 'onion', x: 718, y: 96, size: 0.9 },
    ],
  },
  'mutta-roast': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#5f9a6a', print: '#427a4e' },
    vessel: { kind: 'skillet', x: 404, y: 300, radius: 224, tone: '#3a3532', handle: 208 },
    layers: [
      { kind: 'soup', tones: ['#a8441a', '#bd5a26', '#923410', '#d0743a'], texture: 'coarse' },
      { kind: 'strip', tone: '#c9692c', size: 30, place: scatter(60, { to: 0.92, gap: 0.7 }) },
      { kind: 'strip', tone: '#b5521e', size: 30, place: scatter(50, { to: 0.92, gap: 0.7 }) },
      {
        kind: 'boiled-egg',
        size: 60,
        place: spots(
          [-0.42, -0.42, -30],
          [0.3, -0.5, 40],
          [0.6, 0.14, 120],
          [0.14, 0.6, 200],
          [-0.5, 0.34, 250],
          [0.02, 0.02, 80],
        ),
      },
      { kind: 'strip', tone: '#c4622a', size: 28, place: scatter(14, { to: 0.7, gap: 1.4 }) },
    ],
    toppings: [
      {
        kind: 'leaf',
        slim: true,
        tone: '#2f6f2a',
        size: 36,
        place: spots(
          [0.28, -0.16, 30],
          [-0.3, -0.06, 120],
          [-0.16, 0.4, 60],
          [0.4, 0.44, 150],
          [0.72, -0.3, 80],
          [-0.76, 0, 20],
          [-0.06, -0.7, 10],
        ),
      },
      { kind: 'chili', tone: '#4b8f34', size: 44, place: spots([0.66, 0.54, -50], [-0.1, 0.8, -10]) },
    ],
    sides: [
      {
        kind: 'dish',
        vessel: {
          kind: 'coupe',
          x: 700,
          y: 466,
          radius: 122,
          rim: '#fbf5e8',
          well: '#f0e6d2',
          band: '#5f9a6a',
        },
        layers: [],
        toppings: [
          { kind: 'flatbreads', size: 0.72, tone: '#efd9a4', glossy: true, spots: [[-0.06, -0.08, 10]] },
          { kind: 'flatbreads', size: 0.7, tone: '#f0dcaa', quarter: true, spots: [[0.3, 0.28, 20]] },
        ],
      },
      loose(718, 96, 50, {
        kind: 'leaf',
        slim: true,
        tone: '#2f6f2a',
        size: 50,
        place: spots([0, 0, -20], [0.3, 0.5, 30], [-0.4, 0.5, -70]),
      }),
      { kind: 'whole-egg', x: 92, y: 506, turn: 40, size: 0.95 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
