import { around, grid, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, pepperSpecks, sauceBowl, smallBowl, springOnions, WHITE } from '../small-dishes.ts';

/** The pictures of everyday American dinners. */
export const USA_WEEKNIGHTS = {
  'beef-and-bean-chilli': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#5f8fc4', print: '#3f6fa6' },
    close: 'bottom-right',
    vessel: { kind: 'pot', x: 404, y: 302, radius: 242, tone: '#e0a23a', well: '#f3e3c0' },
    layers: [
      { kind: 'soup', tones: ['#9c2f1a', '#b5432a', '#842412'], texture: 'coarse' },
      { kind: 'mince', tones: ['#7a3a22', '#8f4a2c', '#652c18'], size: 0.86, grain: 1.1 },
      { kind: 'pool', tones: ['#a83820', '#c04e30'], x: -0.34, y: 0.3, size: 0.3, rough: 0.5 },
      { kind: 'pool', tones: ['#a83820', '#c04e30'], x: 0.36, y: -0.24, size: 0.34, rough: 0.5 },
      { kind: 'bean', tone: '#8f1f2a', size: 24, place: scatter(46, { to: 0.9, gap: 1.25 }) },
      { kind: 'dice', tone: '#5f9a3a', size: 15, place: scatter(20, { to: 0.86, gap: 2 }) },
    ],
    toppings: [
      {
        kind: 'totopo',
        tone: '#efb94f',
        size: 62,
        place: spots([0.62, 0.56, 20], [0.78, 0.22, -24], [0.36, 0.8, 70]),
      },
      springOnions(30, 0.62, 12),
    ],
    sides: [
      smallBowl(84, 100, 78, WHITE, [
        {
          kind: 'shreds',
          tones: ['#f3a83c', '#f9c25c', '#ffd37a'],
          size: 0.84,
          width: 13,
          long: 60,
          count: 46,
        },
      ]),
      loose(722, 500, 56, {
        kind: 'totopo',
        tone: '#efb94f',
        size: 56,
        place: spots([-0.3, -0.4, 10], [0.5, 0.1, 60], [-0.2, 0.7, -30]),
      }),
      { kind: 'spoon', x: 72, y: 390, turn: -6 },
      { kind: 'onion', x: 724, y: 92, turn: 20, size: 0.92 },
    ],
  },
  'one-pan-turkey-rice': {
    ground: { pattern: 'stripes', motif: 'border', base: '#4f9a94', print: '#f0d48a' },
    vessel: { kind: 'skillet', x: 404, y: 304, radius: 242, tone: '#3a3634', handle: 208 },
    layers: [
      { kind: 'lining', tone: '#d98a3e' },
      { kind: 'rice', tones: ['#efb462', '#e6a24c', '#f6c680'], size: 1, grain: 15 },
      {
        kind: 'seared',
        tones: ['#a8693a', '#94562c', '#bc7e4c'],
        size: 19,
        place: scatter(34, { to: 0.9, gap: 1.5 }),
      },
      { kind: 'dice', tone: '#7fae46', size: 17, place: scatter(24, { to: 0.88, gap: 1.8 }) },
      { kind: 'dice', tone: '#d83a26', size: 15, place: scatter(22, { to: 0.88, gap: 1.8 }) },
      { kind: 'corn', size: 12, place: scatter(36, { to: 0.88, gap: 1.7 }) },
    ],
    toppings: [
      { kind: 'pool', tones: ['#f9c25c', '#ffd98a'], x: -0.3, y: -0.18, size: 0.24, rough: 0.6 },
      { kind: 'pool', tones: ['#f9c25c', '#ffd98a'], x: 0.34, y: -0.3, size: 0.2, rough: 0.6 },
      { kind: 'pool', tones: ['#f9c25c', '#ffd98a'], x: 0.16, y: 0.36, size: 0.26, rough: 0.6 },
      springOnions(30, 0.82, 12),
      { kind: 'wedge', fruit: 'lime', size: 54, place: spots([0.64, 0.5, -34], [0.4, 0.74, -60]) },
    ],
    sides: [
      citrus('lime', 724, 92, 50),
      { kind: 'wooden-spoon', x: 738, y: 410, turn: 8, size: 0.94 },
      { kind: 'corn-cob', x: 96, y: 500, turn: -24, size: 0.9 },
    ],
  },
  'sheet-pan-chicken-and-vegetables': {
    ground: { pattern: 'linen', motif: 'plain', base: '#7fa6b5', print: '#55808f' },
    vessel: { kind: 'tray', x: 400, y: 302, rx: 330, ry: 226, tone: '#b9bcbf' },
    layers: [],
    toppings: [
      { kind: 'potato', roast: true, size: 38, place: scatter(15, { to: 0.92, gap: 1.3 }) },
      { kind: 'strip', wide: true, tone: '#ee8128', size: 42, place: scatter(20, { to: 0.92, gap: 0.8 }) },
      { kind: 'floret', tone: '#4c8f3a', size: 36, place: scatter(15, { to: 0.94, gap: 1.3 }) },
      { kind: 'onion-ring', half: true, size: 34, place: scatter(8, { to: 0.9, gap: 1.8 }) },
      {
        kind: 'chicken-thigh',
        tone: '#c4722a',
        size: 84,
        place: spots(
          [-0.64, -0.44, 14],
          [0.02, -0.42, -10],
          [0.64, -0.3, 22],
          [-0.4, 0.4, -16],
          [0.3, 0.46, 12],
        ),
      },
      {
        kind: 'rosemary',
        tone: '#6a8f4f',
        size: 34,
        place: spots([-0.34, 0, 20], [0.28, -0.02, -40], [-0.84, 0.1, 60]),
      },
      pepperSpecks(50, 0.9),
    ],
    sides: [citrus('lemon', 716, 540, 44), { kind: 'jar', x: 60, y: 66, tone: '#cf9a2c', size: 0.84 }],
  },
  'salmon-with-succotash': {
    ground: { pattern: 'checks', motif: 'window', base: '#8fb57f', print: '#eef0d2' },
    close: 'bottom-left',
    vessel: { kind: 'plate', x: 398, y: 302, radius: 272, rim: '#fbf6ea', well: '#f5ecd4', band: '#e0913a' },
    layers: [
      { kind: 'heap', tone: '#f0d27a', size: 0.92 },
      { kind: 'corn', size: 17, place: scatter(84, { to: 0.92, gap: 1.05 }) },
      { kind: 'bean', tone: '#e9e2b4', size: 25, place: scatter(18, { to: 0.9, gap: 1.4 }) },
      { kind: 'dice', tone: '#d83a26', size: 17, place: scatter(16, { to: 0.9, gap: 1.7 }) },
      { kind: 'dice', tone: '#7fae46', size: 17, place: scatter(14, { to: 0.9, gap: 1.9 }) },
    ],
    toppings: [
      { kind: 'tomato-half', size: 28, place: around(9, 0.86, { first: 10 }) },
      { kind: 'fillet', tone: '#f09468', size: 104, place: spots([-0.16, -0.32, -16], [0.14, 0.32, -10]) },
      { kind: 'sprig', size: 34, place: spots([0.5, -0.56, 30], [-0.6, 0.42, 200]) },
      pepperSpecks(30, 0.6),
    ],
    sides: [
      smallBowl(86, 504, 84, WHITE, [
        { kind: 'potato', size: 72, place: scatter(9, { to: 0.66, gap: 0.9 }) },
      ]),
      citrus('lemon', 724, 94, 50),
      { kind: 'fork', x: 732, y: 430, turn: 8, size: 0.94 },
      { kind: 'corn-cob', x: 88, y: 100, turn: 24, size: 0.84 },
    ],
  },
  'stovetop-mac-and-cheese-with-broccoli': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#3f6fb0', print: '#2c5690' },
    close: 'top-right',
    vessel: {
      kind: 'deep-bowl',
      x: 400,
      y: 302,
      radius: 256,
      rim: '#f4f0e6',
      well: '#f3c65a',
      band: '#d9483b',
    },
    layers: [
      { kind: 'soup', tones: ['#f6b93e', '#fbcf66', '#eca82c'], texture: 'cream' },
      { kind: 'macaroni', size: 40, tone: '#f9c850', place: scatter(88, { to: 0.9, gap: 0.84 }) },
      { kind: 'pool', tones: ['#fbcf5c', '#ffe08a'], x: -0.2, y: 0.2, size: 0.34, rough: 0.6 },
    ],
    toppings: [
      { kind: 'macaroni', size: 40, tone: '#ffd874', place: scatter(40, { to: 0.8, gap: 0.9 }) },
      { kind: 'floret', tone: '#3f8f34', size: 48, place: scatter(9, { to: 0.8, gap: 2 }) },
    ],
    sides: [
      { kind: 'cheese-wedge', x: 726, y: 96, turn: -14, size: 1, tone: '#f0a43c' },
      { kind: 'fork', x: 74, y: 330, turn: -6 },
      smallBowl(728, 506, 74, WHITE, [{ kind: 'mince', tones: ['#b5481f', '#c9622c'], grain: 0.6 }]),
    ],
  },
  'cobb-salad': {
    ground: { pattern: 'stone', motif: 'marble', base: '#d9857a', print: '#f6d9cc' },
    vessel: {
      kind: 'oval-dish',
      x: 400,
      y: 302,
      rx: 322,
      ry: 226,
      rim: '#fbf6ea',
      well: '#f1ead6',
      band: '#3f7a52',
    },
    layers: [
      {
        kind: 'crumpled',
        tones: ['#a9cf6c', '#8fbb52', '#bfdc86'],
        size: 50,
        place: scatter(64, { to: 1, gap: 0.62 }),
      },
    ],
    toppings: [
      {
        kind: 'dice',
        tone: '#dd3f2a',
        size: 20,
        place: grid(2, 7, { across: 0.12, down: 0.2, x: -0.76, jitter: 0.35 }),
      },
      {
        kind: 'seared',
        tones: ['#e3b676', '#edc98e', '#d6a562'],
        size: 29,
        place: grid(2, 7, { across: 0.13, down: 0.23, x: -0.45, jitter: 0.35 }),
      },
      {
        kind: 'cube',
        tone: '#b9d05a',
        side: '#6f8f2c',
        size: 24,
        place: grid(2, 7, { across: 0.13, down: 0.25, x: -0.13, jitter: 0.3 }),
      },
      { kind: 'egg-quarter', size: 42, place: grid(1, 5, { across: 0.2, down: 0.34, x: 0.18, turn: 12 }) },
      { kind: 'lardon', size: 25, place: grid(2, 8, { across: 0.11, down: 0.21, x: 0.47, jitter: 0.4 }) },
      {
        kind: 'crumble',
        tone: '#e9ecdc',
        size: 18,
        place: grid(3, 6, { across: 0.1, down: 0.22, x: 0.76, jitter: 0.45 }),
      },
      {
        kind: 'seed',
        round: true,
        tone: '#5f86a8',
        size: 5,
        place: grid(3, 6, { across: 0.1, down: 0.22, x: 0.76, jitter: 0.6 }),
      },
      { kind: 'chive', size: 22, place: scatter(26, { to: 0.86, gap: 1 }) },
    ],
    sides: [sauceBowl(78, 82, 64, '#d9b04c'), { kind: 'fork', x: 742, y: 520, turn: 60, size: 0.7 }],
  },
} as const satisfies Record<string, PictureSpec>;
