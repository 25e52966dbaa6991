import { grid, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, pepperSpecks, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Spanish meat from the pan and the grill. */
export const SPAIN_GRILLED_MEAT = {
  'pinchos-morunos': {
    ground: { pattern: 'azulejo', motif: 'circle', base: '#e3b85a', print: '#c08a2c' },
    vessel: { kind: 'board', x: 396, y: 302, rx: 300, ry: 220, tone: '#7a5236' },
    layers: [],
    toppings: [
      {
        kind: 'skewer',
        tone: '#a94c1e',
        size: 200,
        place: spots([-0.02, -0.66, -3], [0.02, -0.32, 2], [-0.02, 0.02, -2], [0.03, 0.36, 3], [0, 0.7, -2]),
      },
      { kind: 'seed', tone: '#3f1c0c', round: true, size: 2.6, place: scatter(60, { to: 0.62 }) },
      { kind: 'wedge', fruit: 'lemon', size: 44, place: spots([0.84, -0.5, 40], [0.86, 0.56, 100]) },
    ],
    sides: [
      smallBowl(726, 100, 66, WHITE, [
        { kind: 'mince', tones: ['#c2351a', '#b02a12', '#d04424'], size: 0.84, grain: 1.3 },
      ]),
      citrus('lemon', 66, 84, 46),
      { kind: 'baguette', x: 742, y: 480, turn: 100, size: 0.78 },
      { kind: 'garlic-head', x: 56, y: 522, size: 0.84 },
    ],
  },
  'entrecot-al-cabrales': {
    ground: { pattern: 'azulejo', motif: 'leaf', base: '#6a7f5a', print: '#4a5f3c' },
    vessel: { kind: 'coupe', x: 396, y: 302, radius: 264, rim: '#f6efe0', well: '#ece0c8', band: '#3f4f5f' },
    layers: [],
    toppings: [
      {
        kind: 'round-slice',
        tone: '#f0c766',
        edge: '#c9923a',
        browned: true,
        size: 40,
        place: spots(
          [0.42, -0.56],
          [0.6, -0.36],
          [0.26, -0.7],
          [0.7, -0.12],
          [0.5, -0.2],
          [0.32, -0.42],
          [0.1, -0.6],
        ),
      },
      { kind: 'pool', tones: ['#e6dab4', '#f6eed2'], x: -0.1, y: 0.26, size: 0.78, rough: 0.24 },
      {
        kind: 'seed',
        tone: '#5f8296',
        size: 8,
        place: grid(7, 3, { across: 0.13, down: 0.13, x: -0.14, y: 0.48, jitter: 0.6 }),
      },
      {
        kind: 'crumble',
        tone: '#f3efdc',
        size: 9,
        place: grid(5, 2, { across: 0.17, down: 0.17, x: -0.14, y: 0.48, jitter: 0.6 }),
      },
      {
        kind: 'meat-slice',
        crust: '#5a2a18',
        size: 96,
        place: spots(
          [-0.56, -0.3, 66],
          [-0.37, -0.22, 68],
          [-0.18, -0.12, 70],
          [0.01, -0.02, 72],
          [0.2, 0.08, 74],
        ),
      },
      pepperSpecks(46, 0.7),
    ],
    sides: [
      { kind: 'cheese-wedge', x: 706, y: 92, turn: -12, size: 0.86, tone: '#e3e2cc' },
      { kind: 'glass', x: 76, y: 92, tone: '#c9802a', size: 1.02, stem: true },
      { kind: 'knife', x: 734, y: 400, turn: 6 },
      { kind: 'fork', x: 68, y: 420, turn: -5, size: 0.96 },
    ],
  },
  'lomo-con-pimientos': {
    ground: { pattern: 'linen', motif: 'plain', base: '#d9895a', print: '#b5683c' },
    vessel: {
      kind: 'oval-dish',
      x: 396,
      y: 302,
      rx: 312,
      ry: 220,
      rim: '#fbf5e8',
      well: '#efe4cc',
      band: '#4f8a5c',
    },
    layers: [],
    toppings: [
      {
        kind: 'cutlet',
        tone: '#d09a5c',
        size: 94,
        place: spots([-0.66, -0.1, 72], [-0.44, 0.1, 78], [-0.2, -0.1, 70], [0.04, 0.1, 76]),
      },
      {
        kind: 'garlic',
        tone: '#f3d79a',
        size: 14,
        place: spots(
          [-0.6, 0.1, 20],
          [-0.4, -0.2, 70],
          [-0.2, 0.2, 120],
          [0, -0.16, 40],
          [-0.02, 0.34, 10],
          [-0.46, 0.36, 90],
        ),
      },
      {
        kind: 'raja',
        tone: '#5f8f34',
        size: 66,
        place: grid(3, 4, { across: 0.16, down: 0.3, x: 0.54, jitter: 0.4 }),
      },
      {
        kind: 'raja',
        tone: '#7fae48',
        size: 60,
        place: grid(2, 3, { across: 0.2, down: 0.34, x: 0.54, jitter: 0.4 }),
      },
      pepperSpecks(40, 0.7),
    ],
    sides: [
      { kind: 'baguette', x: 718, y: 520, turn: -24, size: 0.98 },
      { kind: 'baguette', x: 96, y: 76, turn: -12, size: 0.8 },
      { kind: 'glass', x: 730, y: 84, tone: '#e3cf7a', size: 0.96, stem: true },
      { kind: 'garlic-head', x: 62, y: 520, size: 0.86 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
