import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, riceBowl, smallBowl } from '../small-dishes.ts';

/** The tables of Indian lamb and pork dishes. */
export const INDIA_LAMB_AND_PORK = {
  'keema-matar': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#a9c9c4', print: '#78a39e' },
    vessel: { kind: 'bowl', x: 388, y: 300, radius: 248, rim: '#e3a03c', well: '#6a3a1c', band: '#fbf0d2' },
    layers: [
      { kind: 'mince', tones: ['#8a4a24', '#a35c30', '#703818', '#b87240'], size: 1 },
      { kind: 'pea', size: 13, place: scatter(70, { to: 0.9, gap: 1.3 }) },
      { kind: 'dice', tone: '#c9442a', size: 10, place: scatter(14, { to: 0.84, gap: 3 }) },
    ],
    toppings: [
      { kind: 'cilantro', size: 18, place: scatter(22, { to: 0.6, gap: 1.5 }) },
      { kind: 'wedge', fruit: 'lemon', size: 52, place: spots([0.56, 0.46, 140]) },
      { kind: 'chili-ring', tone: '#4b8f34', size: 10, place: scatter(8, { to: 0.7, gap: 3 }) },
    ],
    sides: [
      {
        kind: 'dish',
        vessel: {
          kind: 'coupe',
          x: 700,
          y: 462,
          radius: 126,
          rim: '#fbf5e8',
          well: '#f0e6d2',
          band: '#e3a03c',
        },
        layers: [],
        toppings: [
          {
            kind: 'flatbreads',
            size: 1,
            quarter: true,
            spots: [
              [-0.2, -0.2, 200],
              [0.2, 0.2, 20],
            ],
          },
        ],
      },
      loose(82, 96, 50, { kind: 'pea', size: 13, place: scatter(12, { to: 0.9, gap: 1.6 }) }),
      loose(716, 96, 40, { kind: 'cinnamon', size: 58, place: spots([0, 0, -30]) }),
      loose(84, 502, 44, {
        kind: 'cardamom',
        size: 24,
        place: spots([-0.5, 0, 20], [0.4, -0.4, 80], [0.4, 0.6, 140]),
      }),
    ],
  },
  'rogan-josh': {
    ground: { pattern: 'block-print', motif: 'paisley', base: '#efe2c4', print: '#5f8f86' },
    steam: true,
    vessel: { kind: 'brass-bowl', x: 416, y: 300, radius: 240, tone: '#c47a45', well: '#6a1f10' },
    layers: [
      { kind: 'soup', tones: ['#b02a12', '#c43c1c', '#981f0c', '#d4562c'], texture: 'broth' },
      {
        kind: 'chunk',
        tones: ['#8a3a1c', '#a04c28', '#702a12', '#b5643a'],
        size: 56,
        place: scatter(13, { to: 0.74, gap: 1.45 }),
      },
      { kind: 'pool', tones: ['#b02a12'], size: 0.26, x: -0.3, y: 0.3, thin: true },
      { kind: 'pool', tones: ['#b02a12'], size: 0.26, x: 0.36, y: -0.2, thin: true },
      { kind: 'oil', tone: '#ef7a3c', count: 60 },
    ],
    toppings: [
      { kind: 'cinnamon', size: 62, place: spots([0.16, 0.16, -28]) },
      {
        kind: 'cardamom',
        size: 18,
        place: spots([-0.3, -0.1, 30], [0.3, -0.42, 100], [-0.1, 0.56, 160], [0.56, 0.3, 60]),
      },
      { kind: 'cardamom', tone: '#4a3326', size: 24, place: spots([-0.16, -0.46, 70]) },
    ],
    sides: [
      riceBowl(106, 446, 116, { rim: '#c47a45', well: '#f3e6c8' }),
      { kind: 'naan', x: 728, y: 486, turn: 30, size: 0.78 },
      loose(86, 96, 50, {
        kind: 'cardamom',
        size: 24,
        place: spots([-0.5, 0, 20], [0.4, -0.3, 80], [0.3, 0.6, 140]),
      }),
      smallBowl(720, 98, 62, { rim: '#c47a45', well: '#f3e6c8' }, [
        { kind: 'mince', tones: ['#b8301a', '#c9442a', '#a32412'], grain: 0.8, size: 0.9 },
      ]),
    ],
  },
  'goan-pork-vindaloo': {
    ground: { pattern: 'wood', motif: 'planks', base: '#5f9a9a', print: '#3a6f72' },
    vessel: { kind: 'clay-dish', x: 394, y: 300, radius: 244, rim: '#b9552c', well: '#5a1a0e', ears: true },
    layers: [
      { kind: 'soup', tones: ['#8f2413', '#a5341c', '#7a1a0c', '#ba4a2a'], texture: 'coarse' },
      { kind: 'cube', tone: '#a5552e', side: '#6a2412', size: 36, place: scatter(20, { to: 0.8, gap: 1.5 }) },
      { kind: 'pool', tones: ['#8f2413'], size: 0.26, x: -0.3, y: 0.34, thin: true },
      { kind: 'pool', tones: ['#8f2413'], size: 0.28, x: 0.34, y: -0.28, thin: true },
      { kind: 'oil', tone: '#e0612c', count: 30 },
    ],
    toppings: [
      { kind: 'garlic', size: 14, place: scatter(12, { to: 0.74, gap: 2.4 }) },
      { kind: 'chili', tone: '#c9281b', size: 88, place: spots([0.02, -0.02, -28]) },
      { kind: 'chili', tone: '#4b8f34', size: 48, place: spots([0.42, 0.36, 30], [-0.46, -0.3, 80]) },
    ],
    sides: [
      { kind: 'bottle', x: 734, y: 448, turn: 10, tone: '#c98a3c', label: '#f3ead0', size: 0.86 },
      riceBowl(100, 488, 96, { rim: '#b9552c', well: '#f3e6c8' }),
      loose(84, 92, 44, { kind: 'garlic-clove', size: 32, place: spots([-0.4, 0, 20], [0.5, 0.3, 120]) }),
      loose(718, 96, 44, {
        kind: 'chili',
        tone: '#a51e14',
        size: 60,
        place: spots([-0.1, -0.2, 20], [0.2, 0.6, -4]),
      }),
    ],
  },
  'pandi-curry': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#8fb06a', print: '#6a8c48' },
    vessel: { kind: 'stone-pot', x: 422, y: 296, radius: 230, tone: '#6a4030', ears: true },
    layers: [
      { kind: 'soup', tones: ['#3f1d10', '#523020', '#32140a', '#6a4430'], texture: 'coarse' },
      {
        kind: 'cube',
        tone: '#63341e',
        side: '#2c1208',
        size: 40,
        place: scatter(20, { to: 0.8, gap: 1.45 }),
      },
      {
        kind: 'chunk',
        tones: ['#4a2414', '#5f3320', '#3a1a0c', '#7e4a30'],
        size: 30,
        place: scatter(12, { to: 0.82, gap: 1.6 }),
      },
      { kind: 'oil', tone: '#a8622c', count: 24 },
    ],
    toppings: [
      { kind: 'seed', round: true, tone: '#160c08', size: 4.6, place: scatter(70, { to: 0.84 }) },
      { kind: 'leaf', slim: true, tone: '#4f9a40', size: 34, place: scatter(11, { to: 0.7, gap: 2 }) },
      {
        kind: 'chili',
        tone: '#6fae48',
        size: 54,
        place: spots([0.16, -0.1, -24], [-0.4, 0.36, 30], [0.4, 0.44, 80]),
      },
    ],
    sides: [
      {
        kind: 'dish',
        vessel: {
          kind: 'coupe',
          x: 110,
          y: 440,
          radius: 128,
          rim: '#f6efe0',
          well: '#efe3cc',
          band: '#6a4030',
        },
        layers: [],
        toppings: [
          {
            kind: 'ball',
            tone: '#f6efdc',
            size: 88,
            place: spots([-0.4, -0.36], [0.42, -0.3], [0, 0.42]),
          },
        ],
      },
      smallBowl(722, 500, 68, { rim: '#8a5a3a', well: '#d9b98a' }, [
        { kind: 'seed', round: true, tone: '#2b1a10', size: 17, place: scatter(90, { to: 0.86, gap: 1 }) },
      ]),
      loose(84, 92, 44, {
        kind: 'leaf',
        slim: true,
        tone: '#2f6f2a',
        size: 50,
        place: spots([0, 0, 20], [0.3, 0.5, 70], [-0.4, 0.4, -30]),
      }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
