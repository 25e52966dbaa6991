import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, parsley, pepperSpecks, speckledBowl } from '../small-dishes.ts';

/** The tables of Belgian stews that simmer long. */
export const BELGIUM_STEWS = {
  hutsepot: {
    ground: { pattern: 'wood', motif: 'planks', base: '#9a7048', print: '#5f3f22' },
    steam: true,
    vessel: { kind: 'pot', x: 398, y: 302, radius: 252, tone: '#c9472f', well: '#efe3c8' },
    layers: [
      { kind: 'soup', tones: ['#d9b060', '#e6c47a', '#c99a48'], texture: 'broth' },
      { kind: 'oil', tone: '#f3cf6a', count: 50 },
    ],
    toppings: [
      {
        kind: 'cabbage-wedge',
        tone: '#9cc45a',
        size: 66,
        place: spots([-0.5, -0.34, -30], [0.5, 0.36, 150]),
      },
      { kind: 'sausage', tone: '#a8502c', size: 70, place: spots([0.38, -0.48, 24], [-0.42, 0.5, 210]) },
      {
        kind: 'chunk',
        tones: ['#a86a44', '#97593a'],
        size: 50,
        place: spots([0.02, -0.06, 10], [0.34, -0.04, 60], [-0.16, 0.24, 100], [-0.06, -0.42, 40]),
      },
      { kind: 'potato', size: 42, place: spots([-0.52, 0.08, 20], [0.1, 0.5, 80], [0.6, -0.14, 40]) },
      {
        kind: 'potato',
        tone: '#f08a2c',
        size: 34,
        place: spots(
          [-0.2, -0.62, 10],
          [0.22, 0.24, 60],
          [-0.74, 0.3, 100],
          [0.74, 0.1, 30],
          [-0.28, 0.02, 150],
        ),
      },
      {
        kind: 'potato',
        tone: '#f3ead0',
        size: 32,
        place: spots([0.16, -0.66, 50], [-0.16, 0.72, 10], [0.46, 0.66, 90]),
      },
      {
        kind: 'sprout-half',
        size: 25,
        place: spots(
          [-0.26, -0.24, 20],
          [0.16, -0.3, 80],
          [0.36, 0.56, 40],
          [-0.66, -0.06, 60],
          [0.62, -0.42, 10],
        ),
      },
      parsley(22, 0.84),
      pepperSpecks(30),
    ],
    sides: [
      speckledBowl(728, 96, 64, '#dba726', ['#8a5a12', '#f7d277']),
      { kind: 'ladle', x: 742, y: 430, turn: 14, size: 0.86 },
      { kind: 'carrot', x: 70, y: 500, turn: 24, size: 0.96 },
      { kind: 'whole-leek', x: 60, y: 150, turn: -14, size: 0.62 },
    ],
  },
  'konijn-met-pruimen': {
    ground: { pattern: 'checks', motif: 'tattersall', base: '#e0b87a', print: '#b5803c' },
    close: 'top-left',
    steam: true,
    vessel: { kind: 'casserole', x: 388, y: 302, rx: 300, ry: 220, tone: '#2f5a6b', well: '#e6dcc6' },
    layers: [
      { kind: 'soup', tones: ['#5a2812', '#74381a', '#48200e'], texture: 'broth' },
      { kind: 'pearl-onion', tone: '#d9a860', size: 22, place: scatter(10, { to: 0.86, gap: 2.2 }) },
    ],
    toppings: [
      {
        kind: 'drumstick',
        tone: '#a86434',
        size: 94,
        place: spots([-0.42, -0.3, 200], [0.42, -0.3, -18], [-0.24, 0.44, 166], [0.5, 0.36, 20]),
      },
      {
        kind: 'chunk',
        tones: ['#a86434', '#97552a'],
        gloss: true,
        size: 56,
        place: spots([0.02, -0.02, 20], [-0.7, 0.18, 70]),
      },
      {
        kind: 'dried-fruit',
        tone: '#241318',
        size: 30,
        place: spots(
          [-0.04, -0.5, 20],
          [0.18, 0.2, 60],
          [-0.5, 0.12, 100],
          [0.7, 0.06, 30],
          [0.12, 0.66, 0],
          [-0.24, 0.06, 140],
          [0.26, -0.08, 80],
          [-0.72, -0.1, 20],
        ),
      },
      { kind: 'rosemary', tone: '#5f7f4a', size: 40, place: spots([0.06, -0.22, 60]) },
    ],
    sides: [
      { kind: 'glass', x: 732, y: 92, tone: '#5a2a12', foam: true, size: 1.08 },
      { kind: 'bread-slice', x: 728, y: 522, turn: 24, size: 1 },
      loose(74, 84, 40, {
        kind: 'dried-fruit',
        tone: '#241318',
        size: 27,
        place: around(3, 0.9, { first: 20 }),
      }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
