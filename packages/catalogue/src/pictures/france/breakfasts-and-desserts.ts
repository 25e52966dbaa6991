import { around, type PictureSpec, scatter, spots, type ToppingSpec } from '@larder/plates';
import { citrus, loose, smallBowl, WHITE } from '../small-dishes.ts';

/** The rings of a croissant from its tips to its middle, as steps along its bow. */
const RINGS = [-1, 1, -0.68, 0.68, -0.36, 0.36, 0] as const;

/** A croissant, bent around its own centre, turned by some degrees. */
const croissant = (x: number, y: number, turn: number, tone: `#${string}`, size = 54): ToppingSpec => ({
  kind: 'bun',
  tone,
  size,
  place: spots(
    ...RINGS.map((step): [number, number, number, number] => {
      const degrees = step * 74 - 90 + turn;
      const angle = (degrees * Math.PI) / 180;
      const bow = (size / 54) * 0.36;
      return [
        x + bow * Math.cos(angle),
        y + bow * Math.sin(angle),
        degrees,
        1 - 0.52 * Math.abs(step) ** 1.3,
      ];
    }),
  ),
});

/** The tables of French breakfasts and desserts. */
export const FRANCE_BREAKFASTS_AND_DESSERTS = {
  croissants: {
    ground: { pattern: 'linen', motif: 'hem', base: '#d9e3ea', print: '#6f8fb0' },
    vessel: { kind: 'rack', x: 396, y: 302, rx: 300, ry: 220 },
    layers: [],
    toppings: [
      croissant(-0.46, -0.14, -12, '#c9802c', 78),
      croissant(0.44, -0.28, 14, '#b96f24', 78),
      croissant(0.02, 0.6, 4, '#c47828', 78),
    ],
    sides: [
      { kind: 'cup', x: 718, y: 496, tone: '#f6efe2', drink: '#7a4a26', turn: 200, size: 1 },
      smallBowl(728, 92, 64, WHITE, [{ kind: 'butter', size: 118, place: spots([0, 0, -16]) }]),
      { kind: 'napkin', x: 48, y: 500, turn: -12, size: 0.6, edge: '#6f8fb0' },
    ],
  },
  'crepes-au-citron': {
    ground: { pattern: 'stripes', motif: 'border', base: '#f0e2cc', print: '#2f5f8a' },
    close: 'top-right',
    vessel: { kind: 'coupe', x: 396, y: 302, radius: 266, rim: '#f9f3e4', well: '#f6efe0', band: '#e0b23c' },
    layers: [],
    toppings: [
      { kind: 'flatbreads', tone: '#efcb80', size: 0.82, spots: [[-0.04, -0.06, 30]] },
      {
        kind: 'flatbreads',
        tone: '#f3d48c',
        quarter: true,
        size: 0.9,
        spots: [
          [-0.3, -0.02, -24],
          [0.34, 0.16, 66],
        ],
      },
      { kind: 'pearl', tone: '#fffdf4', size: 4.6, place: scatter(70, { to: 0.72, gap: 1.4 }) },
      { kind: 'wedge', fruit: 'lemon', size: 52, place: spots([0.02, 0.66, 40], [-0.28, 0.62, 140]) },
    ],
    sides: [
      citrus('lemon', 726, 92, 54),
      smallBowl(730, 506, 72, WHITE, [{ kind: 'pearl', size: 20, place: scatter(40, { to: 0.78, gap: 1 }) }]),
      { kind: 'fork', x: 60, y: 320, turn: -8, size: 0.95 },
    ],
  },
  'tarte-tatin': {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#8fae9c', print: '#6f9280' },
    close: 'bottom-left',
    vessel: { kind: 'coupe', x: 392, y: 302, radius: 270, rim: '#fbf6ea', well: '#f3ead6', band: '#b5803c' },
    layers: [],
    toppings: [
      { kind: 'tart', tone: '#a8601c', crust: '#cf9446', size: 0.98, browned: 0.4 },
      { kind: 'potato', tone: '#c9762a', glaze: true, size: 66, place: around(10, 0.64, { turn: 90 }) },
      {
        kind: 'potato',
        tone: '#d08534',
        glaze: true,
        size: 64,
        place: around(5, 0.3, { turn: 90, first: 20 }),
      },
      { kind: 'potato', tone: '#c9762a', glaze: true, size: 60, place: spots([0, 0, 30]) },
      { kind: 'pool', tones: ['#8f4812'], x: 0.2, y: 0.26, size: 0.2, rough: 0.6, thin: true },
    ],
    sides: [
      smallBowl(730, 500, 76, WHITE, [{ kind: 'swirl', tone: '#fffaf0' }]),
      { kind: 'apple', x: 724, y: 98, size: 1.15 },
      { kind: 'fork', x: 62, y: 200, turn: -8, size: 0.86 },
      { kind: 'apple', x: 76, y: 510, size: 0.9, turn: 30 },
    ],
  },
  'creme-brulee': {
    ground: { pattern: 'linen', motif: 'plain', base: '#c98f9a', print: '#a86a78' },
    vessel: { kind: 'ramekin', x: 400, y: 300, radius: 206, rim: '#fbf7ec', well: '#f3e3b4' },
    under: [
      {
        kind: 'dish',
        vessel: { kind: 'ramekin', x: 116, y: 480, radius: 116, rim: '#fbf7ec', well: '#f3e3b4' },
        layers: [{ kind: 'caramel' }],
        toppings: [],
      },
      {
        kind: 'dish',
        vessel: { kind: 'ramekin', x: 688, y: 116, radius: 116, rim: '#fbf7ec', well: '#f3e3b4' },
        layers: [{ kind: 'caramel' }],
        toppings: [],
      },
    ],
    layers: [
      { kind: 'lining', tone: '#f9e2a0' },
      { kind: 'caramel', cracked: true },
    ],
    toppings: [],
    sides: [
      { kind: 'spoon', x: 700, y: 420, turn: 20, tone: '#d8b45a', size: 0.96 },
      loose(108, 128, 60, {
        kind: 'green-bean',
        tone: '#33201a',
        size: 96,
        place: spots([-0.2, -0.2, -40], [0.3, 0.3, -58]),
      }),
    ],
  },
  'clafoutis-aux-cerises': {
    ground: { pattern: 'linen', motif: 'double', base: '#bcd0a8', print: '#7f9f66' },
    vessel: {
      kind: 'clay-dish',
      x: 396,
      y: 302,
      radius: 262,
      rim: '#f6efe0',
      well: '#e9dcc0',
      band: '#b5392c',
    },
    layers: [
      { kind: 'lining', tone: '#d9a048' },
      { kind: 'cake', tone: '#f3c866', size: 0.97, browned: 0.8 },
      { kind: 'ball', tone: '#8a1226', size: 27, place: scatter(34, { to: 0.86, gap: 1.8 }) },
      { kind: 'pool', tones: ['#f6d684'], x: -0.2, y: 0.1, size: 0.18, rough: 0.6, thin: true },
    ],
    toppings: [{ kind: 'dust', tone: '#fffdf6', size: 0.8, weight: 1 }],
    sides: [
      smallBowl(726, 98, 74, WHITE, [
        { kind: 'ball', tone: '#9a1830', size: 54, place: scatter(12, { to: 0.7, gap: 0.9 }) },
      ]),
      { kind: 'spoon', x: 62, y: 320, turn: -8, size: 0.95 },
      loose(728, 506, 50, {
        kind: 'ball',
        tone: '#9a1830',
        size: 27,
        place: spots([-0.5, 0, 20], [0.6, 0.2, 80], [0.1, 0.9, 140]),
      }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
