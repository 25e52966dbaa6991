import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, pepperSpecks, riceBowl, speckledBowl } from '../small-dishes.ts';
import { chilli, coriander, GREEN_CHILLI, onionBowl, wrappedTortillas } from './on-the-table.ts';

/** The tables of Mexican meat dishes for every day. */
export const MEXICO_MEAT_MAINS = {
  'tinga-de-pollo': {
    ground: { pattern: 'diamonds', motif: 'zigzag', base: '#8f5a9c', print: '#6f3e7c' },
    vessel: { kind: 'coupe', x: 400, y: 302, radius: 258, rim: '#f3c14e', well: '#f8eedb', band: '#c9452c' },
    layers: [],
    toppings: [
      {
        kind: 'tortillas',
        tone: '#e3a84e',
        size: 0.52,
        spots: [
          [-0.42, -0.3, 90],
          [0.44, -0.28, 90],
          [0, 0.46, 90],
        ],
        filling: [
          {
            kind: 'strip',
            tone: '#a9cf62',
            wide: true,
            size: 24,
            place: scatter(26, { to: 1.1, gap: 0.5 }),
          },
          {
            kind: 'shred',
            tones: ['#d9591f', '#e8752f', '#c24516'],
            size: 27,
            place: scatter(44, { to: 0.84, gap: 0.34 }),
          },
          {
            kind: 'onion-ring',
            half: true,
            tone: '#f0c9a0',
            size: 17,
            place: scatter(5, { to: 0.7, gap: 1 }),
          },
          { kind: 'crumble', size: 8, place: scatter(16, { to: 0.7, gap: 1.2 }) },
          { kind: 'avocado', size: 32, place: spots([0.3, -0.3, -150], [0.36, -0.04, -140]) },
        ],
      },
    ],
    sides: [
      { kind: 'avocado-half', x: 78, y: 504, turn: -30 },
      speckledBowl(718, 98, 70, '#fff9ec', []),
      loose(726, 500, 40, { kind: 'whole-leaf', size: 78, place: spots([0, 0, 34], [0.4, 0.6, 70]) }),
      chilli(84, 92, -30, '#7a2416'),
    ],
  },
  picadillo: {
    ground: { pattern: 'diamonds', motif: 'nested', base: '#a9bf4c', print: '#869c30' },
    vessel: {
      kind: 'clay-dish',
      x: 384,
      y: 302,
      radius: 250,
      rim: '#a9512c',
      well: '#6e2c14',
      band: '#f0d9a8',
    },
    layers: [
      { kind: 'soup', tones: ['#9c3a1a', '#b04a26', '#842c12'], texture: 'broth' },
      { kind: 'mince', tones: ['#8f4a26', '#a55a32', '#7a3a1c'], size: 0.92 },
      {
        kind: 'cube',
        tone: '#f4d98c',
        side: '#d1a64a',
        size: 19,
        place: scatter(26, { to: 0.86, gap: 1.7 }),
      },
      {
        kind: 'cube',
        tone: '#f08a2c',
        side: '#c2601a',
        size: 17,
        place: scatter(22, { to: 0.86, gap: 1.7 }),
      },
      { kind: 'pea', size: 11, place: scatter(36, { to: 0.88, gap: 1.6 }) },
    ],
    toppings: [
      { kind: 'olive', tone: '#7f8a34', pitted: true, size: 19, place: scatter(7, { to: 0.76, gap: 3 }) },
      { kind: 'dried-fruit', tone: '#3a1a1c', size: 12, place: scatter(12, { to: 0.8, gap: 2.4 }) },
      { kind: 'leaf', tone: '#6f8f54', size: 46, place: spots([0.1, -0.2, 36]) },
    ],
    sides: [
      riceBowl(712, 480, 104),
      loose(80, 508, 40, { kind: 'tomato-wedge', size: 44, place: spots([0, 0, 20]) }),
      { kind: 'spoon', x: 74, y: 250, turn: -8 },
      chilli(722, 90, -28, GREEN_CHILLI),
    ],
  },
  'alambre-de-res': {
    ground: { pattern: 'wood', motif: 'planks', base: '#c9985c', print: '#8a5f30' },
    vessel: { kind: 'skillet', x: 392, y: 304, radius: 242, tone: '#2f2c2b', handle: -28 },
    layers: [
      { kind: 'heap', tone: '#7a3d1e', size: 0.92 },
      {
        kind: 'slice',
        tones: ['#7c3f20', '#8f4d2a', '#693218'],
        size: 40,
        place: scatter(34, { to: 0.86, gap: 0.9 }),
      },
      { kind: 'dice', tone: '#d23a26', size: 24, place: scatter(16, { to: 0.86, gap: 1.5 }) },
      { kind: 'dice', tone: '#5b9a3a', size: 24, place: scatter(16, { to: 0.86, gap: 1.5 }) },
      {
        kind: 'onion-ring',
        half: true,
        tone: '#f0dfc6',
        size: 38,
        place: scatter(14, { to: 0.84, gap: 1.2 }),
      },
    ],
    toppings: [
      { kind: 'pool', tones: ['#fbeab4', '#fff6d8'], x: -0.2, y: -0.16, size: 0.4, rough: 0.8 },
      { kind: 'pool', tones: ['#fbeab4', '#fff6d8'], x: 0.3, y: 0.2, size: 0.36, rough: 0.8 },
      { kind: 'pool', tones: ['#fbeab4', '#fff6d8'], x: -0.2, y: 0.44, size: 0.24, rough: 0.8 },
      { kind: 'bacon', size: 34, place: scatter(15, { to: 0.76, gap: 1.6 }) },
      { kind: 'dice', tone: '#d23a26', size: 18, place: scatter(5, { to: 0.6, gap: 3 }) },
      { kind: 'dice', tone: '#5b9a3a', size: 18, place: scatter(5, { to: 0.6, gap: 3 }) },
      pepperSpecks(26),
    ],
    sides: [
      ...wrappedTortillas(706, 494, '#3a6ea8'),
      citrus('lime', 82, 92, 50),
      loose(84, 508, 36, { kind: 'wedge', fruit: 'lime', size: 50, place: spots([0, 0, 20]) }),
    ],
  },
  'bistec-a-la-mexicana': {
    ground: { pattern: 'diamonds', motif: 'zigzag', base: '#f0c65c', print: '#d6a537' },
    vessel: { kind: 'pot', x: 392, y: 302, radius: 248, tone: '#2f7f86', well: '#e9dfc8' },
    layers: [
      { kind: 'soup', tones: ['#c23a1e', '#d4522f', '#a82c14'], texture: 'coarse' },
      {
        kind: 'slice',
        tones: ['#7c4226', '#8f5030', '#6a351c'],
        size: 50,
        place: scatter(26, { to: 0.84, gap: 1.1 }),
      },
    ],
    toppings: [
      {
        kind: 'onion-ring',
        half: true,
        tone: '#f6e9d8',
        size: 42,
        place: scatter(13, { to: 0.78, gap: 1.4 }),
      },
      { kind: 'dice', tone: '#de4a30', size: 19, place: scatter(14, { to: 0.82, gap: 2 }) },
      { kind: 'cube', tone: '#f6dc90', side: '#d1a64a', size: 20, place: scatter(11, { to: 0.8, gap: 2.4 }) },
      { kind: 'chili-ring', tone: GREEN_CHILLI, size: 15, place: scatter(7, { to: 0.76, gap: 3.4 }) },
      coriander(13, 0.76, 19),
    ],
    sides: [
      ...wrappedTortillas(708, 496, '#c9452c'),
      chilli(84, 90, -30, GREEN_CHILLI),
      { kind: 'tomato', x: 80, y: 508 },
      { kind: 'garlic-head', x: 720, y: 94 },
    ],
  },
  'papas-con-chorizo': {
    ground: { pattern: 'diamonds', motif: 'star', base: '#2f7a66', print: '#1f5c4c' },
    vessel: { kind: 'board', x: 400, y: 304, rx: 300, ry: 212, tone: '#b98148' },
    layers: [],
    toppings: [
      {
        kind: 'tortillas',
        bent: true,
        size: 0.68,
        spots: [
          [-0.6, -0.3, -14],
          [0.02, 0.3, 86],
          [0.62, -0.3, 16],
        ],
        filling: [
          {
            kind: 'chunk',
            tones: ['#a82c18', '#c03a20', '#8f2012'],
            size: 13,
            place: scatter(40, { to: 1, gap: 0.7 }),
          },
          {
            kind: 'cube',
            tone: '#f2c560',
            side: '#c98a2c',
            size: 15,
            place: scatter(20, { to: 0.9, gap: 1.3 }),
          },
          {
            kind: 'chunk',
            tones: ['#b5331c', '#cf4626'],
            size: 9,
            place: scatter(16, { to: 0.9, gap: 1.2 }),
          },
          { kind: 'onion-dice', size: 5.4, place: scatter(14, { to: 0.9, gap: 1.8 }) },
          { kind: 'cilantro', size: 12, place: scatter(9, { to: 0.85, gap: 1.6 }) },
        ],
      },
    ],
    sides: [
      speckledBowl(724, 508, 72, '#7aa53c', ['#dcecae', '#3f6a20']),
      citrus('lime', 80, 88, 48),
      onionBowl(722, 84, 60),
      { kind: 'whole-potato', x: 80, y: 506, size: 0.9 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
