import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, smallBowl, speckledBowl, WHITE } from '../small-dishes.ts';
import { chilli, coriander, GREEN_CHILLI, onionBowl, wrappedTortillas } from './on-the-table.ts';

/** The tables of Mexican meat for filling tortillas. */
export const MEXICO_TACO_FILLINGS = {
  carnitas: {
    ground: { pattern: 'diamonds', motif: 'nested', base: '#3f7f6a', print: '#2a624f' },
    vessel: { kind: 'pot', x: 435, y: 300, radius: 252, tone: '#c8662f', well: '#7a3a18' },
    layers: [
      { kind: 'soup', tones: ['#b5702c', '#c98a3c', '#9a5a20'], texture: 'broth' },
      { kind: 'oil', tone: '#f0c05a', count: 40 },
      {
        kind: 'shreds',
        tones: ['#a8622c', '#8a4a1e', '#c27c42', '#743a14'],
        size: 0.9,
        width: 15,
        long: 54,
        count: 170,
      },
      {
        kind: 'slice',
        tones: ['#9a5224', '#7f3f18', '#b0662e'],
        size: 58,
        place: scatter(15, { to: 0.78, gap: 1.2 }),
      },
    ],
    toppings: [
      {
        kind: 'shred',
        tones: ['#e0a870', '#cf9458', '#edbf8c'],
        size: 34,
        place: scatter(36, { to: 0.74, gap: 0.9 }),
      },
      {
        kind: 'slice',
        tones: ['#6a3414', '#84441c', '#935024'],
        size: 40,
        place: scatter(11, { to: 0.7, gap: 1.8 }),
      },
      { kind: 'bay-leaf', size: 50, place: spots([-0.5, 0.3, 40], [0.44, -0.42, 200]) },
      { kind: 'fruit-slice', fruit: 'orange', size: 42, place: spots([0.42, 0.4, 10], [-0.4, -0.46, 30]) },
    ],
    sides: [
      ...wrappedTortillas(706, 486, '#3a6ea8'),
      smallBowl(718, 100, 84, { rim: '#2f5f9a', well: '#e9dfc8' }, [
        { kind: 'mash', tones: ['#8fae3c', '#a8c456', '#7a9a2c'], size: 0.92 },
        { kind: 'dice', tone: '#b8d36a', size: 24, place: scatter(14, { to: 0.7, gap: 1 }) },
        { kind: 'cilantro', size: 34, place: scatter(5, { to: 0.6, gap: 1.4 }) },
      ]),
      loose(76, 96, 46, {
        kind: 'radish',
        size: 30,
        place: spots([-0.4, -0.4, 10], [0.5, 0, 60], [-0.3, 0.8, 130]),
      }),
      citrus('lime', 74, 512, 46),
    ],
  },
  'carne-asada': {
    ground: { pattern: 'diamonds', motif: 'zigzag', base: '#e0953c', print: '#bf7420' },
    vessel: { kind: 'board', x: 365, y: 302, rx: 318, ry: 226, tone: '#7f5230' },
    layers: [],
    toppings: [
      {
        kind: 'scallion',
        size: 128,
        place: spots([-0.66, -0.62, 8], [-0.62, -0.46, 4], [-0.68, -0.3, -2], [-0.62, -0.14, 6]),
      },
      {
        kind: 'roast-strip',
        tone: '#5f8f3a',
        charred: true,
        size: 66,
        place: spots([-0.62, 0.2, 20], [-0.48, 0.42, -14], [-0.7, 0.5, 30], [-0.5, 0.66, 4]),
      },
      {
        kind: 'meat-slice',
        tone: '#b5584a',
        crust: '#4a2414',
        size: 88,
        place: spots(
          [-0.06, -0.34, 68],
          [0.11, -0.36, 70],
          [0.28, -0.34, 72],
          [0.45, -0.33, 70],
          [0.62, -0.3, 74],
          [-0.02, 0.3, 66],
          [0.15, 0.28, 70],
          [0.32, 0.3, 72],
          [0.49, 0.32, 70],
          [0.66, 0.34, 72],
        ),
      },
      { kind: 'pearl', size: 3, place: scatter(30, { to: 0.7 }) },
      coriander(9, 0.6, 18),
      { kind: 'wedge', fruit: 'lime', size: 42, place: spots([0.86, -0.66, 30], [0.84, 0.76, 200]) },
    ],
    sides: [
      speckledBowl(722, 506, 76, '#b5381e', ['#3a1a10', '#e8a07a'], { rim: '#3a3330', well: '#2b2422' }),
      { kind: 'tortilla-stack', x: 714, y: 92, size: 0.84 },
      { kind: 'avocado-half', x: 72, y: 516, turn: -30, size: 0.94 },
      chilli(78, 84, -30, GREEN_CHILLI),
    ],
  },
  'fajitas-de-pollo': {
    ground: { pattern: 'diamonds', motif: 'star', base: '#3a86a8', print: '#26688a' },
    vessel: { kind: 'skillet', x: 388, y: 304, radius: 250, tone: '#2b2a2a', handle: 152 },
    layers: [
      { kind: 'heap', tone: '#8a4a20', size: 0.92 },
      {
        kind: 'raja',
        tone: '#d5341f',
        size: 62,
        place: scatter(16, { to: 0.84, gap: 0.9 }),
      },
      { kind: 'raja', tone: '#f0b02c', size: 60, place: scatter(15, { to: 0.84, gap: 0.9 }) },
      { kind: 'raja', tone: '#5f9a34', size: 58, place: scatter(12, { to: 0.84, gap: 1 }) },
      {
        kind: 'onion-ring',
        half: true,
        tone: '#b55a8c',
        size: 46,
        place: scatter(13, { to: 0.82, gap: 1.2 }),
      },
    ],
    toppings: [
      {
        kind: 'slice',
        tones: ['#d98a3c', '#e6a050', '#c2702a'],
        size: 50,
        place: scatter(14, { to: 0.76, gap: 1.4 }),
      },
      { kind: 'raja', tone: '#d5341f', size: 52, place: scatter(7, { to: 0.76, gap: 1.8 }) },
      { kind: 'raja', tone: '#5f9a34', size: 50, place: scatter(5, { to: 0.74, gap: 2 }) },
      { kind: 'raja', tone: '#f0b02c', size: 50, place: scatter(6, { to: 0.76, gap: 1.9 }) },
      { kind: 'seed', round: true, tone: '#5a2410', size: 2.6, place: scatter(50, { to: 0.8 }) },
      coriander(12, 0.74, 20),
    ],
    sides: [
      smallBowl(720, 92, 74, WHITE, [{ kind: 'swirl', tone: '#fffaf0' }]),
      ...wrappedTortillas(708, 490, '#c9452c'),
      { kind: 'avocado-half', x: 72, y: 94, turn: -24 },
    ],
  },
  'barbacoa-de-res': {
    ground: { pattern: 'wood', motif: 'planks', base: '#8fb09c', print: '#648a74' },
    vessel: {
      kind: 'oval-dish',
      x: 380,
      y: 286,
      rx: 300,
      ry: 208,
      rim: '#2f5f86',
      well: '#6a2c14',
      band: '#f0d9a8',
    },
    layers: [
      { kind: 'soup', tones: ['#8a2f14', '#a0401e', '#74240c'], texture: 'broth' },
      {
        kind: 'shreds',
        tones: ['#7a3a1e', '#8f4a28', '#a05a34', '#64301a'],
        size: 0.96,
        width: 10,
        long: 66,
        count: 260,
      },
      {
        kind: 'shred',
        tones: ['#b06a40', '#9a5630', '#c07c50'],
        size: 34,
        place: scatter(46, { to: 0.7, gap: 0.8 }),
      },
    ],
    toppings: [
      {
        kind: 'slice',
        tones: ['#8f4a28', '#a55c36', '#7a3a1c'],
        size: 52,
        place: scatter(12, { to: 0.72, gap: 1.7 }),
      },
      { kind: 'onion-dice', size: 10, place: scatter(30, { to: 0.5, gap: 1.3 }) },
      coriander(14, 0.56, 22),
      { kind: 'wedge', fruit: 'lime', size: 44, place: spots([-0.72, 0.34, 20], [0.74, -0.3, 200]) },
    ],
    sides: [
      smallBowl(690, 494, 104, { rim: '#f6efe0', well: '#eadfca', band: '#c9452c' }, [
        { kind: 'soup', tones: ['#c05a24', '#d0703a', '#a8461a'], texture: 'broth' },
        { kind: 'oil', tone: '#f0a04a', count: 14 },
        { kind: 'chickpea', size: 26, place: scatter(14, { to: 0.74, gap: 1.3 }) },
        { kind: 'carrot-coin', size: 36, place: scatter(6, { to: 0.66, gap: 1.3 }) },
      ]),
      { kind: 'tortilla-stack', x: 92, y: 500, size: 0.94 },
      smallBowl(724, 92, 66, WHITE, [
        { kind: 'heap', tone: '#b5cf78', size: 0.8 },
        { kind: 'julienne', tone: '#dcebaa', size: 62, place: scatter(22, { to: 0.64, gap: 0.5 }) },
        { kind: 'julienne', tone: '#f3f6d8', size: 56, place: scatter(14, { to: 0.56, gap: 0.6 }) },
      ]),
      onionBowl(70, 82, 58),
    ],
  },
  'pico-de-gallo': {
    ground: { pattern: 'diamonds', motif: 'nested', base: '#8fbf9c', print: '#649a74' },
    vessel: { kind: 'mortar', x: 372, y: 296, radius: 236, tone: '#4a4644' },
    layers: [
      { kind: 'soup', tones: ['#e0563c', '#ea7254', '#cc4028'], texture: 'coarse' },
      {
        kind: 'cube',
        tone: '#e8452e',
        side: '#b52a1a',
        size: 21,
        place: scatter(70, { to: 0.92, gap: 0.85 }),
      },
      { kind: 'cube', tone: '#fbf4e6', side: '#ddd0b4', size: 15, place: scatter(40, { to: 0.9, gap: 1.1 }) },
    ],
    toppings: [
      { kind: 'cube', tone: '#f2604a', side: '#c2351f', size: 19, place: scatter(26, { to: 0.8, gap: 1.4 }) },
      { kind: 'chili-ring', tone: GREEN_CHILLI, size: 15, place: scatter(13, { to: 0.78, gap: 2 }) },
      coriander(22, 0.82, 20),
    ],
    sides: [
      {
        kind: 'dish',
        vessel: { kind: 'basket', x: 690, y: 478, radius: 128, tone: '#c08a4a' },
        layers: [],
        toppings: [
          { kind: 'totopo', size: 96, place: around(7, 0.46, { turn: 20 }) },
          { kind: 'totopo', size: 88, place: around(3, 0.14) },
        ],
      },
      { kind: 'tomato', x: 722, y: 92, size: 1.06 },
      citrus('lime', 76, 500, 50),
      chilli(76, 88, -28, GREEN_CHILLI),
    ],
  },
  'tamales-de-rajas': {
    ground: { pattern: 'diamonds', motif: 'star', base: '#d8556a', print: '#b53a52' },
    vessel: {
      kind: 'oval-dish',
      x: 372,
      y: 298,
      rx: 306,
      ry: 226,
      rim: '#f6efdd',
      well: '#e9dcc0',
      band: '#2f8a7e',
    },
    layers: [],
    toppings: [
      { kind: 'tamal', size: 150, place: spots([-0.36, -0.42, 78], [0.02, -0.44, 90]) },
      { kind: 'tamal', size: 150, place: spots([-0.54, 0.16, 66]) },
      { kind: 'finger', tone: '#f0d68c', size: 170, place: spots([0.26, 0.38, -12]) },
      {
        kind: 'raja',
        tone: '#3f7a2c',
        size: 52,
        place: spots([0.06, 0.4, 0], [0.3, 0.3, -24], [0.22, 0.46, 10], [0.46, 0.3, -30]),
      },
      { kind: 'pool', tones: ['#fff3cf', '#fffaf0'], x: 0.14, y: 0.44, size: 0.12, rough: 0.5 },
      { kind: 'pool', tones: ['#fff3cf', '#fffaf0'], x: 0.38, y: 0.36, size: 0.12, rough: 0.5 },
      { kind: 'dice', tone: '#d8432a', size: 11, place: scatter(9, { to: 0.5, gap: 2 }) },
    ],
    sides: [
      smallBowl(706, 486, 104, { rim: '#2f5f9a', well: '#2b1a18', band: '#f3c14e' }, [
        { kind: 'soup', tones: ['#2f1a1a', '#3f2420', '#241214'], texture: 'broth' },
        { kind: 'bean', tone: '#3a2024', size: 26, place: scatter(40, { to: 0.84, gap: 0.8 }) },
        { kind: 'cilantro', size: 40, place: scatter(5, { to: 0.5, gap: 1.4 }) },
      ]),
      loose(716, 92, 44, { kind: 'pepper', tone: '#2f5f24', size: 66, place: spots([0, 0, -30]) }),
      { kind: 'fork', x: 40, y: 440, turn: -6, size: 0.84 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
