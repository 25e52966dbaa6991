import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, parsley, pepperSpecks, smallBowl, WHITE } from '../small-dishes.ts';
import { dill, feta } from './on-the-table.ts';

/** The tables of Greek soups and pots. */
export const GREECE_SOUPS_AND_STEWS = {
  'kotosoupa-avgolemono': {
    ground: { pattern: 'checks', motif: 'window', base: '#6f9fc0', print: '#4a7ca2' },
    close: 'bottom-left',
    vessel: {
      kind: 'deep-bowl',
      x: 398,
      y: 304,
      radius: 254,
      rim: '#fbf5e8',
      well: '#f3e6c0',
      band: '#e3b53c',
    },
    layers: [
      { kind: 'porridge', tone: '#f3da86', grain: '#fff4cc', count: 200, length: 14 },
      { kind: 'dice', tone: '#ea8a30', size: 15, place: scatter(24, { to: 0.86, gap: 1.9 }) },
      { kind: 'leek', size: 17, place: scatter(9, { to: 0.84, gap: 2.4 }) },
    ],
    toppings: [
      {
        kind: 'shred',
        tones: ['#f6dfb4', '#ecca94', '#fbeccc'],
        size: 46,
        place: scatter(20, { to: 0.66, gap: 0.8 }),
      },
      dill(10, 0.76, 18),
      pepperSpecks(40, 0.84),
    ],
    sides: [
      citrus('lemon', 728, 96, 50),
      citrus('lemon', 74, 506, 44),
      { kind: 'spoon', x: 74, y: 230, turn: -6, size: 0.9 },
      loose(728, 512, 44, {
        kind: 'rosemary',
        tone: '#5f9440',
        size: 64,
        place: spots([-0.2, 0, 40], [0.3, 0.3, 66]),
      }),
    ],
  },
  fasolada: {
    close: 'top-right',
    ground: { pattern: 'wood', motif: 'planks', base: '#7fa8a0', print: '#5a857e' },
    steam: true,
    vessel: {
      kind: 'clay-dish',
      x: 398,
      y: 304,
      radius: 250,
      rim: '#b5622f',
      well: '#7e3a1c',
      ears: true,
    },
    layers: [
      { kind: 'soup', tones: ['#d9702c', '#e68a44', '#c95a20'], texture: 'coarse' },
      { kind: 'bean', tone: '#f6e3ba', size: 20, place: scatter(70, { to: 0.92, gap: 1.4 }) },
      { kind: 'carrot-coin', size: 23, place: scatter(13, { to: 0.84, gap: 2.2 }) },
      { kind: 'bean', tone: '#fbeccc', size: 21, place: scatter(30, { to: 0.86, gap: 1.7 }) },
      { kind: 'oil', tone: '#f6b04a', count: 46 },
    ],
    toppings: [
      { kind: 'dice', tone: '#a9c06a', size: 13, place: scatter(20, { to: 0.84, gap: 2.2 }) },
      parsley(20, 0.78, 16),
    ],
    sides: [
      smallBowl(726, 492, 78, WHITE, [
        { kind: 'olive', tone: '#4a2a3c', size: 48, place: scatter(11, { to: 0.7, gap: 0.9 }) },
      ]),
      { kind: 'bread-slice', x: 728, y: 98, turn: 18, size: 1.04 },
      { kind: 'spoon', x: 70, y: 400, turn: -6, size: 0.96 },
      { kind: 'carrot', x: 74, y: 96, turn: -40, size: 0.8 },
    ],
  },
  kakavia: {
    close: 'top-right',
    ground: { pattern: 'linen', motif: 'hem', base: '#5f8fa8', print: '#dfe8e6' },
    steam: true,
    vessel: { kind: 'bowl', x: 398, y: 304, radius: 256, rim: '#f6efe0', well: '#efe2c2', band: '#2f6f9a' },
    layers: [
      { kind: 'soup', tones: ['#e8b250', '#f0c46e', '#d99c3a'], texture: 'broth' },
      {
        kind: 'round-slice',
        tone: '#f6d98a',
        edge: '#ecc46a',
        size: 50,
        place: scatter(15, { to: 0.84, gap: 1.5 }),
      },
      { kind: 'oil', tone: '#f6c95e', count: 44 },
    ],
    toppings: [
      {
        kind: 'fillet',
        tone: '#fdf5e6',
        size: 74,
        place: spots(
          [-0.36, -0.34, 20],
          [0.3, -0.4, 150],
          [0.46, 0.2, 80],
          [-0.4, 0.3, 200],
          [0.04, 0.04, -16],
          [0.06, 0.58, 10],
        ),
      },
      { kind: 'carrot-coin', size: 19, place: scatter(12, { to: 0.84, gap: 2.4 }) },
      { kind: 'dice', tone: '#d8482a', size: 11, place: scatter(18, { to: 0.84, gap: 2 }) },
      parsley(24, 0.84, 15),
    ],
    sides: [
      citrus('lemon', 730, 92, 50),
      { kind: 'bread-slice', x: 728, y: 508, turn: 16, size: 1.04 },
      { kind: 'whole-potato', x: 76, y: 90, turn: 20, size: 0.94 },
      { kind: 'spoon', x: 70, y: 420, turn: -6, size: 0.94 },
    ],
  },
  spanakorizo: {
    ground: { pattern: 'stone', motif: 'marble', base: '#e8b5a0', print: '#cf947c' },
    vessel: { kind: 'coupe', x: 398, y: 304, radius: 260, rim: '#f3ead6', well: '#f3ead6', band: '#7fa65c' },
    layers: [],
    toppings: [
      { kind: 'heap', tone: '#cfc98a', size: 0.86 },
      { kind: 'rice', tones: ['#f6efcc', '#e6e2a4', '#fbf6de'], size: 0.84, grain: 26, heap: true },
      { kind: 'wilted', size: 40, place: scatter(20, { to: 0.74, gap: 1.5 }) },
      { kind: 'spring-onion', size: 13, place: scatter(14, { to: 0.72, gap: 2 }) },
      feta(22, 0.6, 17),
      dill(12, 0.68, 20),
      { kind: 'wedge', fruit: 'lemon', size: 50, place: spots([0.8, 0.3, 80]) },
    ],
    sides: [
      citrus('lemon', 728, 90, 48),
      { kind: 'fork', x: 70, y: 400, turn: -6, size: 0.96 },
      { kind: 'whole-leek', x: 74, y: 110, turn: 70, size: 0.6 },
      smallBowl(728, 508, 68, WHITE, [feta(28, 0.74, 30)]),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
