import { type Hex, type PictureSpec, scatter, type SideSpec, spots, type ToppingSpec } from '@larder/plates';
import { citrus, loose, sauceBowl } from '../small-dishes.ts';

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

/** The tables of Greek stuffed vegetables and vine leaves. */
export const GREECE_STUFFED = {
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
