import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, sauceBowl, smallBowl, speckledBowl, WHITE } from '../small-dishes.ts';

/** The tables of the best-known Mexican dishes. */
export const MEXICO_CLASSICS = {
  'tacos-al-pastor': {
    ground: { pattern: 'diamonds', motif: 'nested', base: '#e8883a', print: '#d0611f' },
    close: 'bottom-left',
    vessel: { kind: 'coupe', x: 400, y: 300, radius: 254, rim: '#2f7f86', well: '#f6ebda', band: '#bfe3df' },
    layers: [],
    toppings: [
      {
        kind: 'tortillas',
        bent: true,
        spots: [
          [-0.42, -0.18, -28],
          [0.42, -0.18, 22],
          [0, 0.46, 88],
        ],
        size: 0.45,
        filling: [
          {
            kind: 'seared',
            sear: 'charred',
            tones: ['#b4441d', '#9c3415', '#c9562a', '#8a2b12', '#d8692f'],
            size: 13,
            place: scatter(76, { gap: 0.62 }),
          },
          { kind: 'dice', tone: '#ffcc3a', size: 8, place: scatter(12, { to: 0.85, gap: 2 }) },
          { kind: 'onion-dice', size: 4.6, place: scatter(26, { to: 0.9, gap: 2 }) },
          { kind: 'cilantro', size: 11, place: scatter(15, { to: 0.9, gap: 1.4 }) },
        ],
      },
      {
        kind: 'wedge',
        fruit: 'lime',
        place: spots([-0.02, -0.62, 190], [-0.82, 0.36, 40], [0.82, 0.36, -30]),
      },
    ],
    sides: [
      loose(96, 92, 30, { kind: 'chili', size: 62, place: spots([0, 0, -30]) }),
      loose(704, 514, 30, { kind: 'chili', size: 62, place: spots([0, 0, 150]) }),
      citrus('lime', 712, 96, 54),
      { kind: 'onion', x: 88, y: 508, size: 0.95, tone: '#f3eede' },
    ],
  },
  'guacamole-con-totopos': {
    ground: { pattern: 'diamonds', motif: 'nested', base: '#2e8a8e', print: '#1b636a' },
    under: [
      loose(402, 304, 216, { kind: 'totopo', size: 70, place: around(17, 1) }),
      loose(402, 304, 170, { kind: 'totopo', size: 66, place: around(11, 1, { first: 10 }) }),
    ],
    close: 'top-left',
    vessel: { kind: 'mortar', x: 402, y: 304, radius: 184, tone: '#55504c' },
    layers: [
      { kind: 'mash', tones: ['#8ab544', '#a5cb5c', '#7ba83a', '#bbd977', '#94be4c'], size: 1.02 },
      { kind: 'dice', tone: '#dd4a2e', size: 11, place: scatter(24, { to: 0.84, gap: 1.8 }) },
      { kind: 'onion-dice', size: 7.6, place: scatter(30, { to: 0.86, gap: 1.9 }) },
      { kind: 'cilantro', size: 19, place: scatter(16, { to: 0.84, gap: 1.6 }) },
    ],
    toppings: [
      { kind: 'chili-ring', tone: '#4b8f34', size: 12, place: scatter(7, { to: 0.6, gap: 3 }) },
      { kind: 'wedge', fruit: 'lime', size: 52, place: spots([0.62, 0.5, -40]) },
    ],
    sides: [
      citrus('lime', 92, 94, 52),
      citrus('lime', 724, 512, 48),
      loose(706, 84, 30, { kind: 'chili', size: 62, place: spots([0, 0, -30]) }),
      { kind: 'tomato', x: 88, y: 510 },
    ],
  },
  'enchiladas-verdes': {
    ground: { pattern: 'diamonds', motif: 'zigzag', base: '#d8517f', print: '#b23260' },
    vessel: {
      kind: 'oval-dish',
      x: 414,
      y: 304,
      rx: 318,
      ry: 214,
      rim: '#f4ead6',
      well: '#e2d3b4',
      band: '#3e6fa8',
    },
    layers: [
      { kind: 'soup', tones: ['#7a9f38', '#95b84e', '#65882a'], texture: 'coarse' },
      { kind: 'rolls', count: 5, tone: '#ebbf6c', wrap: '#84ad3c' },
      { kind: 'pool', tones: ['#84ad3c', '#a0c658'], size: 0.36, x: -0.5, y: 0.06, rough: 0.5 },
      { kind: 'pool', tones: ['#84ad3c', '#a0c658'], size: 0.4, x: 0, y: -0.04, rough: 0.5 },
      { kind: 'pool', tones: ['#84ad3c', '#a0c658'], size: 0.36, x: 0.5, y: 0.08, rough: 0.5 },
      { kind: 'seed', tone: '#dcecae', round: true, size: 3, place: scatter(60, { to: 0.85 }) },
    ],
    toppings: [
      { kind: 'drizzle', tone: '#fff9ec', path: 'zigzag', size: 0.7, width: 0.05 },
      { kind: 'crumble', size: 10, place: scatter(44, { to: 0.66, gap: 1.2 }) },
      { kind: 'onion-ring', tone: '#c05a94', size: 28, place: scatter(7, { to: 0.6, gap: 2 }) },
      { kind: 'cilantro', size: 17, place: scatter(16, { to: 0.74, gap: 2.2 }) },
    ],
    sides: [
      { kind: 'onion', x: 84, y: 92, tone: '#f1ecdc', size: 0.9 },
      loose(724, 536, 46, {
        kind: 'garlic-clove',
        size: 27,
        place: spots([-0.5, -0.3, 20], [0.5, 0, 90], [-0.1, 0.8, 150]),
      }),
      speckledBowl(84, 530, 76, '#6f9a32', ['#dcecae', '#3f6a20'], { rim: '#2f6a63', well: '#4d7f2c' }),
      loose(738, 66, 30, { kind: 'chili', tone: '#4b8f34', size: 54, place: spots([0, 0, 28]) }),
    ],
  },
  'huevos-rancheros': {
    ground: { pattern: 'diamonds', motif: 'star', base: '#2f64a5', print: '#4f86c4' },
    vessel: { kind: 'plate', x: 396, y: 306, radius: 262, rim: '#f3c14e', well: '#f8eedb', band: '#c9452c' },
    layers: [],
    toppings: [
      {
        kind: 'tortillas',
        spots: [
          [-0.36, -0.2, 0],
          [0.36, 0.12, 30],
        ],
        size: 0.66,
        tone: '#f0c878',
      },
      { kind: 'pool', tones: ['#b93018', '#d6492c'], x: -0.32, y: -0.18, size: 0.56, rough: 0.44 },
      { kind: 'pool', tones: ['#b93018', '#d6492c'], x: 0.36, y: 0.14, size: 0.54, rough: 0.44 },
      { kind: 'egg', size: 86, place: spots([-0.34, -0.2], [0.36, 0.12]) },
      { kind: 'bean', tone: '#3a1a20', size: 13, place: scatter(30, { from: 0.7, to: 0.96, gap: 1.3 }) },
      { kind: 'dice', tone: '#dd4a2e', size: 9, place: scatter(22, { from: 0.2, to: 0.8 }) },
      { kind: 'crumble', place: scatter(24, { to: 0.8 }) },
      { kind: 'cilantro', size: 17, place: scatter(20, { to: 0.85, gap: 2 }) },
      { kind: 'seed', tone: '#2b1a10', round: true, size: 2, place: scatter(30, { to: 0.6 }) },
    ],
    sides: [
      { kind: 'cup', x: 716, y: 108, tone: '#f3e7d0', drink: '#5a2e14', turn: 150 },
      { kind: 'tomato', x: 88, y: 92, size: 0.86 },
      { kind: 'tortilla-stack', x: 742, y: 520, size: 0.95 },
      sauceBowl(72, 520, 62, '#c0301a'),
    ],
  },
  'ceviche-de-pescado': {
    ground: { pattern: 'diamonds', motif: 'nested', base: '#f2c34a', print: '#e2a024' },
    under: [{ kind: 'napkin', x: 392, y: 302, turn: 72, size: 1.72, tone: '#fdf6e6', edge: '#2e8a8e' }],
    vessel: { kind: 'glass-bowl', x: 396, y: 300, radius: 222 },
    layers: [
      { kind: 'soup', tones: ['#e9efd2', '#f6f8e6', '#d5e2b0'], texture: 'broth' },
      { kind: 'cube', tone: '#fff3ea', side: '#e6c3ae', size: 21, place: scatter(54, { to: 0.9, gap: 1.5 }) },
      { kind: 'dice', tone: '#d8402a', size: 14, place: scatter(32, { to: 0.9, gap: 1.6 }) },
      { kind: 'dice', tone: '#9cc455', size: 13, place: scatter(26, { to: 0.9, gap: 1.6 }) },
      { kind: 'onion-ring', half: true, size: 34, place: scatter(18, { to: 0.84, gap: 1.2 }) },
    ],
    toppings: [
      { kind: 'avocado', size: 44, place: spots([-0.3, -0.2, -30], [-0.12, -0.3, -14], [0.08, -0.32, 4]) },
      { kind: 'chili-ring', tone: '#4b8f34', size: 12, place: scatter(9, { to: 0.7, gap: 2.4 }) },
      { kind: 'cilantro', size: 19, place: scatter(20, { to: 0.82, gap: 1.8 }) },
      { kind: 'seed', tone: '#2b1a10', round: true, size: 2.2, place: scatter(34, { to: 0.85 }) },
    ],
    sides: [
      citrus('lime', 86, 106, 54),
      citrus('lime', 122, 202, 44),
      {
        kind: 'dish',
        vessel: { kind: 'board', x: 718, y: 470, rx: 118, ry: 96, tone: '#a8703c' },
        layers: [],
        toppings: [
          { kind: 'totopo', size: 120, place: spots([-0.4, 0.1, 20], [0.3, -0.3, -30], [0.3, 0.4, 70]) },
        ],
      },
      loose(712, 82, 30, { kind: 'chili', size: 58, place: spots([0, 0, -24]) }),
      { kind: 'avocado-half', x: 88, y: 508, turn: -32 },
    ],
  },
  'sopa-de-frijol-negro': {
    ground: { pattern: 'diamonds', motif: 'zigzag', base: '#4c8a5c', print: '#336b45' },
    vessel: {
      kind: 'deep-bowl',
      x: 420,
      y: 296,
      radius: 240,
      rim: '#f2e3c6',
      well: '#c46a34',
      band: '#c4552f',
    },
    layers: [
      { kind: 'soup', tones: ['#3d1f26', '#512b33', '#2d151b', '#65383f'], texture: 'coarse' },
      { kind: 'bean', tone: '#2a1118', size: 12, place: scatter(60, { to: 0.92, gap: 1.7 }) },
    ],
    toppings: [
      { kind: 'strip', tone: '#d99a3a', wide: true, size: 42, place: scatter(20, { to: 0.4, gap: 0.4 }) },
      { kind: 'strip', tone: '#efbd5a', wide: true, size: 38, place: scatter(14, { to: 0.32, gap: 0.4 }) },
      {
        kind: 'cube',
        tone: '#cfe07a',
        side: '#86a03a',
        size: 21,
        place: scatter(15, { from: 0.4, to: 0.8, gap: 2 }),
      },
      { kind: 'strip', tone: '#8f1f14', wide: true, size: 22, place: scatter(11, { to: 0.7, gap: 2 }) },
    ],
    sides: [
      { kind: 'tortilla-stack', x: 88, y: 470, size: 1.08 },
      citrus('lime', 96, 90, 48),
      smallBowl(722, 500, 70, WHITE, [
        { kind: 'strip', tone: '#e4a945', wide: true, size: 80, place: scatter(16, { to: 0.5, gap: 0.3 }) },
      ]),
      { kind: 'spoon', x: 728, y: 170, turn: 24, size: 0.9 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
