import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, riceBowl, smallBowl, WHITE } from '../small-dishes.ts';

const BRASS = { rim: '#d9b25c', well: '#f3e6c8' } as const;

/** A flatbread rolled round chicken, egg and onion, open at one end. */
const ROLL = {
  kind: 'dosa',
  size: 0.94,
  girth: 0.24,
  tone: '#e3b878',
  filling: [
    { kind: 'dollop', tone: '#f6cf58', size: 30, place: spots([0.1, -0.1], [0.3, 0.2]) },
    { kind: 'shred', tones: ['#c9602a', '#a8481c'], size: 40, place: scatter(10, { to: 1.2, gap: 0.5 }) },
    { kind: 'onion-dice', tone: '#d98aa0', size: 15, place: scatter(7, { to: 1.1, gap: 0.8 }) },
    { kind: 'cilantro', tone: '#3f8c36', size: 16, place: scatter(4, { to: 1 }) },
  ],
} as const;

/** The tables of more Indian dinners that take half an hour. */
export const INDIA_HALF_HOUR: Readonly<Record<string, PictureSpec>> = {
  'chana-palak': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#b0503a', print: '#8a3626' },
    close: 'top-right',
    vessel: { kind: 'skillet', x: 396, y: 300, radius: 244, tone: '#35312f', handle: 142 },
    layers: [
      { kind: 'soup', tones: ['#6a6a26', '#7f7a30', '#565a1e'], texture: 'coarse' },
      {
        kind: 'wilted',
        size: 56,
        tones: ['#2f6f2a', '#3f8436', '#266024'],
        place: scatter(26, { to: 0.9, gap: 0.7 }),
      },
      { kind: 'chickpea', size: 19, tone: '#e6b866', place: scatter(62, { to: 0.88, gap: 1.3 }) },
      { kind: 'dice', tone: '#c9482c', size: 13, place: scatter(18, { to: 0.84, gap: 1.8 }) },
    ],
    toppings: [{ kind: 'chili-ring', tone: '#4b8f34', size: 12, place: scatter(10, { to: 0.7, gap: 2 }) }],
    sides: [
      {
        kind: 'dish',
        vessel: { kind: 'table', x: 112, y: 474, radius: 120 },
        layers: [
          {
            kind: 'flatbreads',
            spots: [
              [-0.06, -0.1, 20],
              [0.1, 0.14, 64],
            ],
            size: 0.86,
            tone: '#dfba80',
          },
        ],
        toppings: [],
      },
      citrus('lemon', 724, 92, 48),
      { kind: 'garlic-head', x: 730, y: 506, size: 0.92 },
    ],
  },
  'jhinga-masala': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#3f7f8c', print: '#286270' },
    close: 'bottom-left',
    vessel: { kind: 'pot', x: 402, y: 302, radius: 246, tone: '#8a5a34', well: '#5c3418' },
    layers: [
      { kind: 'soup', tones: ['#b5481c', '#c95e28', '#9a3814'], texture: 'coarse' },
      { kind: 'onion-dice', tone: '#d9904a', size: 13, place: scatter(50, { to: 0.88, gap: 1 }) },
      { kind: 'oil', tone: '#e08a3a', count: 26 },
      { kind: 'prawn', size: 58, place: scatter(19, { to: 0.8, gap: 1.25 }) },
      { kind: 'dice', tone: '#c9341e', size: 13, place: scatter(20, { to: 0.84, gap: 1.6 }) },
    ],
    toppings: [
      { kind: 'cilantro', size: 22, place: scatter(18, { to: 0.68, gap: 1.5 }) },
      { kind: 'chili-ring', tone: '#4b8f34', size: 11, place: scatter(9, { to: 0.7, gap: 2.4 }) },
    ],
    sides: [
      riceBowl(96, 492, 108, BRASS),
      citrus('lemon', 726, 96, 48),
      { kind: 'onion', x: 730, y: 500, tone: '#a84a62', size: 0.92 },
    ],
  },
  'kathi-roll': {
    ground: { pattern: 'block-print', motif: 'paisley', base: '#d9b04a', print: '#b8892e' },
    close: 'bottom-right',
    vessel: { kind: 'paper', x: 400, y: 304, rx: 322, ry: 236, tone: '#fbf4e2', print: '#b5453a' },
    layers: [],
    toppings: [],
    sides: [
      {
        kind: 'dish',
        vessel: { kind: 'table', x: 384, y: 176, radius: 232 },
        layers: [{ ...ROLL, turn: -12 }],
        toppings: [],
      },
      {
        kind: 'dish',
        vessel: { kind: 'table', x: 412, y: 306, radius: 232 },
        layers: [{ ...ROLL, turn: -8 }],
        toppings: [],
      },
      {
        kind: 'dish',
        vessel: { kind: 'table', x: 392, y: 436, radius: 232 },
        layers: [{ ...ROLL, turn: -11 }],
        toppings: [],
      },
      citrus('lime', 736, 508, 48),
      loose(72, 92, 44, {
        kind: 'onion-ring',
        size: 40,
        tone: '#b5557a',
        place: spots([0, 0, 10], [0.9, 0.4, 70, 0.8], [0.1, 1, 130, 0.7]),
      }),
      loose(730, 92, 44, {
        kind: 'chili',
        tone: '#3f8c36',
        size: 58,
        place: spots([0, -0.2, 24], [0.2, 0.5, 4]),
      }),
    ],
  },
  'rava-upma': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#8a4a6a', print: '#6a3050' },
    under: [
      {
        kind: 'dish',
        vessel: { kind: 'banana-leaf', x: 400, y: 304, rx: 362, ry: 226 },
        layers: [],
        toppings: [],
      },
    ],
    close: 'top-left',
    vessel: { kind: 'bowl', x: 402, y: 300, radius: 232, rim: '#d9b25c', well: '#b98a3a' },
    layers: [
      { kind: 'porridge', tone: '#f3e3b0' },
      { kind: 'heap', tone: '#f0dca0', size: 0.92 },
      { kind: 'crumble', tone: '#fbf0cc', size: 10, place: scatter(150, { to: 0.88, gap: 0.6 }) },
      { kind: 'pea', size: 14, place: scatter(34, { to: 0.84, gap: 1.5 }) },
      { kind: 'dice', tone: '#e98b2e', size: 13, place: scatter(30, { to: 0.84, gap: 1.4 }) },
      { kind: 'seed', round: true, tone: '#2b1a12', size: 5, place: scatter(60, { to: 0.82 }) },
    ],
    toppings: [
      { kind: 'nut', tone: '#ecc98a', size: 30, place: scatter(14, { to: 0.72, gap: 1.5 }) },
      { kind: 'leaf', slim: true, tone: '#2f6f2a', size: 34, place: scatter(9, { to: 0.7, gap: 1.8 }) },
      { kind: 'chili', tone: '#4b8f34', size: 56, place: spots([0.22, -0.14, 28]) },
    ],
    sides: [
      smallBowl(728, 504, 66, WHITE, [
        { kind: 'nut', tone: '#ecc98a', size: 48, place: scatter(11, { to: 0.7, gap: 0.9 }) },
      ]),
      citrus('lemon', 74, 92, 46),
    ],
  },
};
