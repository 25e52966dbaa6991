import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, parsley, sauceBowl } from '../small-dishes.ts';
import { pitas } from './on-the-table.ts';

/** The tables of Lebanese salads and dips. */
export const LEBANON_MEZZE = {
  'fattoush-bil-djej': {
    ground: { pattern: 'azulejo', motif: 'leaf', base: '#b5506a', print: '#933a54' },
    close: 'bottom-right',
    vessel: { kind: 'bowl', x: 392, y: 302, radius: 262, rim: '#f6f0e4', well: '#dfe3c0', band: '#4f8f5a' },
    layers: [
      {
        kind: 'crumpled',
        tones: ['#8fc04a', '#a9d066', '#76a83a'],
        size: 58,
        place: scatter(40, { to: 0.92, gap: 0.8 }),
      },
      {
        kind: 'crumpled',
        tones: ['#b9da7a', '#9cc858', '#cfe694'],
        size: 46,
        place: scatter(18, { to: 0.8, gap: 1.2 }),
      },
    ],
    toppings: [
      { kind: 'totopo', tone: '#d9a04e', size: 46, place: scatter(11, { to: 0.84, gap: 1.6 }) },
      { kind: 'tomato-wedge', size: 46, place: around(9, 0.66, { first: 20 }) },
      { kind: 'cucumber', size: 32, place: around(8, 0.74, { first: 2 }) },
      {
        kind: 'meat-slice',
        tone: '#f6e2bc',
        crust: '#b9702a',
        size: 74,
        place: spots([-0.24, 0.02, 70], [-0.08, -0.04, 76], [0.08, -0.02, 82], [0.24, 0.04, 88]),
      },
      { kind: 'radish', size: 22, place: scatter(8, { to: 0.8, gap: 2 }) },
      { kind: 'sprig', size: 28, place: scatter(4, { to: 0.7, gap: 3 }) },
      { kind: 'seed', tone: '#8a1f30', round: true, size: 3.6, place: scatter(80, { to: 0.8 }) },
    ],
    sides: [
      sauceBowl(724, 504, 68, '#4a1414'),
      citrus('lemon', 728, 84, 50),
      loose(66, 82, 44, { kind: 'radish', size: 38, place: spots([-0.2, 0], [0.8, 0.5], [-0.1, 1]) }),
      { kind: 'fork', x: 56, y: 440, turn: -6, size: 0.84 },
    ],
  },
  'hummus-bi-tahini': {
    ground: { pattern: 'azulejo', motif: 'circle', base: '#3f6f9c', print: '#2a527c' },
    vessel: { kind: 'coupe', x: 378, y: 302, radius: 256, rim: '#c9672f', well: '#e6cf9c', band: '#f3dfb4' },
    layers: [{ kind: 'swirl', tone: '#ecd6a2', size: 1 }],
    toppings: [
      { kind: 'pool', tones: ['#b59a24', '#cdb440'], x: 0.02, y: 0.02, size: 0.32, rough: 0.3 },
      { kind: 'drizzle', tone: '#c2aa30', path: 'spiral', size: 0.74, width: 0.04 },
      { kind: 'chickpea', size: 22, place: scatter(13, { to: 0.24, gap: 1.3 }) },
      { kind: 'seed', tone: '#8a5a24', round: true, size: 3, place: scatter(70, { from: 0.3, to: 0.74 }) },
      { kind: 'cilantro', tone: '#3f8c36', size: 17, place: scatter(16, { from: 0.2, to: 0.6, gap: 2 }) },
    ],
    sides: [
      pitas(686, 448, 126),
      citrus('lemon', 710, 104, 54),
      loose(66, 516, 60, { kind: 'chickpea', size: 22, place: scatter(9, { to: 0.8, gap: 1.4 }) }),
      { kind: 'garlic-head', x: 64, y: 82, size: 0.9 },
    ],
  },
  'moutabbal-batenjan': {
    ground: { pattern: 'linen', motif: 'double', base: '#d9cde0', print: '#6f3f6a' },
    close: 'bottom-right',
    vessel: {
      kind: 'clay-dish',
      x: 410,
      y: 302,
      radius: 254,
      rim: '#2f6078',
      well: '#d9c08a',
      band: '#a9c9c4',
    },
    layers: [
      { kind: 'soup', tones: ['#d6bb84', '#e3cda0', '#c6a76c'], texture: 'coarse' },
      { kind: 'swirl', tone: '#dcc594', size: 0.98 },
    ],
    toppings: [
      { kind: 'drizzle', tone: '#c2aa30', path: 'spiral', size: 0.7, width: 0.05 },
      { kind: 'seed', tone: '#4a3020', size: 4, place: scatter(34, { to: 0.84 }) },
      { kind: 'corn', tone: '#b3163c', size: 13, place: scatter(46, { to: 0.62, gap: 1.3 }) },
      { kind: 'corn', tone: '#d8345a', size: 12, place: scatter(20, { to: 0.5, gap: 1.5 }) },
      parsley(20, 0.66, 18),
    ],
    sides: [
      { kind: 'aubergine', x: 82, y: 470, turn: -30, size: 1.15 },
      citrus('lemon', 732, 84, 48),
      pitas(722, 512, 88),
      { kind: 'garlic-head', x: 74, y: 92, size: 0.92 },
    ],
  },
  tabbouleh: {
    ground: { pattern: 'stone', motif: 'marble', base: '#f0dfc8', print: '#c9a98a' },
    vessel: {
      kind: 'oval-dish',
      x: 396,
      y: 302,
      rx: 318,
      ry: 228,
      rim: '#c9452c',
      well: '#f3ead6',
      band: '#f6e3b4',
    },
    layers: [
      { kind: 'crumpled', tones: ['#c9e08f', '#b0d06a', '#9cc256'], size: 84, place: around(12, 0.8) },
    ],
    toppings: [
      { kind: 'mince', tones: ['#3a7a28', '#4f9436', '#2c641e', '#63a544'], size: 0.84, grain: 1.2 },
      { kind: 'cilantro', tone: '#3f8a2c', size: 19, place: scatter(60, { to: 0.74, gap: 1 }) },
      { kind: 'cilantro', tone: '#5aa342', size: 17, place: scatter(30, { to: 0.66, gap: 1.4 }) },
      { kind: 'dice', tone: '#dd3c28', size: 12, place: scatter(50, { to: 0.74, gap: 1.4 }) },
      { kind: 'spring-onion', size: 9, place: scatter(20, { to: 0.72, gap: 2 }) },
      { kind: 'seed', tone: '#f0dcaa', round: true, size: 4.4, place: scatter(90, { to: 0.74 }) },
      { kind: 'wedge', fruit: 'lemon', size: 46, place: spots([0.8, -0.34, 30], [0.84, 0.26, 90]) },
    ],
    sides: [
      citrus('lemon', 62, 78, 48),
      { kind: 'tomato', x: 738, y: 522, size: 0.96 },
      loose(62, 520, 44, {
        kind: 'cilantro',
        tone: '#3f8c36',
        size: 46,
        place: spots([0, 0, -20], [0.6, 0.5, 40], [-0.3, 0.8, -60]),
      }),
      { kind: 'spoon', x: 742, y: 120, turn: 10, size: 0.7 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
