import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, pepperSpecks, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Belgian dinners that are on the table in half an hour. */
export const BELGIUM_WEEKNIGHTS = {
  'kipcurry-met-appel': {
    close: 'top-left',
    ground: { pattern: 'checks', motif: 'tattersall', base: '#5a8a86', print: '#3c6a66' },
    vessel: { kind: 'coupe', x: 398, y: 302, radius: 256, rim: '#fbf5e8', well: '#f3ead8', band: '#5f86a0' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#e3ab34', '#efc460'], size: 0.84, rough: 0.14 },
      {
        kind: 'seared',
        sear: 'pale',
        tones: ['#f3d08a', '#ecc070', '#f8dea4'],
        size: 40,
        place: scatter(20, { to: 0.74, from: 0.3, gap: 0.9 }),
      },
      { kind: 'dice', tone: '#f6e7a8', size: 15, place: scatter(26, { to: 0.74, from: 0.3, gap: 1.2 }) },
      { kind: 'rice', tones: ['#fffdf4', '#f6efdc', '#ffffff'], size: 0.42, grain: 17, heap: true },
    ],
    sides: [
      { kind: 'apple', x: 92, y: 100, size: 1.04 },
      { kind: 'fork', x: 76, y: 350, turn: -8, size: 0.84 },
      smallBowl(722, 504, 66, WHITE, [{ kind: 'dust', tone: '#d99a1e', size: 0.9, weight: 3 }]),
    ],
  },
  'tagliatelle-met-zalm-en-spinazie': {
    ground: { pattern: 'linen', motif: 'hem', base: '#b9a8c2', print: '#937fa0' },
    close: 'top-left',
    vessel: { kind: 'bowl', x: 402, y: 302, radius: 254, rim: '#f6f0e2', well: '#efe4cc', band: '#7f6a92' },
    layers: [
      { kind: 'strands', tones: ['#f3dc96', '#eccf7c', '#f9e8b4'], size: 0.94, width: 14, count: 90 },
      { kind: 'pool', tones: ['#fbf0d0', '#fff8e6'], x: 0.1, y: 0.06, size: 0.5, rough: 0.4, thin: true },
      {
        kind: 'wilted',
        tones: ['#3f6f30', '#2f5a26', '#568a40'],
        size: 44,
        place: scatter(22, { to: 0.8, gap: 1.1 }),
      },
    ],
    toppings: [
      {
        kind: 'seared',
        sear: 'golden',
        tones: ['#f0a080', '#f6b498', '#e98e6c'],
        size: 46,
        place: scatter(11, { to: 0.66, gap: 1.4 }),
      },
      { kind: 'rosemary', tone: '#5a8a3c', size: 26, place: scatter(12, { to: 0.66, gap: 1.7 }) },
      pepperSpecks(30),
    ],
    sides: [
      citrus('lemon', 88, 98),
      { kind: 'fork', x: 70, y: 360, turn: -6, size: 0.84 },
      loose(724, 504, 52, {
        kind: 'wilted',
        tones: ['#3f6f30', '#568a40'],
        size: 60,
        place: spots([0, 0, 10], [0.3, 0.3, 60]),
      }),
    ],
  },
  'seitan-met-prei': {
    ground: { pattern: 'checks', motif: 'window', base: '#a86a7c', print: '#864c5e' },
    close: 'bottom-left',
    vessel: { kind: 'coupe', x: 392, y: 302, radius: 258, rim: '#f6f0e2', well: '#efe6d0', band: '#7f9a4a' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#f0dfa0', '#f8ecc0'], x: 0.08, y: 0.06, size: 0.72, rough: 0.2 },
      { kind: 'leek', size: 34, place: scatter(34, { to: 0.62, gap: 0.9 }) },
      {
        kind: 'roast-strip',
        tone: '#b5743a',
        size: 86,
        place: spots(
          [-0.06, -0.1, 20],
          [0.2, -0.18, 60],
          [0.34, 0.08, 110],
          [0.1, 0.2, 150],
          [-0.1, 0.34, 10],
          [0.3, 0.36, 40],
          [0.02, 0.02, 90],
          [0.18, 0.06, 130],
        ),
      },
      {
        kind: 'potato',
        size: 66,
        place: spots([-0.46, -0.34, 10], [-0.54, 0, 80], [-0.34, -0.56, 140], [-0.5, 0.32, 30]),
      },
      { kind: 'seed', round: true, tone: '#a8781e', size: 4, place: scatter(40, { to: 0.6 }) },
      { kind: 'cilantro', tone: '#3f8c36', size: 16, place: scatter(18, { to: 0.62, gap: 1.8 }) },
    ],
    sides: [
      { kind: 'whole-leek', x: 728, y: 330, turn: 84, size: 0.9 },
      smallBowl(84, 500, 62, WHITE, [{ kind: 'soup', tones: ['#c9962c'], texture: 'coarse' }]),
      { kind: 'fork', x: 72, y: 240, turn: -6, size: 0.86 },
    ],
  },
} satisfies Record<string, PictureSpec>;
