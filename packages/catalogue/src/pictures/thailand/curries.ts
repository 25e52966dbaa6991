import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, riceBowl, smallBowl, WHITE } from '../small-dishes.ts';
import { basil, birdsEyes, peanutBowl } from './on-the-table.ts';

/** The tables of Thai curries. */
export const THAILAND_CURRIES = {
  'gaeng-khiao-wan-gai': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#e69ab2', print: '#c86f8d' },
    steam: true,
    vessel: { kind: 'bowl', x: 396, y: 302, radius: 252, rim: '#fbf6ea', well: '#dfe6c0', band: '#2f7f6f' },
    layers: [
      { kind: 'soup', tones: ['#a9c264', '#bfd27e', '#93ae4e'], texture: 'cream' },
      { kind: 'oil', tone: '#5f8f2c', count: 44 },
      {
        kind: 'round-slice',
        tone: '#f0e6b8',
        edge: '#5a3a78',
        size: 40,
        place: scatter(9, { to: 0.8, gap: 2 }),
      },
      {
        kind: 'seared',
        sear: 'pale',
        tones: ['#f8dfae', '#efcb8c', '#fce9c6'],
        size: 44,
        place: scatter(15, { to: 0.78, gap: 1.5 }),
      },
    ],
    toppings: [
      { kind: 'green-bean', size: 44, place: scatter(13, { to: 0.78, gap: 1.4 }) },
      { kind: 'drizzle', tone: '#fbf8e6', path: 'spiral', size: 0.62, width: 0.034, turn: 20 },
      { kind: 'chili-ring', size: 16, place: scatter(9, { to: 0.74, gap: 3 }) },
      basil(5, 0.6, 40),
    ],
    sides: [
      riceBowl(88, 500, 82),
      loose(722, 92, 50, {
        kind: 'sprig',
        tone: '#3f7f3a',
        size: 62,
        place: spots([0, 0, -40], [0.3, 0.5, 20]),
      }),
      { kind: 'spoon', x: 730, y: 420, turn: 6, size: 0.94 },
      birdsEyes(80, 88, -30),
    ],
  },
  'massaman-nuea': {
    ground: { pattern: 'diamonds', motif: 'nested', base: '#3f8a86', print: '#276a68' },
    steam: true,
    vessel: { kind: 'clay-dish', x: 398, y: 302, radius: 254, rim: '#b0602f', well: '#7e3a1a' },
    layers: [
      { kind: 'soup', tones: ['#a85a24', '#bd7034', '#924a1a'], texture: 'cream' },
      { kind: 'oil', tone: '#d9541c', count: 60 },
      {
        kind: 'potato',
        tone: '#f0cf7a',
        glaze: true,
        size: 50,
        place: spots(
          [-0.62, -0.28, 20],
          [0.56, 0.44, 80],
          [-0.02, 0.68, 40],
          [0.3, -0.64, 120],
          [-0.5, 0.5, 10],
        ),
      },
    ],
    toppings: [
      {
        kind: 'chunk',
        tones: ['#7a4322', '#8f5430', '#643416'],
        gloss: true,
        size: 60,
        place: spots(
          [-0.26, -0.5, 24],
          [0.42, -0.28, 160],
          [-0.32, 0.14, -16],
          [0.26, 0.28, 190],
          [0.04, -0.12, 70],
          [0.7, 0.06, 110],
          [-0.72, 0.12, 40],
        ),
      },
      { kind: 'onion-ring', tone: '#f3d5a0', half: true, size: 38, place: scatter(10, { to: 0.74, gap: 2 }) },
      { kind: 'peanut', tone: '#e6b872', size: 15, place: scatter(30, { to: 0.76, gap: 1.8 }) },
      { kind: 'cinnamon', size: 66, place: spots([0.14, 0.02, -32]) },
      { kind: 'bay-leaf', size: 46, place: spots([-0.14, 0.4, 40]) },
    ],
    sides: [
      riceBowl(86, 98, 78),
      smallBowl(722, 502, 78, WHITE, [
        { kind: 'cucumber', size: 62, place: scatter(11, { to: 0.6, gap: 0.8 }) },
        { kind: 'onion-ring', tone: '#b04a78', half: true, size: 44, place: scatter(7, { to: 0.6, gap: 1 }) },
      ]),
      peanutBowl(722, 94, 58),
      { kind: 'spoon', x: 72, y: 430, turn: -6, size: 0.9 },
    ],
  },
  'gaeng-phet-fak-thong': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#6a9a58', print: '#4a7a3c' },
    vessel: { kind: 'brass-bowl', x: 398, y: 302, radius: 254, tone: '#d0a850', well: '#8a5a24' },
    layers: [
      { kind: 'soup', tones: ['#dd5424', '#ea743c', '#c8421a'], texture: 'cream' },
      { kind: 'oil', tone: '#b52c12', count: 40 },
      {
        kind: 'cube',
        tone: '#f6a92c',
        side: '#d98414',
        size: 44,
        place: scatter(18, { to: 0.8, gap: 1.4 }),
      },
    ],
    toppings: [
      {
        kind: 'cube',
        tone: '#f6e0b0',
        side: '#d0a45c',
        browned: true,
        size: 36,
        place: scatter(11, { to: 0.74, gap: 2 }),
      },
      { kind: 'green-bean', size: 42, place: scatter(12, { to: 0.76, gap: 1.6 }) },
      { kind: 'strip', tone: '#c42418', wide: true, size: 34, place: scatter(11, { to: 0.76, gap: 1.8 }) },
      { kind: 'drizzle', tone: '#fff4df', path: 'spiral', size: 0.5, width: 0.034, turn: 40 },
      basil(5, 0.54, 44),
    ],
    sides: [
      riceBowl(720, 500, 84, { rim: '#d0a850', well: '#efe6d0' }),
      loose(78, 90, 46, {
        kind: 'chili',
        tone: '#8f1c14',
        size: 54,
        place: spots([0, 0, -24], [0.2, 0.6, -6]),
      }),
      { kind: 'spoon', x: 66, y: 400, turn: -6, tone: '#c9a45a' },
      loose(722, 92, 44, {
        kind: 'leaf',
        tone: '#2f7a3c',
        size: 56,
        place: spots([-0.2, 0, 30], [0.5, 0.3, 80]),
      }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
