import { type LayerSpec, type PictureSpec, scatter, spots, type ToppingSpec } from '@larder/plates';
import { citrus, loose, parsley, pepperSpecks, smallBowl, WHITE } from '../small-dishes.ts';
import { feta, oregano, parsleyBunch } from './on-the-table.ts';

/** What lies on a pita: lettuce, strips of pork, tomato, onion, parsley and a spoonful of sauce. */
const gyros = (x: number, y: number): (LayerSpec | ToppingSpec)[] => [
  {
    kind: 'crumpled',
    size: 50,
    place: spots(
      [x - 0.2, y - 0.3, 20],
      [x + 0.08, y - 0.36, 90],
      [x + 0.26, y - 0.14, 40],
      [x - 0.26, y + 0.1, 150],
    ),
  },
  {
    kind: 'roast-strip',
    tone: '#8f4a22',
    charred: true,
    size: 84,
    place: spots(
      [x - 0.12, y - 0.16, 10],
      [x + 0.1, y - 0.2, 60],
      [x - 0.06, y + 0.02, 120],
      [x + 0.14, y + 0.06, 160],
      [x - 0.18, y + 0.14, 30],
      [x + 0.04, y + 0.24, 80],
    ),
  },
  {
    kind: 'roast-strip',
    tone: '#b5652e',
    size: 78,
    place: spots(
      [x - 0.04, y - 0.1, 150],
      [x + 0.16, y - 0.06, 30],
      [x - 0.14, y + 0.04, 70],
      [x + 0.02, y + 0.14, 10],
      [x + 0.18, y + 0.18, 110],
    ),
  },
  {
    kind: 'tomato-wedge',
    size: 48,
    place: spots([x - 0.24, y - 0.08, 20], [x + 0.22, y + 0.26, 200], [x + 0.24, y - 0.3, 300]),
  },
  {
    kind: 'onion-ring',
    tone: '#b0527a',
    half: true,
    size: 42,
    place: spots([x - 0.02, y - 0.28, 20], [x - 0.16, y + 0.32, 100], [x + 0.26, y + 0.06, 220]),
  },
  { kind: 'pool', tones: ['#f6e3ac', '#fdf5da'], x, y: y + 0.02, size: 0.15, rough: 0.6 },
  {
    kind: 'cilantro',
    tone: '#3f8c36',
    size: 22,
    place: spots(
      [x - 0.12, y - 0.06, 20],
      [x + 0.1, y + 0.14, 120],
      [x + 0.08, y - 0.14, 240],
      [x - 0.06, y + 0.22, 300],
    ),
  },
];

/** The tables of quick Greek dinners. */
export const GREECE_QUICK_DINNERS = {
  'souvlaki-me-kotopoulo': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#f6efdc', print: '#5c8f4a' },
    vessel: { kind: 'board', x: 396, y: 302, rx: 316, ry: 226, tone: '#b98a54' },
    layers: [],
    toppings: [
      {
        kind: 'flatbreads',
        size: 0.62,
        tone: '#ecd09a',
        spots: [
          [-0.56, 0.34, 10],
          [-0.02, 0.44, 80],
        ],
      },
      {
        kind: 'skewer',
        tone: '#cf8a3c',
        size: 226,
        place: spots([-0.26, -0.56, 6], [-0.18, -0.2, 3], [-0.26, 0.16, 8], [-0.18, 0.52, 4]),
      },
      oregano(40, 0.6),
      {
        kind: 'tomato-wedge',
        size: 40,
        place: spots([0.62, 0.2, 20], [0.76, 0.46, 80], [0.54, 0.56, 140], [0.84, 0.14, 210]),
      },
      {
        kind: 'onion-ring',
        tone: '#b0527a',
        half: true,
        size: 34,
        place: spots([0.64, 0.36, 20], [0.7, 0.66, 100], [0.84, 0.3, 160]),
      },
      { kind: 'cucumber', size: 30, place: spots([0.58, 0.8, 10], [0.44, 0.7, 60], [0.84, 0.62, 130]) },
    ],
    sides: [
      smallBowl(618, 188, 86, WHITE, [
        { kind: 'swirl', tone: '#fffaf0' },
        { kind: 'dice', tone: '#8fbf5c', size: 13, place: scatter(14, { to: 0.7 }) },
      ]),
      citrus('lemon', 744, 78, 46),
      loose(52, 532, 40, { kind: 'wedge', fruit: 'lemon', size: 52, place: spots([0, 0, -24]) }),
      { kind: 'tomato', x: 748, y: 528, size: 0.78 },
    ],
  },
  'gyros-me-hoirino': {
    ground: { pattern: 'wood', motif: 'planks', base: '#3f6f8f', print: '#2a5270' },
    vessel: { kind: 'paper', x: 400, y: 302, rx: 326, ry: 240, tone: '#fbf4e2', print: '#c9472f' },
    layers: [],
    toppings: [
      {
        kind: 'flatbreads',
        size: 0.86,
        tone: '#eccd94',
        spots: [
          [-0.42, -0.04, 10],
          [0.42, 0.06, 80],
        ],
      },
      ...gyros(-0.42, -0.04),
      ...gyros(0.42, 0.06),
    ],
    sides: [
      smallBowl(736, 524, 62, WHITE, [{ kind: 'swirl', tone: '#f6e6b0' }]),
      { kind: 'onion', x: 50, y: 74, tone: '#8f3a58', size: 0.84 },
      { kind: 'tomato', x: 752, y: 72, size: 0.82 },
    ],
  },
  'garides-saganaki': {
    ground: { pattern: 'checks', motif: 'tattersall', base: '#e6eef0', print: '#2f7fa8' },
    vessel: { kind: 'skillet', x: 386, y: 308, radius: 246, tone: '#3f3b3a', handle: -38 },
    layers: [
      { kind: 'soup', tones: ['#c23a1c', '#d9562c', '#a52c12'], texture: 'coarse' },
      { kind: 'dice', tone: '#5f9a3c', size: 12, place: scatter(18, { to: 0.88, gap: 2 }) },
      { kind: 'oil', tone: '#f0903c', count: 30 },
    ],
    toppings: [
      {
        kind: 'prawn',
        tone: '#ee8a5c',
        size: 66,
        place: spots(
          [-0.5, -0.36, 20],
          [0.04, -0.56, 100],
          [0.54, -0.3, 200],
          [-0.14, -0.08, 150],
          [0.36, 0.18, 40],
          [-0.56, 0.26, 260],
          [-0.06, 0.52, 10],
          [0.56, 0.56, 120],
        ),
      },
      {
        kind: 'cube',
        tone: '#fffaf0',
        side: '#e6dcc0',
        size: 26,
        place: spots(
          [-0.2, -0.3, 10],
          [0.26, -0.36, 40],
          [-0.34, 0.02, 70],
          [0.04, 0.2, 20],
          [-0.3, 0.5, 50],
          [0.26, 0.46, 15],
          [0.68, 0.06, 60],
          [-0.7, -0.02, 30],
        ),
      },
      feta(16, 0.74, 10),
      parsley(16, 0.8, 15),
    ],
    sides: [
      { kind: 'bread-slice', x: 712, y: 486, turn: 20, size: 1.16 },
      { kind: 'glass', x: 76, y: 92, tone: '#e3cf7a', stem: true, size: 0.92 },
      parsleyBunch(76, 520),
    ],
  },
  'kritharoto-me-halloumi': {
    ground: { pattern: 'linen', motif: 'double', base: '#a9c6d0', print: '#4f86a0' },
    vessel: { kind: 'coupe', x: 398, y: 304, radius: 264, rim: '#fbf5e8', well: '#f3e8d0', band: '#d9862c' },
    layers: [{ kind: 'porridge', tone: '#e08a3c', grain: '#f6d28a', count: 520, length: 20 }],
    toppings: [
      { kind: 'dice', tone: '#8fb24a', size: 17, place: scatter(26, { to: 0.88, gap: 1.7 }) },
      { kind: 'tomato-half', size: 25, place: scatter(15, { to: 0.86, gap: 1.8 }) },
      {
        kind: 'slabs',
        tone: '#f6dfa2',
        size: 0.25,
        spots: [
          [-0.34, -0.34, -24],
          [0.3, -0.4, 16],
          [-0.42, 0.24, 14],
          [0.12, 0.06, -10],
          [0.48, 0.26, 30],
          [0.02, 0.56, -6],
        ],
      },
      {
        kind: 'sprig',
        size: 32,
        place: spots([-0.06, -0.24, 20], [0.36, -0.06, 100], [-0.16, 0.28, 200], [0.3, 0.56, 300]),
      },
      pepperSpecks(30, 0.8),
    ],
    sides: [
      citrus('lemon', 730, 94, 48),
      { kind: 'fork', x: 68, y: 420, turn: -6, size: 0.94 },
      loose(732, 516, 44, { kind: 'sprig', size: 50, place: spots([-0.2, 0, 24], [0.5, 0.5, 100]) }),
      { kind: 'tomato', x: 74, y: 88, size: 0.8 },
    ],
  },
  spetsofai: {
    ground: { pattern: 'stone', motif: 'flags', base: '#cfd8c8', print: '#a9b89e' },
    vessel: { kind: 'pot', x: 394, y: 304, radius: 254, tone: '#2f6f9f', well: '#f1e4cb' },
    layers: [
      { kind: 'soup', tones: ['#b5341a', '#cc4e28', '#982812'], texture: 'coarse' },
      { kind: 'raja', tone: '#c9301c', size: 66, place: scatter(14, { to: 0.84, gap: 0.9 }) },
      { kind: 'raja', tone: '#5a8f34', size: 66, place: scatter(14, { to: 0.84, gap: 0.9 }) },
      { kind: 'oil', tone: '#f0843c', count: 26 },
    ],
    toppings: [
      { kind: 'chorizo', tone: '#a8572c', size: 38, place: scatter(16, { to: 0.82, gap: 1.7 }) },
      { kind: 'onion-ring', tone: '#e3b06c', half: true, size: 30, place: scatter(10, { to: 0.8, gap: 2 }) },
      {
        kind: 'raja',
        tone: '#d83a22',
        size: 58,
        place: spots([-0.2, -0.3, 30], [0.4, 0.2, 120], [-0.4, 0.4, 80]),
      },
      {
        kind: 'raja',
        tone: '#6a9f3c',
        size: 58,
        place: spots([0.24, -0.46, 150], [-0.56, 0.02, 60], [0.12, 0.56, 10]),
      },
      oregano(60, 0.8),
    ],
    sides: [
      { kind: 'bread-slice', x: 726, y: 500, turn: 18, size: 1.1 },
      { kind: 'glass', x: 726, y: 92, tone: '#7a1626', stem: true, size: 0.98 },
      { kind: 'garlic-head', x: 68, y: 88, size: 0.86 },
      { kind: 'fork', x: 60, y: 440, turn: -6, size: 0.86 },
    ],
  },
  strapatsada: {
    ground: { pattern: 'wood', motif: 'boards', base: '#c9a06a', print: '#a07a46' },
    vessel: { kind: 'skillet', x: 404, y: 306, radius: 246, tone: '#4a4644', handle: 218 },
    layers: [
      { kind: 'lining', tone: '#d9602c' },
      { kind: 'scramble', tones: ['#f3b04a', '#f9cf74', '#e8923a'], size: 0.96 },
      { kind: 'pool', tones: ['#cf4420', '#dd5c30'], x: -0.36, y: -0.3, size: 0.22, rough: 0.8, thin: true },
      { kind: 'pool', tones: ['#cf4420', '#dd5c30'], x: 0.4, y: 0.3, size: 0.24, rough: 0.8, thin: true },
      { kind: 'pool', tones: ['#cf4420', '#dd5c30'], x: -0.3, y: 0.44, size: 0.18, rough: 0.8, thin: true },
      { kind: 'pool', tones: ['#cf4420', '#dd5c30'], x: 0.36, y: -0.44, size: 0.18, rough: 0.8, thin: true },
    ],
    toppings: [feta(20, 0.76, 15), oregano(80, 0.8), pepperSpecks(40, 0.8)],
    sides: [
      { kind: 'bread-slice', x: 716, y: 116, turn: 20, size: 1.1, toasted: true },
      { kind: 'bread-slice', x: 724, y: 500, turn: -14, size: 1.1, toasted: true },
      { kind: 'whole-egg', x: 74, y: 506, turn: 20, tone: '#e9cba8' },
      { kind: 'whole-egg', x: 128, y: 548, turn: -30, tone: '#f0d8ba', size: 0.9 },
      { kind: 'tomato', x: 76, y: 352, size: 0.8 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
