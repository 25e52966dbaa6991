import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, parsley, pepperSpecks, sauceBowl, smallBowl, WHITE } from '../small-dishes.ts';

/** Places of tomato or mozzarella slices that lean on each other in three rows, every second one. */
const leaning = (first: number) =>
  [-0.52, 0, 0.52].flatMap((y, row) =>
    Array.from({ length: 8 }, (_, at) => [-0.7 + at * 0.2, y, at * 40] as const).filter(
      (_, at) => (at + row) % 2 === first,
    ),
  );

/** The tables of Italian dishes of vegetables, eggs and cheese. */
export const ITALY_VEGETABLES_AND_CHEESE = {
  'insalata-caprese': {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#7fb3c4', print: '#dcecea' },
    vessel: {
      kind: 'oval-dish',
      x: 365,
      y: 302,
      rx: 312,
      ry: 220,
      rim: '#fbf6ea',
      well: '#f3ead8',
      band: '#3f7fa0',
    },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#e6d27a'], size: 0.8, rough: 0.3, thin: true },
      { kind: 'fruit-slice', fruit: 'tomato', size: 57, place: spots(...leaning(0)) },
      { kind: 'mozzarella', tone: '#fffdf6', size: 50, place: spots(...leaning(1)) },
      {
        kind: 'leaf',
        tone: '#3f8c36',
        size: 44,
        place: spots(
          [-0.6, -0.5, 30],
          [-0.2, -0.52, 60],
          [0.2, -0.48, 20],
          [0.62, -0.5, 80],
          [-0.4, 0, 40],
          [0, 0.04, 100],
          [0.4, 0, 30],
          [-0.62, 0.5, 70],
          [-0.2, 0.52, 20],
          [0.22, 0.5, 50],
          [0.6, 0.52, 110],
        ),
      },
      pepperSpecks(20, 0.8),
    ],
    sides: [
      sauceBowl(726, 508, 62, '#c9a62c'),
      { kind: 'tomato', x: 736, y: 82, size: 0.9 },
      loose(64, 78, 44, { kind: 'sprig', size: 48, place: spots([0, 0, 330]) }),
      { kind: 'bread-slice', x: 78, y: 528, turn: -20, size: 0.9 },
    ],
  },
  'frittata-di-verdure': {
    ground: { pattern: 'stripes', motif: 'trattoria', base: '#b57f94', print: '#98627a' },
    vessel: { kind: 'skillet', x: 400, y: 308, radius: 244, tone: '#35322f', handle: -24 },
    layers: [],
    toppings: [
      {
        kind: 'cake',
        tone: '#f0c04a',
        size: 0.94,
        browned: 0.7,
        cut: [58, 106],
        inside: ['#f9dc7a', '#e6b23c'],
      },
      {
        kind: 'round-slice',
        tone: '#e3cf72',
        edge: '#5f8a34',
        browned: true,
        size: 38,
        place: spots(
          [-0.4, -0.44, 0],
          [0.06, -0.56, 40],
          [0.46, -0.36, 80],
          [-0.62, 0, 20],
          [-0.16, -0.16, 60],
          [0.3, 0, 10],
          [0.66, 0.04, 50],
          [-0.42, 0.36, 70],
          [-0.1, 0.24, 0],
        ),
      },
      {
        kind: 'raja',
        tone: '#c9341f',
        size: 42,
        place: spots(
          [-0.2, -0.62, 20],
          [0.3, -0.56, 120],
          [-0.6, -0.26, 70],
          [-0.3, -0.14, 10],
          [0.12, -0.2, 140],
          [0.56, -0.16, 40],
          [-0.5, 0.24, 110],
          [0.5, 0.28, 80],
          [0.06, 0.14, 30],
          [-0.3, 0.6, 150],
          [-0.68, 0.44, 30],
        ),
      },
      {
        kind: 'crumpled',
        tones: ['#3f7a2c', '#4f8f38', '#2f6420'],
        vein: '#8fbf62',
        size: 24,
        place: spots(
          [-0.5, -0.62, 0],
          [0.24, -0.36, 60],
          [-0.12, -0.4, 120],
          [0.74, -0.26, 30],
          [-0.76, 0.14, 90],
          [-0.34, 0.1, 40],
          [0.24, 0.22, 150],
          [-0.14, 0.5, 70],
          [0.46, -0.62, 10],
          [0.74, 0.2, 100],
        ),
      },
      { kind: 'pool', tones: ['#f2c44e', '#f6d06a'], x: -0.3, y: -0.1, size: 0.16, rough: 0.6, thin: true },
      { kind: 'pool', tones: ['#f2c44e', '#f6d06a'], x: 0.24, y: -0.26, size: 0.18, rough: 0.6, thin: true },
      { kind: 'pool', tones: ['#f2c44e', '#f6d06a'], x: 0.42, y: 0.2, size: 0.14, rough: 0.6, thin: true },
      { kind: 'pool', tones: ['#f2c44e', '#f6d06a'], x: -0.24, y: 0.46, size: 0.15, rough: 0.6, thin: true },
      { kind: 'sprig', size: 36, place: spots([-0.06, -0.12, 10]) },
    ],
    sides: [
      { kind: 'bread-slice', x: 700, y: 456, turn: 20, size: 1.15 },
      { kind: 'bread-slice', x: 748, y: 530, turn: 52, size: 1.05 },
      { kind: 'whole-egg', x: 72, y: 528, turn: 20, size: 0.9 },
      { kind: 'whole-egg', x: 60, y: 82, turn: -30, size: 0.9 },
    ],
  },
  'polenta-con-i-funghi': {
    close: 'top-right',
    ground: { pattern: 'wood', motif: 'boards', base: '#6a4a34', print: '#4a3020' },
    vessel: { kind: 'plate', x: 398, y: 302, radius: 264, rim: '#8fa392', well: '#eae2d0', band: '#c9d3c4' },
    layers: [],
    toppings: [
      { kind: 'mash', tones: ['#f3c440', '#f8d466', '#e6b02c'], size: 1.02 },
      { kind: 'pool', tones: ['#8f5a24', '#a8702f'], size: 0.56, rough: 0.5, thin: true },
      { kind: 'mushroom', tone: '#94603a', size: 44, place: scatter(14, { to: 0.56, gap: 1.1 }) },
      { kind: 'mushroom', tone: '#b98250', size: 42, place: scatter(11, { to: 0.52, gap: 1.4 }) },
      { kind: 'crumble', tone: '#fdf3d2', size: 5, place: scatter(60, { to: 0.5, gap: 1 }) },
      parsley(26, 0.7, 16),
      pepperSpecks(40, 0.9),
    ],
    sides: [
      { kind: 'whole-mushroom', x: 722, y: 470, turn: 30, size: 1.1 },
      { kind: 'whole-mushroom', x: 756, y: 546, turn: -50, size: 0.94, tone: '#b98f66' },
      smallBowl(722, 96, 66, WHITE, [
        { kind: 'heap', tone: '#f0c040', size: 0.86 },
        { kind: 'crumble', tone: '#f9da78', size: 8, place: scatter(50, { to: 0.74 }) },
      ]),
      { kind: 'fork', x: 74, y: 380, turn: -6, size: 1 },
    ],
  },
  'polenta-e-fagioli': {
    ground: { pattern: 'stripes', motif: 'trattoria', base: '#6f8fae', print: '#4f708f' },
    close: 'top-right',
    vessel: { kind: 'coupe', x: 400, y: 302, radius: 258, rim: '#c9855a', well: '#e9d2a0', band: '#8f4f2c' },
    layers: [
      { kind: 'soup', tones: ['#f3c95a', '#f9da80', '#e9b840'], texture: 'cream' },
      { kind: 'pool', tones: ['#b83a1e', '#cf5430'], size: 0.66, rough: 0.3 },
      { kind: 'bean', tone: '#b5806a', size: 25, place: scatter(34, { to: 0.6, gap: 0.9 }) },
      {
        kind: 'wilted',
        tones: ['#3f6f30', '#2f5a26', '#568a40'],
        size: 44,
        place: scatter(9, { to: 0.56, gap: 1.3 }),
      },
      { kind: 'dice', tone: '#ee8a30', size: 15, place: scatter(14, { to: 0.58, gap: 1.4 }) },
      { kind: 'bean', tone: '#c99a80', size: 24, place: scatter(14, { to: 0.5, gap: 1.3 }) },
    ],
    toppings: [
      { kind: 'rosemary', tone: '#5f7f4a', size: 40, place: spots([0.1, -0.06, 30], [-0.06, 0.1, 74]) },
      pepperSpecks(30, 0.6),
    ],
    sides: [
      { kind: 'tomato', x: 716, y: 506, size: 0.92 },
      { kind: 'garlic-head', x: 716, y: 92, size: 0.94 },
      { kind: 'fork', x: 78, y: 370, turn: -6, size: 0.94 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
