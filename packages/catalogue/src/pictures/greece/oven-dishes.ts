import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, parsley, pepperSpecks } from '../small-dishes.ts';
import { oregano, parsleyBunch } from './on-the-table.ts';

/** The tables of Greek dishes from the oven. */
export const GREECE_OVEN_DISHES = {
  moussaka: {
    ground: { pattern: 'checks', motif: 'gingham', base: '#eef1ea', print: '#3f7fb0' },
    close: 'top-right',
    vessel: { kind: 'plate', x: 398, y: 304, radius: 264, rim: '#2f6f9f', well: '#f4ead6', band: '#f6efe0' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#b5622c', '#cb7e42'], x: 0.02, y: 0.2, size: 0.9, rough: 0.14 },
      {
        kind: 'squares',
        size: 0.68,
        spots: [[0, -0.06, 6]],
        tone: '#efc063',
        layers: [
          '#fbe8b6',
          '#f8e0a4',
          '#4f2a40',
          '#6b3a4c',
          '#8a4a26',
          '#7a3c1c',
          '#5a3044',
          '#e9c56c',
          '#d9ac4c',
        ],
        height: 0.42,
        top: 'browned',
      },
    ],
    sides: [
      { kind: 'aubergine', x: 722, y: 486, turn: 24, size: 1 },
      { kind: 'glass', x: 724, y: 96, tone: '#7a1626', stem: true, size: 1 },
      { kind: 'fork', x: 70, y: 350, turn: -6, size: 1.04 },
      { kind: 'tomato', x: 70, y: 82, size: 0.86 },
    ],
  },
  spanakopita: {
    ground: { pattern: 'wood', motif: 'boards', base: '#6f9fb8', print: '#4a7c98' },
    vessel: { kind: 'tray', x: 398, y: 302, rx: 304, ry: 224, tone: '#4f4c4a' },
    layers: [
      { kind: 'lining', tone: '#8a5a24' },
      {
        kind: 'squares',
        size: 0.345,
        spots: [
          [-0.62, -0.5, 1],
          [0, -0.5, -1],
          [0.62, -0.5, 1],
          [-0.62, 0.42, -1],
          [0, 0.42, 1],
          [0.62, 0.42, -1],
        ],
        tone: '#e2a344',
        layers: ['#f3cf82', '#d99c3e', '#3f6a2a', '#5f8f3c', '#f6f0dc', '#3a6226', '#e0ab52', '#c98a32'],
        height: 0.46,
        top: 'browned',
      },
    ],
    toppings: [{ kind: 'sesame', size: 5.4, place: scatter(90, { to: 0.92, gap: 2.2 }) }],
    sides: [
      loose(744, 520, 50, {
        kind: 'crumpled',
        size: 48,
        place: spots([-0.4, 0, 20], [0.4, 0.3, 80], [0, -0.6, 140]),
      }),
      { kind: 'knife', x: 46, y: 440, turn: -6, size: 0.8 },
      { kind: 'whole-egg', x: 746, y: 78, turn: 20, tone: '#e9cba8', size: 0.86 },
    ],
  },
  'gigantes-plaki': {
    ground: { pattern: 'checks', motif: 'window', base: '#7fa66a', print: '#5c8648' },
    vessel: {
      kind: 'clay-dish',
      x: 398,
      y: 304,
      radius: 256,
      rim: '#a9532c',
      well: '#7a3318',
      band: '#e8c08a',
    },
    layers: [
      { kind: 'soup', tones: ['#b83a1a', '#cc5428', '#9c2c12'], texture: 'coarse' },
      { kind: 'bean', tone: '#f0cf96', size: 40, place: scatter(34, { to: 0.9, gap: 1.75 }) },
      { kind: 'bean', tone: '#d9a35c', size: 40, place: scatter(5, { to: 0.8, gap: 3 }) },
      { kind: 'oil', tone: '#f0a04a', count: 26 },
    ],
    toppings: [
      { kind: 'carrot-coin', size: 22, place: scatter(9, { to: 0.8, gap: 2.6 }) },
      parsley(20, 0.82, 18),
    ],
    sides: [
      { kind: 'bread-slice', x: 720, y: 500, turn: 20, size: 1.14 },
      { kind: 'spoon', x: 76, y: 430, turn: -6, size: 0.96 },
      parsleyBunch(716, 96),
      { kind: 'onion', x: 84, y: 90, turn: -18, size: 0.94 },
    ],
  },
  'kotopoulo-lemonato': {
    ground: { pattern: 'linen', motif: 'hem', base: '#e9c65c', print: '#fbf3dc' },
    vessel: { kind: 'baking-dish', x: 398, y: 302, rx: 310, ry: 226, rim: '#f6efe0', well: '#d9a548' },
    layers: [
      { kind: 'lining', tone: '#dcae4e' },
      { kind: 'oil', tone: '#f3d06a', count: 40 },
      { kind: 'potato', roast: true, size: 50, place: scatter(26, { to: 0.96, gap: 1.15 }) },
      { kind: 'strip', tone: '#e5822c', wide: true, size: 40, place: scatter(14, { to: 0.92, gap: 1.4 }) },
    ],
    toppings: [
      {
        kind: 'chicken-thigh',
        tone: '#cf8a34',
        size: 98,
        place: spots(
          [-0.6, -0.36, -20],
          [0.04, -0.44, 24],
          [0.64, -0.3, 200],
          [-0.36, 0.42, 160],
          [0.34, 0.42, -14],
        ),
      },
      {
        kind: 'fruit-slice',
        fruit: 'lemon',
        size: 38,
        place: spots([-0.26, -0.02, 10], [0.34, 0, 50], [0.8, 0.4, 20], [-0.82, 0.36, 70]),
      },
      {
        kind: 'garlic-clove',
        size: 22,
        place: spots([0, 0.12, 40], [-0.84, -0.02, 130], [0.7, 0.1, 210], [0.02, 0.74, 0]),
      },
      oregano(70, 0.84),
      pepperSpecks(24, 0.8),
    ],
    sides: [
      citrus('lemon', 748, 78, 48),
      { kind: 'garlic-head', x: 52, y: 526, size: 0.8 },
      citrus('lemon', 48, 76, 40),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
