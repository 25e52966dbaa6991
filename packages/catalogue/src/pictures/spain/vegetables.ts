import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, pepperSpecks, smallBowl, WATER, WHITE } from '../small-dishes.ts';

/** The tables of Spanish vegetable dishes. */
export const SPAIN_VEGETABLES = {
  escalivada: {
    ground: { pattern: 'azulejo', motif: 'circle', base: '#efe4c8', print: '#c9a860' },
    close: 'bottom-left',
    vessel: {
      kind: 'oval-dish',
      x: 396,
      y: 302,
      rx: 312,
      ry: 218,
      rim: '#2f5f7a',
      well: '#f3ead6',
      band: '#a9c6d8',
    },
    layers: [],
    toppings: [
      {
        kind: 'roast-strip',
        tone: '#c9301a',
        charred: true,
        size: 138,
        place: spots([-0.68, 0, 66], [-0.54, 0.04, 60], [-0.38, -0.02, 68], [-0.24, 0.04, 62]),
      },
      {
        kind: 'roast-strip',
        tone: '#e05a30',
        charred: true,
        size: 116,
        place: spots([-0.6, 0, 72], [-0.31, 0, 57]),
      },
      {
        kind: 'roast-strip',
        tone: '#9c7638',
        size: 138,
        place: spots([-0.06, 0, 64], [0.08, 0.04, 60], [0.22, 0, 68]),
      },
      {
        kind: 'roast-strip',
        tone: '#c9a45a',
        charred: true,
        size: 116,
        place: spots([0, 0, 57], [0.17, 0.02, 71]),
      },
      {
        kind: 'cabbage-wedge',
        tone: '#d9a45a',
        size: 56,
        place: spots([0.5, -0.36, 30], [0.62, 0, 80], [0.5, 0.38, 130], [0.76, -0.3, 60], [0.78, 0.28, 110]),
      },
      { kind: 'fat-drop', tone: '#dfb03c', size: 9, place: scatter(20, { from: 0.3, to: 0.94, gap: 3 }) },
      { kind: 'garlic', size: 8, place: scatter(14, { to: 0.76, gap: 2 }) },
      pepperSpecks(30, 0.8),
    ],
    sides: [
      { kind: 'aubergine', x: 728, y: 84, turn: 70, size: 0.8 },
      { kind: 'tomato', x: 66, y: 88, size: 0.9 },
      { kind: 'bread-slice', x: 734, y: 526, turn: 20, size: 0.94, toasted: true },
      { kind: 'onion', x: 66, y: 522, turn: -20, size: 0.92 },
    ],
  },
  'pimientos-de-padron': {
    ground: { pattern: 'azulejo', motif: 'star', base: '#eac46a', print: '#c9923a' },
    close: 'top-left',
    vessel: { kind: 'clay-dish', x: 398, y: 302, radius: 250, rim: '#b5602f', well: '#7e3a1c' },
    layers: [{ kind: 'lining', tone: '#93502a' }],
    toppings: [
      { kind: 'pepper', size: 66, place: scatter(22, { to: 0.8, gap: 0.95 }) },
      { kind: 'pepper', size: 64, tone: '#74a53c', place: scatter(14, { to: 0.62, gap: 1.15 }) },
      { kind: 'pepper', size: 60, tone: '#86b548', place: scatter(5, { to: 0.4, gap: 1.6 }) },
      { kind: 'pearl', size: 5.5, place: scatter(64, { to: 0.8, gap: 2 }) },
    ],
    sides: [
      smallBowl(722, 96, 64, WHITE, [
        { kind: 'snow', tone: '#fffdf6', size: 0.8 },
        { kind: 'pearl', size: 17, place: scatter(22, { to: 0.7 }) },
      ]),
      { kind: 'glass', x: 722, y: 504, tone: WATER, size: 1.04 },
      loose(86, 500, 60, { kind: 'pepper', size: 54, place: spots([-0.1, -0.2, -40], [0.3, 0.6, 10]) }),
      { kind: 'napkin', x: 62, y: 130, turn: -10, size: 0.66, edge: '#3f7f9a' },
    ],
  },
  pisto: {
    ground: { pattern: 'azulejo', motif: 'leaf', base: '#cfe0da', print: '#5a9a8c' },
    vessel: { kind: 'clay-dish', x: 398, y: 302, radius: 252, rim: '#c27a42', well: '#8f4a26', ears: true },
    layers: [
      { kind: 'soup', tones: ['#c4401c', '#d65a2c', '#b0340f'], texture: 'coarse' },
      {
        kind: 'cube',
        tone: '#dfd680',
        side: '#7a9a3a',
        size: 22,
        place: scatter(60, { to: 0.92, gap: 1.2 }),
      },
      { kind: 'dice', tone: '#6a963a', size: 15, place: scatter(30, { to: 0.92, gap: 1.5 }) },
      { kind: 'dice', tone: '#d8321c', size: 15, place: scatter(42, { to: 0.92, gap: 1.5 }) },
      { kind: 'onion-dice', tone: '#e8c27a', size: 8, place: scatter(26, { to: 0.9, gap: 2 }) },
      { kind: 'onion-dice', tone: '#f0d392', size: 9, place: scatter(34, { to: 0.92, gap: 1.8 }) },
    ],
    toppings: [
      { kind: 'fat-drop', tone: '#eeb04a', size: 8, place: scatter(18, { to: 0.86, gap: 3 }) },
      pepperSpecks(34),
    ],
    sides: [
      { kind: 'tomato', x: 720, y: 96, size: 1.05 },
      { kind: 'bread-slice', x: 724, y: 508, turn: 18, size: 1.1 },
      loose(84, 98, 50, {
        kind: 'cucumber',
        whole: true,
        tone: '#5f8f3a',
        size: 36,
        place: spots([-0.3, -0.2], [0.7, 0.3]),
      }),
      { kind: 'wooden-spoon', x: 66, y: 430, turn: -6, size: 0.9 },
    ],
  },
  'espinacas-con-garbanzos': {
    ground: { pattern: 'azulejo', motif: 'leaf', base: '#d98f6a', print: '#b3653f' },
    close: 'bottom-left',
    vessel: { kind: 'clay-dish', x: 398, y: 302, radius: 244, rim: '#c99a5a', well: '#8a5a2c' },
    layers: [
      { kind: 'soup', tones: ['#a8481c', '#c05a28', '#8f3a14'], texture: 'coarse' },
      {
        kind: 'wilted',
        size: 50,
        place: scatter(64, { to: 0.92, gap: 0.66 }),
      },
    ],
    toppings: [
      { kind: 'chickpea', tone: '#e6bd72', size: 21, place: scatter(38, { to: 0.86, gap: 1.9 }) },
      { kind: 'chickpea', tone: '#f0cf8c', size: 23, place: scatter(16, { to: 0.6, gap: 2 }) },
      { kind: 'wilted', size: 36, place: scatter(16, { to: 0.84, gap: 1.9 }) },
      { kind: 'seed', tone: '#d9481c', round: true, size: 3, place: scatter(50, { to: 0.84 }) },
    ],
    sides: [
      loose(720, 504, 60, {
        kind: 'triangle',
        tone: '#d99a4a',
        edge: '#9a5f24',
        size: 52,
        place: spots([-0.4, -0.2, 20], [0.5, 0.4, 70]),
      }),
      smallBowl(722, 96, 64, WHITE, [
        { kind: 'mince', tones: ['#c2351a', '#b02a12', '#d04424'], size: 0.84, grain: 1.3 },
      ]),
      { kind: 'garlic-head', x: 82, y: 92, turn: -14, size: 0.95 },
      { kind: 'fork', x: 74, y: 420, turn: -6, size: 0.9 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
