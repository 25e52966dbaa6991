import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, parsley, pepperSpecks, smallBowl, WHITE } from '../small-dishes.ts';

/** Where the cheese on the sandwiches has browned most. */
const BROWNED = [
  [-0.72, -0.34, 0.15],
  [-0.4, -0.42, 0.12],
  [-0.6, 0.02, 0.18],
  [-0.34, -0.08, 0.13],
  [0.3, -0.12, 0.16],
  [0.62, -0.14, 0.13],
  [0.44, 0.2, 0.18],
  [0.72, 0.26, 0.12],
] as const;

const GREEN_SALAD = [
  {
    kind: 'crumpled',
    tones: ['#7fae48', '#96c25c', '#a9d070'],
    size: 92,
    place: scatter(12, { to: 0.7, gap: 0.5 }),
  },
] as const;

/** The tables of French dinners that are soon ready. */
export const FRANCE_QUICK_DINNERS = {
  'poulet-a-l-estragon': {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#a9c0cf', print: '#7f9cb0' },
    close: 'bottom-left',
    vessel: { kind: 'coupe', x: 386, y: 302, radius: 266, rim: '#fbf6ea', well: '#f6efdc', band: '#6f9a4a' },
    layers: [
      { kind: 'soup', tones: ['#f6dfa4', '#fbeac0', '#ecca80'], texture: 'cream' },
      { kind: 'leek', tone: '#9cc45a', size: 27, place: scatter(22, { to: 0.9, gap: 1.3 }) },
      { kind: 'carrot-coin', size: 25, place: scatter(16, { to: 0.9, gap: 1.5 }) },
    ],
    toppings: [
      {
        kind: 'seared',
        tones: ['#d99a50', '#c98a40', '#e6b06a'],
        size: 68,
        place: spots(
          [-0.46, -0.34, 10],
          [0.02, -0.52, 60],
          [-0.58, 0.16, 110],
          [-0.1, -0.06, 30],
          [-0.22, 0.5, 80],
          [0.3, 0.42, 140],
          [0.5, -0.3, 20],
          [0.44, 0.06, 70],
        ),
      },
      { kind: 'carrot-coin', size: 25, place: scatter(6, { to: 0.8, gap: 2.4 }) },
      { kind: 'leaf', slim: true, tone: '#4f8f3c', size: 38, place: scatter(14, { to: 0.78, gap: 1.5 }) },
      pepperSpecks(26, 0.84),
    ],
    sides: [
      smallBowl(716, 486, 100, WHITE, [
        { kind: 'rice', tones: ['#fffdf6', '#f6efdf', '#ffffff'], grain: 22, heap: true },
      ]),
      { kind: 'fork', x: 56, y: 320, turn: -8, size: 0.95 },
      loose(724, 92, 54, {
        kind: 'leaf',
        slim: true,
        tone: '#5f9a44',
        size: 62,
        place: spots([-0.4, -0.1, 20], [0.2, 0.2, 60], [0.5, -0.3, 340], [-0.1, 0.6, 110]),
      }),
    ],
  },
  'croque-monsieur': {
    ground: { pattern: 'stone', motif: 'marble', base: '#b9c9c4', print: '#8fa39c' },
    vessel: { kind: 'board', x: 392, y: 302, rx: 304, ry: 222, tone: '#8f5f35' },
    layers: [],
    toppings: [
      {
        kind: 'toasts',
        shape: 'square',
        size: 0.84,
        crumb: '#f3d494',
        crust: '#b5702c',
        spots: [
          [-0.5, -0.06, -9],
          [0.52, 0.16, 7],
        ],
      },
      {
        kind: 'ham-fold',
        size: 66,
        place: spots([-0.7, 0.42, 174], [-0.34, 0.46, 186], [0.3, 0.62, 178], [0.66, 0.62, 190]),
      },
      {
        kind: 'toasts',
        shape: 'square',
        size: 0.84,
        toasted: true,
        crumb: '#eab85c',
        crust: '#a8622a',
        spread: '#f9d272',
        spots: [
          [-0.5, -0.14, -12],
          [0.52, 0.08, 9],
        ],
        food: [
          { kind: 'crumble', tone: '#fbe08c', size: 9, place: scatter(30, { to: 0.84, gap: 1.2 }) },
          { kind: 'seed', tone: '#8a4a1c', round: true, size: 3, place: scatter(26, { to: 0.86 }) },
        ],
      },
      ...BROWNED.map(
        ([x, y, size]) =>
          ({ kind: 'pool', tones: ['#c47a26', '#d9963c'], x, y, size, rough: 0.5, thin: true }) as const,
      ),
    ],
    sides: [
      smallBowl(722, 92, 78, WHITE, GREEN_SALAD, [
        { kind: 'tomato-half', size: 48, place: spots([-0.3, 0.2, 20], [0.34, -0.2, 80], [0.2, 0.4, 40]) },
      ]),
      smallBowl(70, 520, 60, WHITE, [{ kind: 'swirl', tone: '#d9a83c' }]),
      { kind: 'knife', x: 748, y: 470, turn: 12, size: 0.84 },
      { kind: 'cheese-wedge', x: 68, y: 78, turn: 18, size: 0.86 },
    ],
  },
  'omelette-aux-champignons': {
    ground: { pattern: 'stripes', motif: 'border', base: '#e6ead6', print: '#5f8a5a' },
    vessel: { kind: 'coupe', x: 392, y: 302, radius: 264, rim: '#c9783c', well: '#f9f0dc', band: '#f0c98a' },
    layers: [],
    toppings: [
      {
        kind: 'folded',
        tone: '#f6c845',
        size: 0.98,
        spots: [[0, -0.02, -8]],
        filling: [{ kind: 'mushroom', tone: '#b98a5c', size: 30, place: scatter(12, { to: 0.9, gap: 0.9 }) }],
      },
      {
        kind: 'mushroom',
        tone: '#c9a070',
        size: 44,
        place: spots(
          [-0.5, 0.46, 20],
          [-0.24, 0.62, 100],
          [0.08, 0.68, 200],
          [0.4, 0.56, 300],
          [-0.02, 0.48, 60],
          [0.6, 0.36, 140],
          [0.3, 0.74, 30],
        ),
      },
      { kind: 'chive', size: 26, place: scatter(26, { to: 0.62, gap: 0.9 }) },
      parsley(10, 0.6, 15),
      pepperSpecks(26, 0.7),
    ],
    sides: [
      smallBowl(722, 98, 80, WHITE, GREEN_SALAD),
      { kind: 'baguette', x: 740, y: 480, turn: 66, size: 0.86 },
      { kind: 'fork', x: 62, y: 330, turn: -8, size: 0.95 },
      { kind: 'whole-mushroom', x: 80, y: 88, turn: 14, size: 1 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
