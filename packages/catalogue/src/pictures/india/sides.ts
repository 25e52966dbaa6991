import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, riceBowl, smallBowl } from '../small-dishes.ts';

/** The tables of Indian side dishes. */
export const INDIA_SIDES = {
  'kurkuri-bhindi': {
    ground: { pattern: 'block-print', motif: 'paisley', base: '#e3a03c', print: '#bf7c22' },
    vessel: { kind: 'coupe', x: 398, y: 300, radius: 248, rim: '#2f6f86', well: '#f3ead6', band: '#c9dbe4' },
    layers: [],
    toppings: [
      { kind: 'okra-crisp', tone: '#7f8a34', size: 58, place: scatter(64, { to: 0.78, gap: 0.24 }) },
      { kind: 'okra-crisp', tone: '#b8a246', size: 58, place: scatter(50, { to: 0.68, gap: 0.26 }) },
      { kind: 'okra-crisp', tone: '#93a040', size: 56, place: scatter(40, { to: 0.56, gap: 0.26 }) },
      { kind: 'okra-crisp', tone: '#cdb458', size: 54, place: scatter(24, { to: 0.42, gap: 0.3 }) },
      { kind: 'seed', round: true, tone: '#b5401c', size: 2.6, place: scatter(50, { to: 0.7 }) },
      { kind: 'wedge', fruit: 'lemon', size: 56, place: spots([0.64, 0.58, 130], [0.86, 0.22, 100]) },
    ],
    sides: [
      loose(88, 486, 60, {
        kind: 'okra-pod',
        size: 62,
        place: spots([0, -0.4, -20], [0.1, 0.2, 6], [-0.2, 0.7, -12]),
      }),
      citrus('lemon', 86, 96, 46),
      smallBowl(722, 100, 62, { rim: '#2f6f86', well: '#e3ead8' }, [
        { kind: 'mince', tones: ['#b5401c', '#c9562a', '#a33414'], grain: 0.8, size: 0.9 },
      ]),
    ],
  },
  'cabbage-thoran': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#843349', print: '#662336' },
    vessel: { kind: 'brass-bowl', x: 416, y: 298, radius: 240, tone: '#d3a24a', well: '#7e5a22' },
    layers: [
      { kind: 'heap', tone: '#d6e08e', size: 0.94 },
      { kind: 'julienne', tone: '#bdd070', size: 40, place: scatter(90, { to: 0.9, gap: 0.3 }) },
      { kind: 'julienne', tone: '#f0f3c0', size: 40, place: scatter(100, { to: 0.9, gap: 0.3 }) },
      { kind: 'julienne', tone: '#d9e596', size: 38, place: scatter(90, { to: 0.86, gap: 0.3 }) },
      { kind: 'julienne', tone: '#fbfae0', size: 34, place: scatter(70, { to: 0.82, gap: 0.3 }) },
    ],
    toppings: [
      { kind: 'shaving', tone: '#fffdf4', size: 13, place: scatter(30, { to: 0.72, gap: 1 }) },
      { kind: 'seed', round: true, tone: '#2b1a10', size: 4, place: scatter(60, { to: 0.8 }) },
      { kind: 'leaf', slim: true, tone: '#2f6f2a', size: 30, place: scatter(11, { to: 0.7, gap: 2 }) },
      {
        kind: 'chili',
        tone: '#a51e14',
        size: 46,
        place: spots([-0.1, -0.28, -24], [0.36, 0.2, 50], [-0.3, 0.36, 100]),
      },
    ],
    sides: [
      { kind: 'coconut', x: 104, y: 472, size: 1.05 },
      riceBowl(718, 494, 80, { rim: '#d3a24a', well: '#f3e6c8' }),
      loose(84, 92, 46, {
        kind: 'chili',
        tone: '#a51e14',
        size: 58,
        place: spots([-0.1, -0.2, 14], [0.3, 0.6, -10]),
      }),
    ],
  },
  chapati: {
    ground: { pattern: 'block-print', motif: 'flower', base: '#7fa9b5', print: '#5a8796' },
    vessel: { kind: 'basket', x: 392, y: 302, radius: 256, tone: '#a8703a', lined: '#f6efdc' },
    layers: [],
    toppings: [
      {
        kind: 'flatbreads',
        size: 0.74,
        spots: [
          [-0.16, 0.14, 30],
          [0.12, 0.1, 200],
          [-0.02, -0.14, 100],
          [0.02, 0, 0],
        ],
      },
      { kind: 'flatbreads', size: 0.62, quarter: true, spots: [[0.46, 0.42, 12]] },
    ],
    sides: [
      { kind: 'rolling-pin', x: 730, y: 330, turn: 8 },
      smallBowl(80, 500, 74, { rim: '#b9743a', well: '#e6d3ae' }, [
        { kind: 'mash', tones: ['#f3e3c0', '#faf0d8', '#ead3a4'], size: 0.94 },
      ]),
      smallBowl(80, 92, 52, { rim: '#d9b25c', well: '#e3b63c' }, [
        { kind: 'mash', tones: ['#fdfcf8', '#ffffff', '#f1efe8'], size: 0.9 },
      ]),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
