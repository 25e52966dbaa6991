import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, parsley, smallBowl, WHITE } from '../small-dishes.ts';
import { freshSalad, pineNuts, pitas } from './on-the-table.ts';

const ZAATAR = ['#56602a', '#6a7434', '#454e20'] as const;

/** The tables of Lebanese mornings. */
export const LEBANON_BREAKFASTS = {
  'manakish-bi-zaatar': {
    ground: { pattern: 'wood', motif: 'planks', base: '#7f5638', print: '#583820' },
    vessel: { kind: 'table', x: 366, y: 304, radius: 278 },
    layers: [],
    toppings: [
      { kind: 'flatbreads', size: 0.98, tone: '#e6bc72', spots: [[-0.02, 0, 10]] },
      { kind: 'mince', tones: ['#56602a', '#6a7434', '#454e20', '#7c8440'], size: 0.84, grain: 1.1 },
      { kind: 'seed', tone: '#8f9a4a', size: 5, place: scatter(70, { to: 0.76 }) },
      { kind: 'seed', tone: '#2f3a16', size: 5, place: scatter(70, { to: 0.76 }) },
      { kind: 'seed', tone: '#7a2a2c', round: true, size: 3, place: scatter(40, { to: 0.76 }) },
      { kind: 'sesame', size: 6, place: scatter(70, { to: 0.76 }) },
      { kind: 'fat-drop', tone: '#b9a53a', size: 9, place: scatter(16, { to: 0.72, gap: 3 }) },
    ],
    sides: [
      smallBowl(706, 462, 96, WHITE, [
        { kind: 'cucumber', size: 54, place: spots([-0.4, -0.3, 20], [-0.1, 0.36, 120], [-0.56, 0.24, 60]) },
        { kind: 'fruit-slice', fruit: 'tomato', size: 64, place: spots([0.36, -0.24], [0.42, 0.36]) },
        { kind: 'olive', tone: '#2f2426', size: 36, place: spots([0, 0], [-0.16, -0.62], [0.06, 0.72]) },
      ]),
      smallBowl(716, 108, 68, { rim: '#3f7f86', well: '#e9e2d0' }, [
        { kind: 'mince', tones: ZAATAR, size: 0.86, grain: 1.3 },
        { kind: 'sesame', size: 16, place: scatter(20, { to: 0.7 }) },
      ]),
      loose(58, 76, 40, { kind: 'sprig', size: 44, place: spots([0, 0, 24], [0.7, 0.6, 80]) }),
    ],
  },
  'labneh-bi-zeit': {
    ground: { pattern: 'azulejo', motif: 'star', base: '#8f6f9c', print: '#6f507c' },
    vessel: { kind: 'coupe', x: 386, y: 302, radius: 250, rim: '#2f6f6a', well: '#f3ecda', band: '#e9c25a' },
    layers: [{ kind: 'swirl', tone: '#fffaf0', size: 0.98 }],
    toppings: [
      { kind: 'drizzle', tone: '#bda62e', path: 'spiral', size: 0.72, width: 0.075 },
      { kind: 'drizzle', tone: '#d9c552', path: 'spiral', size: 0.7, width: 0.03 },
      { kind: 'seed', tone: '#4f5a26', size: 6, place: scatter(90, { to: 0.6 }) },
      { kind: 'sesame', size: 6, place: scatter(40, { to: 0.6 }) },
      {
        kind: 'olive',
        tone: '#2f2426',
        size: 26,
        place: spots([0.02, 0, 10], [-0.12, 0.13, 60], [0.13, 0.14, 120]),
      },
      { kind: 'sprig', size: 36, place: spots([0.02, -0.16, 10]) },
    ],
    sides: [
      freshSalad(702, 472, 100),
      pitas(704, 112, 88),
      loose(64, 84, 44, {
        kind: 'olive',
        tone: '#2f2426',
        size: 28,
        place: spots([0, 0], [0.9, 0.5], [-0.2, 1]),
      }),
      { kind: 'bottle', x: 62, y: 470, tone: '#b5a22c', cap: '#4a6a2c', turn: -8, size: 0.8 },
    ],
  },
  'fattet-hummus': {
    ground: { pattern: 'linen', motif: 'hem', base: '#a9c9c4', print: '#2f6f78' },
    vessel: {
      kind: 'clay-dish',
      x: 386,
      y: 302,
      radius: 260,
      rim: '#b5623a',
      well: '#7e3a1c',
      band: '#e9c08a',
    },
    layers: [
      { kind: 'lining', tone: '#8f5a2a' },
      { kind: 'totopo', tone: '#dda452', size: 60, place: around(16, 0.82) },
      { kind: 'totopo', tone: '#efc47c', size: 54, place: around(12, 0.66, { first: 14 }) },
      { kind: 'chickpea', size: 19, place: scatter(40, { from: 0.4, to: 0.84, gap: 1.5 }) },
      { kind: 'pool', tones: ['#f6ecd2', '#fffaf0'], size: 0.66, rough: 0.24 },
    ],
    toppings: [
      { kind: 'pool', tones: ['#d9822a', '#eba548'], x: 0.02, y: 0.02, size: 0.3, rough: 0.6 },
      { kind: 'chickpea', size: 18, place: scatter(16, { to: 0.42, gap: 1.7 }) },
      pineNuts(44, 0.42, 15),
      { kind: 'seed', tone: '#b5301a', round: true, size: 4, place: scatter(60, { to: 0.5 }) },
      parsley(22, 0.6, 17),
    ],
    sides: [
      smallBowl(714, 490, 86, WHITE, [
        { kind: 'radish', size: 52, place: scatter(10, { to: 0.7, gap: 0.9 }) },
      ]),
      { kind: 'tomato', x: 724, y: 92, size: 1 },
      { kind: 'spoon', x: 58, y: 420, turn: -6, size: 0.9 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
