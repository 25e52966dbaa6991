import { type PictureSpec, scatter, spots } from '@larder/plates';
import { parsley, pepperSpecks, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Belgian dinners of a few things. */
export const BELGIUM_QUICK_DINNERS = {
  'stoemp-met-prei-en-worst': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#a8524c', print: '#86383a' },
    close: 'bottom-right',
    vessel: { kind: 'coupe', x: 396, y: 302, radius: 258, rim: '#f6efe0', well: '#f0e4cc', band: '#4f7f5a' },
    layers: [],
    toppings: [
      { kind: 'mash', tones: ['#f3e09a', '#f8ebb8', '#e6d27c', '#e3e0a0'], size: 0.86 },
      { kind: 'crumble', tone: '#a9c068', size: 5, place: scatter(80, { to: 0.78 }) },
      { kind: 'leek', tone: '#9cc05c', size: 20, place: scatter(26, { to: 0.76, gap: 1.7 }) },
      { kind: 'pool', tones: ['#9a5622', '#b8743a'], size: 0.4, rough: 0.26, x: 0.1, y: 0.1 },
      { kind: 'sausage', tone: '#b5683a', size: 108, place: spots([-0.04, -0.14, -28], [0.18, 0.22, -24]) },
    ],
    sides: [
      { kind: 'whole-leek', x: 716, y: 150, turn: 24, size: 0.9 },
      { kind: 'whole-potato', x: 86, y: 500, turn: 20, size: 0.95 },
      { kind: 'fork', x: 70, y: 190, turn: -8, size: 0.84 },
      { kind: 'knife', x: 740, y: 450, turn: 8, size: 0.84 },
    ],
  },
  'kabeljauw-met-mosterdsaus': {
    ground: { pattern: 'checks', motif: 'window', base: '#4f7f9a', print: '#d6e4e6' },
    close: 'bottom-left',
    vessel: {
      kind: 'square-plate',
      x: 398,
      y: 302,
      radius: 248,
      rim: '#fbf5e8',
      well: '#f3ead8',
      band: '#c9a23c',
    },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#e9bc48', '#f2d06c'], x: -0.1, y: 0.02, size: 0.94, rough: 0.12 },
      { kind: 'fillet', tone: '#fbf1dc', size: 112, place: spots([-0.24, -0.36, -14], [-0.14, 0.3, -8]) },
      {
        kind: 'potato',
        size: 54,
        place: spots([0.7, -0.46, 20], [0.86, -0.02, 80], [0.64, 0.12, 130], [0.8, 0.5, 40]),
      },
      { kind: 'seed', round: true, tone: '#8f5a12', size: 4.6, place: scatter(60, { to: 0.7 }) },
      parsley(22, 0.76, 15),
    ],
    sides: [
      smallBowl(84, 96, 64, WHITE, [
        { kind: 'soup', tones: ['#d9a62c', '#e6bc4c'], texture: 'cream' },
        { kind: 'seed', round: true, tone: '#8a5a12', size: 13, place: scatter(34, { to: 0.8 }) },
        { kind: 'seed', round: true, tone: '#f3d27a', size: 13, place: scatter(26, { to: 0.8 }) },
      ]),
      { kind: 'fork', x: 72, y: 430, turn: -8, size: 0.86 },
      { kind: 'whole-potato', x: 724, y: 96, turn: 30, size: 0.95 },
    ],
  },
  'fricassee-liegeoise': {
    ground: { pattern: 'checks', motif: 'tattersall', base: '#c9b06a', print: '#8f7434' },
    close: 'bottom-right',
    vessel: { kind: 'skillet', x: 392, y: 306, radius: 226, tone: '#37322f', handle: -36 },
    layers: [
      { kind: 'pool', tones: ['#e3b95c', '#f0cf80'], size: 0.9, rough: 0.1, thin: true },
      {
        kind: 'egg',
        size: 80,
        place: spots([-0.42, -0.4, 20], [0.42, -0.42, 120], [0.44, 0.4, 220], [-0.4, 0.42, 300]),
      },
      {
        kind: 'bacon',
        tone: '#b8583c',
        size: 66,
        place: spots([0, -0.5, 92], [-0.5, 0, 4], [0.52, -0.02, -6], [0.02, 0.5, 84], [0, 0, 44]),
      },
    ],
    toppings: [pepperSpecks(60, 0.8)],
    sides: [
      { kind: 'bread-slice', x: 704, y: 452, turn: 16, size: 1.2 },
      { kind: 'bread-slice', x: 716, y: 520, turn: -12, size: 1.1 },
      smallBowl(82, 96, 64, WHITE, [{ kind: 'butter', size: 62, place: spots([0, 0, 20]) }]),
      { kind: 'fork', x: 72, y: 430, turn: -6, size: 0.86 },
    ],
  },
  'ballekes-in-tomatensaus': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#a8b08a', print: '#848e64' },
    vessel: { kind: 'pot', x: 435, y: 300, radius: 242, tone: '#e3a53c', well: '#f6ecd8' },
    layers: [
      { kind: 'soup', tones: ['#cf4324', '#dd5a34', '#b5341a'], texture: 'coarse' },
      { kind: 'onion-dice', tone: '#ef9a6a', size: 8, place: scatter(40, { to: 0.86, gap: 1.6 }) },
      { kind: 'meatball', size: 40, place: scatter(24, { to: 0.86, gap: 1.75 }) },
    ],
    toppings: [{ kind: 'onion-dice', tone: '#f3b48a', size: 7, place: scatter(16, { to: 0.8, gap: 3 }) }],
    sides: [
      {
        kind: 'dish',
        vessel: {
          kind: 'coupe',
          x: 682,
          y: 456,
          radius: 122,
          rim: '#fbf5e8',
          well: '#f0e6d2',
          band: '#b5493a',
        },
        layers: [],
        toppings: [
          {
            kind: 'potato',
            size: 72,
            place: spots(
              [-0.36, -0.3, 20],
              [0.36, -0.28, 80],
              [0.34, 0.36, 140],
              [-0.34, 0.36, 60],
              [0, 0.02, 30],
            ),
          },
        ],
      },
      { kind: 'onion', x: 716, y: 98, size: 1 },
      { kind: 'wooden-spoon', x: 70, y: 400, turn: -8, size: 0.9 },
    ],
  },
  'spinaziepuree-met-ei': {
    ground: { pattern: 'checks', motif: 'tattersall', base: '#d9a08a', print: '#b5705a' },
    vessel: { kind: 'coupe', x: 365, y: 302, radius: 258, rim: '#3f6f8f', well: '#f6efe0', band: '#a9c9d6' },
    layers: [],
    toppings: [
      { kind: 'mash', tones: ['#c2d07a', '#d9de98', '#9fb858', '#e6e6ae'], size: 0.88 },
      { kind: 'crumble', tone: '#5a8a38', size: 9, place: scatter(90, { to: 0.8 }) },
      {
        kind: 'crumpled',
        tones: ['#4f8a34', '#3f7a2c'],
        vein: '#7fae5a',
        size: 19,
        place: scatter(30, { to: 0.78, gap: 1.7 }),
      },
      { kind: 'egg', size: 106, place: spots([-0.28, -0.16, 20], [0.3, 0.2, 140]) },
      pepperSpecks(20, 0.4),
    ],
    sides: [
      smallBowl(84, 500, 76, WHITE, [
        {
          kind: 'crumpled',
          tones: ['#5f9a3c', '#4a8432'],
          vein: '#8fbc6a',
          size: 62,
          place: scatter(12, { to: 0.74, gap: 0.9 }),
        },
      ]),
      { kind: 'whole-egg', x: 716, y: 96, turn: 30, size: 1 },
      { kind: 'whole-egg', x: 756, y: 150, turn: -20, size: 0.92, tone: '#f0d9b8' },
      { kind: 'fork', x: 74, y: 190, turn: -8, size: 0.84 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
