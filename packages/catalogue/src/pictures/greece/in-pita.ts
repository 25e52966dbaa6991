import { type LayerSpec, type PictureSpec, scatter, spots, type ToppingSpec } from '@larder/plates';
import { citrus, loose, smallBowl, WHITE } from '../small-dishes.ts';
import { oregano } from './on-the-table.ts';

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

/** The tables of what Greeks roll in pita bread. */
export const GREECE_IN_PITA = {
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
  'gyros-me-seitan': {
    ground: { pattern: 'wood', motif: 'boards', base: '#a8603a', print: '#8a4a2a' },
    close: 'top-left',
    vessel: { kind: 'coupe', x: 398, y: 302, radius: 262, rim: '#3f6f9a', well: '#e9eef0', band: '#7fa6c4' },
    layers: [],
    toppings: [
      { kind: 'flatbreads', size: 0.94, tone: '#eccd94', spots: [[0, 0, 30]] },
      {
        kind: 'crumpled',
        size: 62,
        place: spots(
          [-0.4, -0.3, 20],
          [-0.1, -0.46, 90],
          [0.26, -0.4, 40],
          [0.46, -0.1, 150],
          [-0.46, 0.04, 200],
        ),
      },
      { kind: 'roast-strip', tone: '#b5743a', size: 74, place: scatter(16, { to: 0.42, gap: 0.5 }) },
      { kind: 'roast-strip', tone: '#cf9450', size: 66, place: scatter(10, { to: 0.36, gap: 0.6 }) },
      {
        kind: 'tomato-wedge',
        size: 52,
        place: spots([-0.4, 0.36, 20], [-0.1, 0.5, 100], [0.24, 0.46, 200], [0.48, 0.22, 300]),
      },
      {
        kind: 'onion-ring',
        tone: '#b0527a',
        half: true,
        size: 44,
        place: spots([0.1, 0.3, 20], [-0.26, 0.16, 100], [0.36, 0.04, 220]),
      },
      { kind: 'pool', tones: ['#f2f0dc', '#fdfcf0'], x: 0.02, y: -0.04, size: 0.22, rough: 0.6 },
      { kind: 'dice', tone: '#a9cf7a', size: 9, place: scatter(8, { to: 0.16, gap: 1.2 }) },
    ],
    sides: [
      smallBowl(92, 96, 84, WHITE, [
        { kind: 'swirl', tone: '#fdfcf0' },
        { kind: 'dice', tone: '#8fbf5c', size: 15, place: scatter(14, { to: 0.7 }) },
      ]),
      citrus('lemon', 88, 512, 50),
      { kind: 'onion', x: 722, y: 520, tone: '#8f3a58', size: 0.84 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
