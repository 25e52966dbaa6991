import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, sesameSeeds, smallBowl, WHITE } from '../small-dishes.ts';
import { chilli, coriander, onionBowl } from './on-the-table.ts';

/** The tables of Mexican feast-day dishes. */
export const MEXICO_FEASTS = {
  'mole-poblano': {
    ground: { pattern: 'diamonds', motif: 'star', base: '#e9a93c', print: '#cc8720' },
    close: 'bottom-right',
    vessel: {
      kind: 'oval-dish',
      x: 396,
      y: 302,
      rx: 298,
      ry: 212,
      rim: '#f6f1e4',
      well: '#e6dcc6',
      band: '#2f62a8',
    },
    layers: [{ kind: 'soup', tones: ['#4a1d0e', '#5f2a15', '#38140a'], texture: 'cream' }],
    toppings: [
      {
        kind: 'drumstick',
        tone: '#7c3a1a',
        size: 116,
        place: spots([-0.42, -0.26, 196], [0.4, -0.28, -16], [0.06, 0.4, 20]),
      },
      sesameSeeds(90, 0.8),
    ],
    sides: [
      loose(728, 92, 40, {
        kind: 'cube',
        tone: '#5f3018',
        side: '#3a1a0c',
        size: 34,
        place: spots([-0.5, -0.3, 10], [0.6, 0.2, 40], [-0.2, 1, 80]),
      }),
      loose(80, 510, 40, { kind: 'cinnamon', size: 60, place: spots([0, 0, -30], [0.2, 0.6, -12]) }),
      chilli(84, 88, -28, '#5a1a12'),
      smallBowl(726, 510, 66, WHITE, [
        { kind: 'sesame', size: 15, place: scatter(60, { to: 0.84, gap: 0.5 }) },
      ]),
    ],
  },
  'cochinita-pibil': {
    ground: { pattern: 'diamonds', motif: 'zigzag', base: '#3470ab', print: '#235789' },
    under: [
      {
        kind: 'dish',
        vessel: { kind: 'banana-leaf', x: 388, y: 302, rx: 350, ry: 236 },
        layers: [],
        toppings: [],
      },
    ],
    close: 'bottom-left',
    vessel: { kind: 'clay-dish', x: 388, y: 300, radius: 206, rim: '#a9512c', well: '#7e351a' },
    layers: [
      {
        kind: 'shreds',
        tones: ['#ee7a30', '#f0903e', '#dd5c1e', '#f6a856'],
        size: 1,
        width: 9,
        long: 54,
        count: 380,
      },
    ],
    toppings: [
      {
        kind: 'onion-ring',
        tone: '#e0408c',
        half: true,
        size: 46,
        place: scatter(22, { to: 0.5, gap: 0.6 }),
      },
      { kind: 'onion-ring', tone: '#ee6aa6', size: 34, place: scatter(7, { to: 0.34, gap: 0.9 }) },
      { kind: 'strip', tone: '#f0902c', size: 20, place: scatter(7, { to: 0.4, gap: 1.6 }) },
    ],
    sides: [
      { kind: 'tortilla-stack', x: 706, y: 486, size: 1 },
      smallBowl(716, 96, 74, WHITE, [
        { kind: 'onion-ring', tone: '#e0408c', size: 60, place: scatter(9, { to: 0.6, gap: 0.6 }) },
        {
          kind: 'onion-ring',
          tone: '#ee6aa6',
          half: true,
          size: 60,
          place: scatter(7, { to: 0.6, gap: 0.6 }),
        },
      ]),
      citrus('lime', 74, 90, 46),
      loose(72, 512, 36, {
        kind: 'fruit-slice',
        fruit: 'orange',
        size: 46,
        place: spots([0, 0, 10]),
      }),
    ],
  },
  'birria-de-res': {
    ground: { pattern: 'stone', motif: 'terrazzo', base: '#dfe6d6', print: '#6f9a86' },
    steam: true,
    vessel: {
      kind: 'deep-bowl',
      x: 392,
      y: 300,
      radius: 244,
      rim: '#2f8a7e',
      well: '#6b2412',
      band: '#f4d79a',
    },
    layers: [
      { kind: 'soup', tones: ['#9a2a14', '#b03c20', '#82200e'], texture: 'broth' },
      { kind: 'oil', tone: '#e8662a', count: 60 },
      {
        kind: 'slice',
        tones: ['#8f4a28', '#a05a34', '#7c3c1e'],
        size: 44,
        place: scatter(28, { to: 0.76, gap: 1.05 }),
      },
    ],
    toppings: [
      { kind: 'onion-dice', size: 10.5, place: scatter(34, { to: 0.42, gap: 1.3 }) },
      coriander(12, 0.44, 22),
    ],
    sides: [
      {
        kind: 'dish',
        vessel: {
          kind: 'coupe',
          x: 700,
          y: 476,
          radius: 122,
          rim: '#f6efe0',
          well: '#eadfca',
          band: '#c9452c',
        },
        layers: [],
        toppings: [
          {
            kind: 'folded',
            tone: '#e39a44',
            crisp: true,
            size: 0.74,
            spots: [
              [0, -0.3, -8],
              [0.04, 0.34, 6],
            ],
          },
        ],
      },
      onionBowl(716, 92, 66),
      citrus('lime', 78, 92, 50),
      chilli(80, 506, -26, '#8f1f14'),
    ],
  },
  'chiles-rellenos-de-queso': {
    ground: { pattern: 'diamonds', motif: 'star', base: '#8e74b4', print: '#705697' },
    close: 'top-left',
    vessel: { kind: 'coupe', x: 400, y: 302, radius: 256, rim: '#fbf3e0', well: '#efe2c6', band: '#c9452c' },
    layers: [
      { kind: 'pool', tones: ['#c9351c', '#dd5232'], size: 0.9, rough: 0.16 },
      { kind: 'seed', round: true, tone: '#8c2010', size: 3, place: scatter(40, { to: 0.8 }) },
    ],
    toppings: [
      {
        kind: 'pepper',
        battered: true,
        tone: '#4c7a26',
        size: 186,
        place: spots([0.03, -0.34, -8], [0.03, 0.32, 6]),
      },
      { kind: 'seed', tone: '#5f7434', size: 5, place: scatter(26, { to: 0.8 }) },
    ],
    sides: [
      loose(90, 92, 40, { kind: 'pepper', tone: '#3f6b24', size: 62, place: spots([0, 0, -30]) }),
      { kind: 'tomato', x: 720, y: 94 },
      smallBowl(722, 508, 70, WHITE, [
        {
          kind: 'cube',
          tone: '#fdf3d0',
          side: '#dcc78c',
          size: 42,
          place: scatter(12, { to: 0.7, gap: 0.9 }),
        },
      ]),
      { kind: 'fork', x: 78, y: 420, turn: -6, size: 0.9 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
