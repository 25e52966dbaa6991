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
} satisfies Record<string, PictureSpec>;
