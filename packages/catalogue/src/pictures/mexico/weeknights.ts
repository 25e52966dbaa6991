import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus } from '../small-dishes.ts';
import { chilli, GREEN_CHILLI, wrappedTortillas } from './on-the-table.ts';

/** The tables of Mexican dinners without meat, eggs or cheese. */
export const MEXICO_WEEKNIGHTS = {
  'tinga-de-seitan': {
    close: 'bottom-right',
    ground: { pattern: 'diamonds', motif: 'nested', base: '#4f8fa8', print: '#33708a' },
    vessel: { kind: 'coupe', x: 374, y: 302, radius: 258, rim: '#f6ebda', well: '#fbf3e2', band: '#c9452c' },
    layers: [],
    toppings: [
      {
        kind: 'tortillas',
        tone: '#eec27a',
        size: 0.5,
        spots: [
          [-0.02, -0.46, 40],
          [-0.44, 0.3, 100],
          [0.42, 0.3, 70],
        ],
        filling: [
          { kind: 'julienne', tone: '#a9cf6a', size: 30, place: scatter(22, { to: 1, gap: 0.7 }) },
          { kind: 'roast-strip', tone: '#a8401c', size: 44, place: scatter(18, { to: 0.8, gap: 0.6 }) },
          {
            kind: 'onion-ring',
            half: true,
            tone: '#e39a5c',
            size: 24,
            place: scatter(6, { to: 0.74, gap: 1.4 }),
          },
          { kind: 'roast-strip', tone: '#c95a2a', size: 38, place: scatter(8, { to: 0.6, gap: 0.9 }) },
          { kind: 'avocado', size: 30, place: spots([0.3, -0.3, 20], [0.1, -0.44, 50]) },
        ],
      },
    ],
    sides: [
      ...wrappedTortillas(710, 496, '#d98a2c'),
      { kind: 'avocado-half', x: 716, y: 100 },
      { kind: 'onion', x: 62, y: 536, size: 0.8 },
    ],
  },
  'tacos-de-frijol-y-calabacita': {
    ground: { pattern: 'diamonds', motif: 'zigzag', base: '#e3a94a', print: '#c48a2c' },
    vessel: { kind: 'board', x: 396, y: 300, rx: 310, ry: 224, tone: '#8a5a36' },
    layers: [],
    toppings: [
      {
        kind: 'tacos',
        size: 0.96,
        spots: [
          [-0.56, 0.02, 78],
          [-0.02, -0.04, 84],
          [0.54, 0.02, 80],
        ],
        filling: [
          { kind: 'bean', tone: '#3a2622', size: 26, place: scatter(70, { to: 1, gap: 0.6 }) },
          { kind: 'dice', tone: '#d8402a', size: 15, place: scatter(10, { to: 0.9, gap: 1.8 }) },
          { kind: 'dice', tone: '#c3d97c', size: 20, place: scatter(16, { to: 0.94, gap: 1.4 }) },
          { kind: 'bean', tone: '#54382f', size: 25, place: scatter(16, { to: 0.9, gap: 1.6 }) },
          { kind: 'cilantro', size: 18, place: scatter(5, { to: 0.8, gap: 2 }) },
        ],
      },
    ],
    sides: [
      citrus('lime', 716, 96, 50),
      { kind: 'tomato', x: 84, y: 92, size: 0.9 },
      chilli(722, 516, -30, GREEN_CHILLI),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
