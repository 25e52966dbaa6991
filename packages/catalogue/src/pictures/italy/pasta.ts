import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, parsley, pepperSpecks, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Italian pasta dishes. */
export const ITALY_PASTA = {
  'spaghetti-aglio-olio-e-peperoncino': {
    ground: { pattern: 'stripes', motif: 'border', base: '#3f5f58', print: '#d9c48a' },
    vessel: { kind: 'coupe', x: 404, y: 302, radius: 258, rim: '#d9a05a', well: '#f0dfba', band: '#f6e6c0' },
    layers: [{ kind: 'pool', tones: ['#e0b93c', '#ecd06a'], size: 0.88, rough: 0.12, thin: true }],
    toppings: [
      {
        kind: 'strands',
        tones: ['#f3cd6a', '#f6d988', '#ecbf52', '#f9e6ac'],
        size: 0.8,
        width: 7.5,
        count: 210,
      },
      { kind: 'garlic', tone: '#eab24a', size: 23, place: scatter(22, { to: 0.66, gap: 1.6 }) },
      { kind: 'chili-ring', size: 9, place: scatter(20, { to: 0.72, gap: 2 }) },
      parsley(34, 0.76),
      { kind: 'chili', size: 50, place: spots([0.02, -0.04, 30], [0.12, 0.06, 70]) },
    ],
    sides: [
      { kind: 'garlic-head', x: 722, y: 96, turn: 14 },
      { kind: 'fork', x: 80, y: 360, turn: -5, size: 1.1 },
      { kind: 'bottle', x: 744, y: 470, turn: 12, tone: '#7f8a2a', label: '#f3ead0', size: 0.8 },
      loose(82, 88, 46, { kind: 'chili', size: 50, place: spots([0, -0.3, 24], [0.1, 0.5, 44]) }),
    ],
  },
  'spaghetti-cacio-e-pepe': {
    ground: { pattern: 'stripes', motif: 'trattoria', base: '#b5673f', print: '#97502c' },
    close: 'top-left',
    vessel: { kind: 'plate', x: 396, y: 302, radius: 260, rim: '#5f6f66', well: '#ded6c0', band: '#a9b5a4' },
    layers: [{ kind: 'soup', tones: ['#f3e2ae', '#f9efcf', '#ead493'], texture: 'cream' }],
    toppings: [
      {
        kind: 'strands',
        tones: ['#f9e4a4', '#fbeec2', '#f3d688', '#fdf3d0'],
        size: 0.94,
        width: 9.5,
        count: 180,
      },
      { kind: 'pool', tones: ['#fbf0cc'], size: 0.3, x: -0.2, y: -0.16, rough: 0.5, thin: true },
      { kind: 'crumble', tone: '#fffaf0', size: 5, place: scatter(46, { to: 0.5, gap: 1.2 }) },
      { kind: 'seed', tone: '#2b1a10', round: true, size: 4.4, place: scatter(90, { to: 0.9, gap: 1.6 }) },
      { kind: 'seed', tone: '#3d2413', round: true, size: 2.4, place: scatter(120, { to: 1.04, gap: 1.4 }) },
    ],
    sides: [
      smallBowl(78, 96, 62, WHITE, [
        { kind: 'seed', tone: '#2b1a10', round: true, size: 20, place: scatter(40, { to: 0.74, gap: 1 }) },
      ]),
      { kind: 'cheese-wedge', x: 722, y: 98, turn: -14 },
      { kind: 'mill', x: 722, y: 474, turn: 12, size: 0.9 },
      { kind: 'fork', x: 76, y: 410, turn: -6, size: 0.92 },
    ],
  },
  'trenette-al-pesto': {
    ground: { pattern: 'stripes', motif: 'trattoria', base: '#efb69c', print: '#dd9678' },
    close: 'bottom-right',
    vessel: { kind: 'plate', x: 400, y: 302, radius: 262, rim: '#fbf6ea', well: '#f2ead8', band: '#4f8a5f' },
    layers: [],
    toppings: [
      {
        kind: 'strands',
        tones: ['#a9c442', '#c0d45e', '#8fb02e', '#d3e07e'],
        size: 1,
        width: 11,
        count: 120,
      },
      { kind: 'pool', tones: ['#4f8a24', '#6fa336'], size: 0.4, rough: 0.5 },
      { kind: 'cube', tone: '#f6e3a4', size: 25, place: scatter(14, { to: 0.84, gap: 1.9 }) },
      { kind: 'green-bean', size: 36, place: scatter(20, { to: 0.84, gap: 1.1 }) },
      { kind: 'sliver', size: 13, place: scatter(16, { to: 0.6, gap: 1.8 }) },
      { kind: 'sprig', size: 34, place: spots([0.02, -0.02, 10]) },
    ],
    sides: [
      {
        kind: 'dish',
        vessel: { kind: 'mortar', x: 716, y: 484, radius: 92, tone: '#d9d4c6' },
        layers: [{ kind: 'soup', tones: ['#5f9a2c', '#7fb544', '#3f7a1c'], texture: 'coarse' }],
        toppings: [],
      },
      { kind: 'fork', x: 78, y: 350, turn: -6, size: 1.05 },
      loose(724, 90, 46, { kind: 'sprig', size: 44, place: spots([-0.2, 0.1, 24]) }),
      loose(80, 84, 40, { kind: 'sliver', size: 17, place: scatter(10, { to: 1, gap: 1.2 }) }),
    ],
  },
  'bucatini-all-amatriciana': {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#dfe6cc', print: '#7fa06a' },
    vessel: { kind: 'plate', x: 396, y: 302, radius: 262, rim: '#fbf5e8', well: '#f0e6d0', band: '#c9472f' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#b32c14', '#c93e20'], size: 0.93, rough: 0.1 },
      {
        kind: 'strands',
        tones: ['#d9582c', '#e4713a', '#c9441c', '#ea8a4c'],
        size: 0.94,
        width: 11.5,
        count: 130,
      },
      { kind: 'pool', tones: ['#b32c14', '#d0452a'], size: 0.36, rough: 0.5 },
      { kind: 'lardon', size: 26, place: scatter(28, { to: 0.76, gap: 1.6 }) },
      { kind: 'crumble', tone: '#fdf3d2', size: 4.6, place: scatter(90, { to: 0.46, gap: 0.9 }) },
      { kind: 'shaving', tone: '#fdf0c8', size: 12, place: scatter(22, { to: 0.46, gap: 1.2 }) },
    ],
    sides: [
      smallBowl(722, 96, 68, WHITE, [
        { kind: 'crumble', tone: '#fdf3d2', size: 26, place: scatter(50, { to: 0.76, gap: 0.6 }) },
      ]),
      { kind: 'fork', x: 76, y: 340, turn: -6, size: 1.08 },
      { kind: 'glass', x: 726, y: 506, tone: '#e9d98a', size: 1, stem: true },
      { kind: 'tomato', x: 72, y: 84, size: 0.9 },
    ],
  },
  'orecchiette-con-cime-di-rapa': {
    ground: { pattern: 'stripes', motif: 'border', base: '#c2583a', print: '#f3dcb0' },
    close: 'bottom-left',
    vessel: { kind: 'bowl', x: 400, y: 302, radius: 254, rim: '#fbf5e8', well: '#e9dcc2', band: '#3f7fa0' },
    layers: [
      { kind: 'lining', tone: '#7f8a3c' },
      { kind: 'orecchiette', size: 31, place: scatter(70, { to: 0.94, gap: 1.2 }) },
      {
        kind: 'wilted',
        tones: ['#2f6b24', '#3f8030', '#24571c'],
        size: 34,
        place: scatter(20, { to: 0.88, gap: 1.35 }),
      },
      { kind: 'orecchiette', size: 31, place: scatter(24, { to: 0.84, gap: 1.7 }) },
      { kind: 'floret', tone: '#5f9a34', size: 24, place: scatter(9, { to: 0.8, gap: 2.4 }) },
    ],
    toppings: [
      { kind: 'crumble', tone: '#c98a3c', size: 7, place: scatter(80, { to: 0.7, gap: 1 }) },
      { kind: 'chili-ring', size: 9, place: scatter(14, { to: 0.8, gap: 2.4 }) },
    ],
    sides: [
      smallBowl(722, 504, 72, WHITE, [
        { kind: 'mince', tones: ['#c98a3c', '#dba45a', '#b5752c'], size: 0.8, grain: 1.6 },
      ]),
      { kind: 'fork', x: 76, y: 350, turn: -6, size: 1.04 },
      loose(722, 90, 44, {
        kind: 'orecchiette',
        size: 28,
        place: spots([-0.5, 0, 20], [0.4, -0.4, 90], [0.3, 0.7, 160]),
      }),
      loose(78, 86, 46, { kind: 'chili', size: 46, place: spots([0, 0, 30]) }),
    ],
  },
  'pasta-con-asparagi-e-piselli': {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#d9788a', print: '#b95468' },
    close: 'bottom-left',
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 254, rim: '#fbf6ea', well: '#ece6c0', band: '#7fae46' },
    layers: [
      { kind: 'tube', long: true, tone: '#f3d98c', size: 30, place: scatter(60, { to: 0.86, gap: 0.7 }) },
      {
        kind: 'asparagus',
        tone: '#8fb65a',
        tip: '#6f8f3a',
        size: 62,
        place: scatter(12, { to: 0.72, gap: 0.9 }),
      },
      { kind: 'tube', long: true, tone: '#f9e6a8', size: 28, place: scatter(18, { to: 0.74, gap: 1.2 }) },
      { kind: 'pea', size: 14, place: scatter(44, { to: 0.84, gap: 1.2 }) },
    ],
    toppings: [
      {
        kind: 'asparagus',
        tone: '#9cc266',
        tip: '#6f8f3a',
        size: 58,
        place: scatter(9, { to: 0.66, gap: 1.2 }),
      },
      { kind: 'sprig', size: 30, place: scatter(5, { to: 0.6, gap: 2.4 }) },
      pepperSpecks(40, 0.8),
    ],
    sides: [citrus('lemon', 722, 96), { kind: 'onion', x: 84, y: 504, size: 0.98 }],
  },
} as const satisfies Record<string, PictureSpec>;
