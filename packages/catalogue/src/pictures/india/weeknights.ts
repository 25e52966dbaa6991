import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, riceBowl, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Indian dinners that are on the table in half an hour. */
export const INDIA_WEEKNIGHTS = {
  'paneer-bhurji': {
    close: 'bottom-right',
    ground: { pattern: 'block-print', motif: 'flower', base: '#3f7f6a', print: '#2a6250' },
    vessel: { kind: 'skillet', x: 410, y: 306, radius: 240, tone: '#3a3634', handle: -38 },
    layers: [],
    toppings: [
      { kind: 'heap', tone: '#e2a850', size: 0.82 },
      { kind: 'crumble', tone: '#f3d896', size: 15, place: scatter(90, { to: 0.8, gap: 0.7 }) },
      { kind: 'crumble', tone: '#fdf3d6', size: 12, place: scatter(60, { to: 0.74, gap: 0.9 }) },
      { kind: 'dice', tone: '#c9402a', size: 13, place: scatter(30, { to: 0.74, gap: 1.3 }) },
      { kind: 'chili-ring', tone: '#4f8a34', size: 10, place: scatter(16, { to: 0.72, gap: 1.6 }) },
      { kind: 'cilantro', size: 20, place: scatter(22, { to: 0.7, gap: 1.2 }) },
    ],
    sides: [
      {
        kind: 'dish',
        vessel: { kind: 'table', x: 116, y: 476, radius: 118 },
        layers: [
          {
            kind: 'flatbreads',
            spots: [
              [-0.06, -0.1, 12],
              [0.1, 0.14, 40],
            ],
            size: 0.86,
            tone: '#e0bd84',
          },
        ],
        toppings: [],
      },
      { kind: 'tomato', x: 96, y: 96, size: 0.94 },
      loose(728, 500, 54, {
        kind: 'chili',
        tone: '#4f8a34',
        size: 78,
        place: spots([0, -0.2, 24], [0.1, 0.4, 40]),
      }),
    ],
  },
  chitranna: {
    ground: { pattern: 'block-print', motif: 'paisley', base: '#b5525c', print: '#8f3844' },
    close: 'bottom-left',
    vessel: { kind: 'clay-dish', x: 404, y: 300, radius: 250, rim: '#8a4a2c', well: '#63301a' },
    layers: [
      { kind: 'rice', tones: ['#f6cf3c', '#fbe070', '#eebd24'], size: 0.96, grain: 18, heap: true },
      { kind: 'peanut', tone: '#c9843c', size: 19, place: scatter(40, { to: 0.8, gap: 1.1 }) },
      { kind: 'seed', tone: '#3a2418', size: 6, place: scatter(60, { to: 0.82 }) },
      { kind: 'leaf', tone: '#3f6b2c', size: 26, place: scatter(14, { to: 0.76, gap: 1.8 }) },
    ],
    toppings: [
      { kind: 'chili', tone: '#8a2218', size: 64, place: spots([-0.14, -0.2, 30], [0.28, 0.16, -24]) },
      { kind: 'cilantro', size: 18, place: scatter(12, { to: 0.6, gap: 1.8 }) },
    ],
    sides: [
      smallBowl(90, 500, 78, WHITE, [
        { kind: 'soup', tones: ['#fdfaf0'], texture: 'cream' },
        { kind: 'swirl', tone: '#fffdf6', size: 0.7 },
      ]),
      citrus('lemon', 722, 96),
      { kind: 'spoon', x: 728, y: 420, turn: 8, tone: '#d9b25c', size: 0.86 },
    ],
  },
  'soya-keema': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#d9a14e', print: '#b97f30' },
    close: 'bottom-left',
    vessel: {
      kind: 'brass-bowl',
      x: 398,
      y: 302,
      radius: 250,
      tone: '#b5713a',
      well: '#8a4a20',
      loops: true,
    },
    layers: [
      { kind: 'soup', tones: ['#a8481c', '#bd5e2a', '#8f3a14'], texture: 'coarse' },
      { kind: 'mince', tones: ['#9a5222', '#b5692f', '#7f3f18', '#c98242'], size: 0.96, grain: 1.1 },
      { kind: 'pea', size: 14, place: scatter(44, { to: 0.88, gap: 1.5 }) },
      { kind: 'dice', tone: '#c9402a', size: 13, place: scatter(22, { to: 0.86, gap: 1.6 }) },
    ],
    toppings: [
      { kind: 'cilantro', size: 24, place: scatter(14, { to: 0.56, gap: 1.4 }) },
      { kind: 'chili', tone: '#4f8a34', size: 66, place: spots([0.2, -0.1, 34]) },
    ],
    sides: [
      riceBowl(98, 492, 112, { rim: '#d9b25c', well: '#b88a3a' }),
      { kind: 'onion', x: 728, y: 96, tone: '#a84a62', size: 0.94 },
      { kind: 'spoon', x: 730, y: 430, turn: 8, tone: '#d9b25c', size: 0.86 },
    ],
  },
} satisfies Record<string, PictureSpec>;
