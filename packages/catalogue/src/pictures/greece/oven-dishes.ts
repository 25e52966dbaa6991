import { type Hex, type PictureSpec, scatter, type SideSpec, spots, type ToppingSpec } from '@larder/plates';
import { citrus, loose, parsley, pepperSpecks, sauceBowl } from '../small-dishes.ts';
import { oregano, parsleyBunch } from './on-the-table.ts';

/** Stuffed vine leaves, five side by side. */
const rolled = (x: number, y: number, tone: Hex): SideSpec => ({
  kind: 'dish',
  vessel: { kind: 'table', x, y, radius: 110 },
  layers: [{ kind: 'rolls', count: 5, tone }],
  toppings: [],
});

/** Grains of rice, pine nuts and herbs on the filling of a vegetable. */
const riceFilling = (x: number, y: number): ToppingSpec[] => [
  {
    kind: 'sesame',
    tone: '#fff6dc',
    size: 9,
    place: spots(
      [x - 0.1, y - 0.06, 20],
      [x - 0.03, y - 0.14, 100],
      [x + 0.06, y - 0.1, 60],
      [x + 0.1, y + 0.03, 150],
      [x - 0.08, y + 0.08, 80],
      [x + 0.02, y + 0.14, 10],
      [x, y, 40],
      [x + 0.08, y + 0.12, 110],
    ),
  },
  { kind: 'sliver', size: 11, place: spots([x - 0.04, y - 0.04, 70], [x + 0.05, y + 0.05, 10]) },
  {
    kind: 'cilantro',
    tone: '#3f8c36',
    size: 13,
    place: spots([x + 0.03, y - 0.05, 30], [x - 0.05, y + 0.1, 90]),
  },
];

/** The tables of Greek dishes from the oven. */
export const GREECE_OVEN_DISHES = {
  moussaka: {
    ground: { pattern: 'checks', motif: 'gingham', base: '#eef1ea', print: '#3f7fb0' },
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
  gemista: {
    ground: { pattern: 'stone', motif: 'flags', base: '#e8dcc0', print: '#cdbb94' },
    vessel: { kind: 'baking-dish', x: 398, y: 302, rx: 304, ry: 222, rim: '#2f6f9a', well: '#b5642c' },
    layers: [
      { kind: 'lining', tone: '#cf7a36' },
      { kind: 'potato', roast: true, size: 44, place: scatter(26, { to: 0.98, gap: 1.3 }) },
    ],
    toppings: [
      {
        kind: 'stuffed-tomato',
        tone: '#d03a22',
        filling: '#f0cf96',
        size: 86,
        place: spots([-0.62, -0.44, 0], [0.2, 0.42, 0, 0.96]),
      },
      {
        kind: 'stuffed-tomato',
        tone: '#c8351f',
        lid: true,
        size: 88,
        place: spots([0.2, -0.46, 20], [-0.62, 0.44, 60, 0.94]),
      },
      {
        kind: 'stuffed-tomato',
        tone: '#6f9a3a',
        filling: '#eccb90',
        size: 80,
        place: spots([-0.22, -0.44, 0], [0.62, 0.44, 0]),
      },
      {
        kind: 'stuffed-tomato',
        tone: '#6a9436',
        lid: true,
        size: 80,
        place: spots([-0.22, 0.44, 40], [0.62, -0.44, 110]),
      },
      ...(
        [
          [-0.62, -0.46],
          [0.2, 0.4],
          [-0.22, -0.46],
          [0.62, 0.42],
        ] as const
      ).flatMap(([x, y]) => riceFilling(x, y)),
    ],
    sides: [
      loose(748, 532, 40, { kind: 'sprig', size: 42, place: spots([-0.2, 0, 24], [0.4, 0.4, 100]) }),
      { kind: 'tomato', x: 52, y: 72, size: 0.8 },
      { kind: 'spoon', x: 48, y: 440, turn: -6, size: 0.8 },
      { kind: 'onion', x: 750, y: 74, turn: 14, size: 0.82 },
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
  melitzanosalata: {
    ground: { pattern: 'stone', motif: 'terrazzo', base: '#c99aa8', print: '#a87486' },
    vessel: { kind: 'bowl', x: 400, y: 304, radius: 254, rim: '#3f7f9a', well: '#f1e6cf', band: '#f3d28a' },
    layers: [
      { kind: 'mash', tones: ['#d2ac68', '#e0c084', '#c2984e'], size: 1.06 },
      { kind: 'swirl', tone: '#dcba78', size: 0.8 },
      { kind: 'drizzle', tone: '#a89a24', path: 'spiral', size: 0.62, width: 0.05 },
      { kind: 'seed', round: true, tone: '#4a2f1c', size: 3, place: scatter(60, { to: 0.9 }) },
    ],
    toppings: [
      { kind: 'onion-dice', tone: '#b04a72', size: 10, place: scatter(34, { to: 0.5, gap: 1.5 }) },
      parsley(22, 0.56, 20),
    ],
    sides: [
      { kind: 'aubergine', x: 726, y: 468, turn: 26, size: 1.06 },
      citrus('lemon', 76, 510, 52),
      { kind: 'garlic-head', x: 80, y: 92, size: 0.92 },
      { kind: 'onion', x: 726, y: 86, tone: '#8f3a58', size: 0.86 },
    ],
  },
  'dolmades-avgolemono': {
    ground: { pattern: 'checks', motif: 'tattersall', base: '#f2e6c4', print: '#c98a4a' },
    vessel: {
      kind: 'oval-dish',
      x: 398,
      y: 302,
      rx: 312,
      ry: 228,
      rim: '#fbf6ea',
      well: '#eadfc4',
      band: '#3f7fa8',
    },
    layers: [],
    toppings: [{ kind: 'pool', tones: ['#f3dc84', '#f8e8a8'], size: 0.96, rough: 0.1 }],
    sides: [
      rolled(296, 214, '#7c8a3c'),
      rolled(492, 208, '#707f36'),
      rolled(310, 394, '#808d40'),
      rolled(504, 390, '#768339'),
      {
        kind: 'dish',
        vessel: { kind: 'table', x: 400, y: 302, radius: 190 },
        layers: [
          { kind: 'pool', tones: ['#f0d680', '#fbeebc'], x: -0.4, y: -0.02, size: 0.2, rough: 0.6 },
          { kind: 'pool', tones: ['#f0d680', '#fbeebc'], x: 0.06, y: 0.02, size: 0.24, rough: 0.6 },
          { kind: 'pool', tones: ['#f0d680', '#fbeebc'], x: 0.5, y: -0.06, size: 0.2, rough: 0.6 },
        ],
        toppings: [{ kind: 'rosemary', tone: '#5f9440', size: 20, place: scatter(8, { to: 0.8, gap: 2.8 }) }],
      },
      loose(640, 296, 40, { kind: 'wedge', fruit: 'lemon', size: 50, place: spots([0, 0, 60]) }),
      loose(158, 306, 40, { kind: 'wedge', fruit: 'lemon', size: 50, place: spots([0, 0, 220]) }),
      sauceBowl(66, 526, 60, '#f6dd80'),
      loose(746, 522, 44, {
        kind: 'rosemary',
        tone: '#5f9440',
        size: 60,
        place: spots([-0.2, 0, 40], [0.3, 0.3, 66]),
      }),
      citrus('lemon', 746, 76, 44),
      { kind: 'whole-egg', x: 56, y: 76, turn: -20, tone: '#e9cba8', size: 0.86 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
