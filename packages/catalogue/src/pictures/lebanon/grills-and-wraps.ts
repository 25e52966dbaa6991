import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, parsley, sauceBowl, smallBowl, WHITE } from '../small-dishes.ts';
import { freshSalad, pitas, whiteSauce } from './on-the-table.ts';

const WRAP = {
  kind: 'dosa',
  size: 0.98,
  girth: 0.25,
  tone: '#e6bd7c',
  filling: [
    { kind: 'crumpled', tones: ['#8fbf4a', '#76a83a'], size: 34, place: scatter(5, { to: 1.2, gap: 0.6 }) },
    { kind: 'shred', tones: ['#b9702e', '#d08f48'], size: 40, place: scatter(9, { to: 1.2, gap: 0.5 }) },
    { kind: 'dice', tone: '#d8402a', size: 14, place: scatter(5, { to: 1.1 }) },
    { kind: 'dollop', tone: '#fffaf0', size: 22, place: spots([0.2, 0.1]) },
  ],
} as const;

/** The tables of what comes off a Lebanese grill or into a bread. */
export const LEBANON_GRILLS_AND_WRAPS = {
  'shish-taouk': {
    ground: { pattern: 'azulejo', motif: 'star', base: '#2f7a78', print: '#1c5a5a' },
    vessel: { kind: 'board', x: 376, y: 306, rx: 312, ry: 228, tone: '#a8703f' },
    layers: [],
    toppings: [
      {
        kind: 'flatbreads',
        size: 0.86,
        tone: '#f0d8a6',
        spots: [[-0.1, 0.04, 40]],
      },
      {
        kind: 'skewer',
        tone: '#df8f34',
        size: 214,
        place: spots([-0.04, -0.54, -4], [0, -0.16, 2], [-0.05, 0.22, -3], [0.01, 0.6, 2]),
      },
      { kind: 'seed', tone: '#7a2a12', round: true, size: 2.8, place: scatter(70, { to: 0.66 }) },
    ],
    sides: [
      whiteSauce(690, 120, 92),
      smallBowl(712, 462, 88, WHITE, [
        {
          kind: 'fruit-slice',
          fruit: 'tomato',
          size: 66,
          place: spots([-0.3, -0.3], [0.36, -0.1], [-0.1, 0.4]),
        },
        { kind: 'cucumber', size: 56, place: spots([0.3, 0.44, 30], [-0.5, 0.2, 90]) },
      ]),
      citrus('lemon', 60, 78, 46),
      { kind: 'garlic-head', x: 58, y: 528, size: 0.9 },
    ],
  },
  'shawarma-djej': {
    ground: { pattern: 'stone', motif: 'terrazzo', base: '#cfe0d2', print: '#c96a4a' },
    vessel: { kind: 'paper', x: 392, y: 304, rx: 326, ry: 232, tone: '#f6ead0', print: '#b5453a' },
    layers: [],
    toppings: [],
    sides: [
      {
        kind: 'dish',
        vessel: { kind: 'table', x: 372, y: 214, radius: 258 },
        layers: [{ ...WRAP, turn: -9 }],
        toppings: [],
      },
      {
        kind: 'dish',
        vessel: { kind: 'table', x: 410, y: 404, radius: 258 },
        layers: [{ ...WRAP, turn: -6 }],
        toppings: [],
      },
      whiteSauce(92, 96, 74),
      smallBowl(724, 504, 70, WHITE, [
        { kind: 'cucumber', tone: '#9aa544', size: 58, place: scatter(7, { to: 0.7, gap: 0.9 }) },
      ]),
      { kind: 'tomato', x: 730, y: 84, size: 0.94 },
      { kind: 'garlic-head', x: 64, y: 524, size: 0.86 },
    ],
  },
  arayes: {
    ground: { pattern: 'azulejo', motif: 'circle', base: '#e9d6b0', print: '#3f8a7a' },
    vessel: { kind: 'tray', x: 372, y: 306, rx: 306, ry: 226, tone: '#6a625c', lined: '#f3e6cc' },
    layers: [],
    toppings: [
      {
        kind: 'folded',
        tone: '#d9a04e',
        crisp: true,
        size: 0.72,
        spots: [
          [-0.54, -0.46, 8],
          [0.4, -0.5, -12],
          [-0.42, 0.44, -8],
          [0.5, 0.42, 12],
        ],
        filling: [
          { kind: 'crumble', tone: '#6f3a20', size: 22, place: scatter(36, { to: 1.04, gap: 0.5 }) },
          { kind: 'crumble', tone: '#8f5230', size: 17, place: scatter(26, { to: 1, gap: 0.6 }) },
          { kind: 'cilantro', tone: '#3f8c36', size: 15, place: scatter(8, { to: 1 }) },
        ],
      },
      parsley(12, 0.8, 16),
    ],
    sides: [
      freshSalad(694, 466, 106),
      loose(738, 92, 40, {
        kind: 'wedge',
        fruit: 'lemon',
        size: 52,
        place: spots([-0.2, -0.5, 20], [0.1, 0.9, 110]),
      }),
      loose(62, 78, 40, { kind: 'radish', size: 36, place: spots([-0.2, 0], [0.9, 0.4], [0.1, 1.1]) }),
    ],
  },
  falafel: {
    ground: { pattern: 'azulejo', motif: 'leaf', base: '#d98f5a', print: '#b5683a' },
    vessel: { kind: 'basket', x: 370, y: 304, radius: 258, tone: '#8f5f30', lined: '#f6efdc' },
    layers: [],
    toppings: [
      {
        kind: 'round-slice',
        tone: '#7a4a1c',
        edge: '#4f2c0e',
        browned: true,
        size: 50,
        place: around(11, 0.72, { first: 12 }),
      },
      {
        kind: 'round-slice',
        tone: '#8f5a24',
        edge: '#5f3714',
        browned: true,
        size: 52,
        place: around(6, 0.4, { first: 30 }),
      },
      {
        kind: 'round-slice',
        tone: '#9fb454',
        edge: '#6f4219',
        browned: true,
        size: 52,
        place: spots([0.02, -0.04, 10], [0.46, 0.44, 60]),
      },
      { kind: 'sesame', size: 6, place: scatter(70, { to: 0.7 }) },
      { kind: 'tuft', size: 34, tone: '#4f9436', place: spots([0.66, -0.3], [-0.62, 0.36]) },
    ],
    sides: [
      sauceBowl(682, 128, 88, '#ecdcb4', { rim: '#2f6f6a', well: '#d9c79a' }),
      pitas(696, 466, 118),
      loose(62, 80, 44, { kind: 'radish', size: 38, place: spots([-0.2, -0.1], [0.8, 0.5], [-0.1, 1]) }),
      { kind: 'tomato', x: 62, y: 524, size: 0.94 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
