import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Belgian desserts. */
export const BELGIUM_DESSERTS = {
  'luikse-wafels': {
    ground: { pattern: 'checks', motif: 'window', base: '#8fb5c9', print: '#f3ead6' },
    vessel: { kind: 'paper', x: 398, y: 302, rx: 288, ry: 214, tone: '#f3e3c4', print: '#c9472f' },
    layers: [],
    toppings: [
      {
        kind: 'waffles',
        oval: true,
        size: 1.46,
        tone: '#c77d2a',
        spots: [
          [-0.44, -0.4, -14],
          [0.46, -0.2, 16],
          [-0.06, 0.5, 2],
        ],
      },
      { kind: 'pearl', tone: '#fff6dc', size: 7.5, place: scatter(44, { to: 0.66, gap: 2 }) },
      { kind: 'pearl', tone: '#e0a24a', size: 6, place: scatter(30, { to: 0.66, gap: 2 }) },
    ],
    sides: [
      smallBowl(728, 96, 68, WHITE, [
        { kind: 'pearl', size: 22, place: scatter(34, { to: 0.78, gap: 1.2 }) },
      ]),
      { kind: 'cup', x: 716, y: 500, tone: '#c9472f', drink: '#5a2c14', turn: 200, size: 0.9 },
      { kind: 'napkin', x: 40, y: 470, turn: -14, size: 0.62, edge: '#5f87a8' },
    ],
  },
  rijstpap: {
    ground: { pattern: 'checks', motif: 'gingham', base: '#6f8f6a', print: '#51704e' },
    vessel: {
      kind: 'deep-bowl',
      x: 398,
      y: 302,
      radius: 250,
      rim: '#3f6f9a',
      well: '#f3ead6',
      band: '#dfe8ec',
    },
    layers: [
      { kind: 'porridge', tone: '#f6d066', grain: '#fbe59a', length: 12 },
      { kind: 'dust', tone: '#8a4a1c', size: 0.56, weight: 1.6 },
      { kind: 'pearl', tone: '#a8622a', size: 4, place: scatter(60, { to: 0.5, gap: 1.2 }) },
    ],
    toppings: [
      { kind: 'strip', tone: '#c9391c', size: 11, place: scatter(12, { from: 0.5, to: 0.86, gap: 2 }) },
    ],
    sides: [
      { kind: 'spoon', x: 724, y: 410, turn: 8, tone: '#d8b45a', size: 1.05 },
      smallBowl(724, 96, 68, WHITE, [
        { kind: 'mince', tones: ['#8a4a1c', '#a8622a', '#743a14'], size: 0.86, grain: 1.4 },
      ]),
      loose(78, 92, 40, { kind: 'cinnamon', size: 56, place: spots([0, 0, -30]) }),
      smallBowl(82, 506, 70, { rim: '#3f6f9a', well: '#f3ead6' }, [
        { kind: 'porridge', tone: '#f6d066', grain: '#fbe59a', length: 26, count: 160 },
      ]),
    ],
  },
  chocolademousse: {
    ground: { pattern: 'checks', motif: 'tattersall', base: '#e3a5a0', print: '#b5605f' },
    vessel: { kind: 'cup', x: 396, y: 300, radius: 196, rim: '#ffffff', well: '#3a1c10', clear: true },
    layers: [
      { kind: 'swirl', tone: '#512a18' },
      { kind: 'chocolate', tone: '#3a1c10', size: 26, place: scatter(26, { to: 0.44, gap: 0.6 }) },
    ],
    toppings: [
      { kind: 'rosette', size: 44, place: spots([0, 0]) },
      {
        kind: 'chocolate',
        tone: '#4a2414',
        size: 24,
        place: spots([-0.06, -0.08, 30], [0.1, 0.04, 100], [0, 0.14, 160]),
      },
    ],
    under: [
      {
        kind: 'dish',
        vessel: { kind: 'cup', x: 122, y: 478, radius: 112, rim: '#ffffff', well: '#3a1c10', clear: true },
        layers: [{ kind: 'swirl', tone: '#512a18' }],
        toppings: [
          { kind: 'rosette', size: 46, place: spots([0, 0]) },
          { kind: 'chocolate', size: 40, place: spots([0.1, 0, 40]) },
        ],
      },
      {
        kind: 'dish',
        vessel: { kind: 'cup', x: 676, y: 124, radius: 112, rim: '#ffffff', well: '#3a1c10', clear: true },
        layers: [{ kind: 'swirl', tone: '#512a18' }],
        toppings: [
          { kind: 'rosette', size: 46, place: spots([0, 0]) },
          { kind: 'chocolate', size: 40, place: spots([0.1, -0.1, 110]) },
        ],
      },
    ],
    sides: [
      { kind: 'spoon', x: 716, y: 426, turn: 22 },
      loose(90, 100, 50, {
        kind: 'chocolate',
        tone: '#4a2414',
        size: 30,
        place: spots([-0.4, 0.2, 14], [0.7, -0.3, 40]),
      }),
    ],
  },
  stoofperen: {
    ground: { pattern: 'wood', motif: 'boards', base: '#d9b88a', print: '#a8814f' },
    close: 'top-right',
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 254, rim: '#f6efe0', well: '#e6dcc6', band: '#7f9a8c' },
    layers: [{ kind: 'soup', tones: ['#6a0f22', '#7f1a30', '#560a18'], texture: 'broth' }],
    toppings: [
      {
        kind: 'pear',
        tone: '#c23a56',
        size: 104,
        place: spots([-0.46, 0.02, -16], [0.46, 0.02, 18], [0, 0.1, 2]),
      },
      { kind: 'cinnamon', size: 62, place: spots([0.2, 0.74, -8]) },
      { kind: 'fruit-slice', fruit: 'orange', size: 34, place: spots([-0.26, -0.62, 20], [-0.3, 0.72, 50]) },
      { kind: 'seed', tone: '#3a1a10', size: 9, place: scatter(10, { from: 0.5, to: 0.86, gap: 3 }) },
    ],
    sides: [
      { kind: 'glass', x: 726, y: 96, tone: '#7a1428', size: 1.1, stem: true },
      { kind: 'whole-fruit', x: 724, y: 504, tone: '#ee8f24', size: 1.2 },
      { kind: 'spoon', x: 74, y: 340, turn: -8 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
