import { around, grid, type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, sauceBowl, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Spanish soups and starters. */
export const SPAIN_SOUPS_AND_STARTERS = {
  ajoblanco: {
    ground: { pattern: 'azulejo', motif: 'star', base: '#b5694f', print: '#8f4a34' },
    vessel: { kind: 'bowl', x: 396, y: 302, radius: 242, rim: '#7f9a5a', well: '#efe6d0', band: '#dfe6c4' },
    layers: [{ kind: 'soup', tones: ['#fbf2dc', '#fffaf0', '#f3e6c6'], texture: 'cream' }],
    toppings: [
      { kind: 'pool', tones: ['#e9dca0'], size: 0.5, rough: 0.4, thin: true },
      {
        kind: 'grape',
        tone: '#b5cf62',
        size: 36,
        place: spots(
          [-0.16, -0.12, 20],
          [0.18, -0.2, 80],
          [0.02, 0.1, 150],
          [0.36, 0.1, 30],
          [-0.28, 0.2, 110],
          [0.1, 0.4, 60],
          [-0.04, -0.44, 140],
        ),
      },
      {
        kind: 'almond',
        tone: '#ecd3a0',
        size: 26,
        place: spots(
          [0.46, -0.2, 40],
          [-0.46, -0.04, 100],
          [-0.16, 0.46, 10],
          [0.4, 0.4, 160],
          [-0.34, -0.38, 60],
        ),
      },
      { kind: 'fat-drop', tone: '#d8c23a', size: 9, place: scatter(22, { from: 0.2, to: 0.84, gap: 3 }) },
    ],
    sides: [
      smallBowl(720, 98, 70, WHITE, [
        { kind: 'grape', tone: '#b5cf62', size: 40, place: scatter(13, { to: 0.7, gap: 1.2 }) },
      ]),
      loose(84, 506, 60, {
        kind: 'almond',
        tone: '#e6c48a',
        size: 24,
        place: spots([-0.4, -0.3, 20], [0.5, 0.1, 100], [-0.1, 0.7, 160], [0.3, -0.7, 50]),
      }),
      { kind: 'garlic-head', x: 84, y: 92, turn: -14, size: 0.92 },
      { kind: 'spoon', x: 728, y: 410, turn: 7 },
    ],
  },
  'sopa-de-ajo': {
    ground: { pattern: 'azulejo', motif: 'leaf', base: '#c6d3b0', print: '#7f9a62' },
    vessel: { kind: 'clay-dish', x: 398, y: 302, radius: 248, rim: '#a9512c', well: '#6e2d16', ears: true },
    layers: [
      { kind: 'soup', tones: ['#b8431c', '#cc5a2a', '#a33614'], texture: 'broth' },
      { kind: 'oil', tone: '#ee8f3c', count: 54 },
      {
        kind: 'toasts',
        size: 0.27,
        shape: 'slice',
        crumb: '#e0a058',
        crust: '#9a5524',
        toasted: true,
        spots: [
          [-0.5, -0.36, -24],
          [0.5, -0.38, 30],
          [-0.52, 0.36, 14],
          [0.5, 0.42, -18],
        ],
      },
    ],
    toppings: [
      { kind: 'poached-egg', size: 82, place: spots([0, 0.02, 20]) },
      { kind: 'dice', tone: '#c2503f', size: 10, place: scatter(22, { from: 0.3, to: 0.84, gap: 2.2 }) },
      { kind: 'garlic', tone: '#f0cf86', size: 15, place: scatter(16, { from: 0.36, to: 0.86, gap: 1.8 }) },
      { kind: 'seed', tone: '#8a1c0e', round: true, size: 2.6, place: scatter(30, { to: 0.7 }) },
      { kind: 'bay-leaf', size: 42, place: spots([0.04, -0.7, 16]) },
    ],
    sides: [
      { kind: 'garlic-head', x: 84, y: 94, turn: -14 },
      loose(120, 168, 20, { kind: 'garlic-clove', size: 24, place: spots([0, 0, 30]) }),
      { kind: 'spoon', x: 732, y: 420, turn: 7, tone: '#a8703c' },
      smallBowl(720, 92, 60, WHITE, [
        { kind: 'mince', tones: ['#c2351a', '#b02a12', '#d04424'], size: 0.8, grain: 1.3 },
      ]),
      { kind: 'baguette', x: 76, y: 496, turn: 62, size: 0.8 },
    ],
  },
  'ensaladilla-rusa': {
    ground: { pattern: 'azulejo', motif: 'circle', base: '#5a86b0', print: '#3a6590' },
    vessel: { kind: 'plate', x: 396, y: 302, radius: 264, rim: '#fbf5e8', well: '#e9dfc8', band: '#d9a43a' },
    layers: [],
    toppings: [
      { kind: 'mash', tones: ['#f3dfa8', '#f8e9c0', '#ecd290'], size: 1 },
      {
        kind: 'cube',
        tone: '#f6dd96',
        side: '#cfa85a',
        size: 17,
        place: scatter(34, { from: 0.62, to: 0.96, gap: 1.1 }),
      },
      { kind: 'dice', tone: '#ee8127', size: 13, place: scatter(20, { from: 0.62, to: 0.98, gap: 1.6 }) },
      { kind: 'pea', size: 11, place: scatter(26, { from: 0.6, to: 0.98, gap: 1.5 }) },
      { kind: 'mash', tones: ['#fdf3d6', '#fff9e8', '#f6e6bc'], size: 0.8 },
      {
        kind: 'strip',
        wide: true,
        tone: '#d43a1e',
        size: 50,
        place: spots(
          [-0.04, -0.44, 84],
          [0.06, -0.42, 98],
          [0.4, -0.18, 156],
          [0.42, -0.08, 168],
          [0.22, 0.38, 60],
          [0.3, 0.32, 46],
          [-0.22, 0.38, 120],
          [-0.3, 0.32, 134],
          [-0.4, -0.18, 24],
          [-0.42, -0.08, 12],
        ),
      },
      {
        kind: 'boiled-egg',
        size: 36,
        place: spots([0, 0, 0]),
      },
      {
        kind: 'olive',
        pitted: true,
        tone: '#8a9a3a',
        size: 17,
        place: spots([0.2, -0.34], [0.4, 0.12], [0, 0.42], [-0.4, 0.12], [-0.2, -0.34]),
      },
    ],
    sides: [
      smallBowl(88, 506, 74, { rim: '#a9512c', well: '#7e351a' }, [
        {
          kind: 'olive',
          pitted: true,
          tone: '#8a9a3a',
          size: 40,
          place: scatter(13, { to: 0.74, gap: 1.5 }),
        },
      ]),
      sauceBowl(722, 96, 66, '#f7e9bd'),
      { kind: 'fork', x: 728, y: 420, turn: 8, size: 0.94 },
      { kind: 'carrot', x: 76, y: 112, turn: -30, size: 0.86 },
    ],
  },
  'croquetas-de-jamon': {
    ground: { pattern: 'azulejo', motif: 'leaf', base: '#2f6f8a', print: '#1c4f66' },
    vessel: {
      kind: 'oval-dish',
      x: 396,
      y: 302,
      rx: 296,
      ry: 208,
      rim: '#fbf5e8',
      well: '#f0e7d4',
      band: '#c9472f',
    },
    layers: [],
    toppings: [
      {
        kind: 'croquette',
        size: 66,
        place: grid(5, 2, { across: 0.32, down: 0.8, turn: 76, x: -0.12, y: -0.02 }),
      },
      { kind: 'croquette', size: 66, open: '#f6e2b4', place: spots([0.82, 0.02, 70]) },
    ],
    sides: [
      loose(724, 98, 50, {
        kind: 'prosciutto',
        tone: '#bf5348',
        size: 52,
        place: spots([-0.3, -0.1, 20], [0.5, 0.3, -30]),
      }),
      { kind: 'glass', x: 76, y: 92, tone: '#d9a83a', size: 0.96 },
      { kind: 'fork', x: 742, y: 452, turn: 10, size: 0.74 },
      { kind: 'onion', x: 70, y: 518, turn: -16, size: 0.9 },
    ],
  },
  'pulpo-a-la-gallega': {
    ground: { pattern: 'stone', motif: 'flags', base: '#8fa39c', print: '#6a8078' },
    vessel: { kind: 'board', x: 396, y: 302, rx: 260, ry: 256, tone: '#c28f58', round: true },
    layers: [],
    toppings: [
      {
        kind: 'round-slice',
        tone: '#f0cf7a',
        edge: '#d9b25a',
        size: 46,
        place: around(10, 0.7, { first: 10 }),
      },
      {
        kind: 'round-slice',
        tone: '#f0cf7a',
        edge: '#d9b25a',
        size: 46,
        place: around(5, 0.34, { first: 30 }),
      },
      { kind: 'round-slice', tone: '#f0cf7a', edge: '#d9b25a', size: 46, place: spots([0, 0]) },
      { kind: 'pool', tones: ['#d98a2a'], size: 0.76, rough: 0.3, thin: true },
      { kind: 'octopus-round', size: 42, place: scatter(15, { to: 0.68, gap: 1.6 }) },
      { kind: 'octopus-round', tone: '#a85a70', size: 30, place: scatter(7, { to: 0.7, gap: 2.4 }) },
      { kind: 'seed', tone: '#c2300f', round: true, size: 2.8, place: scatter(110, { to: 0.8 }) },
      { kind: 'seed', tone: '#e0602a', round: true, size: 2, place: scatter(40, { to: 0.84 }) },
      { kind: 'pearl', size: 4, place: scatter(34, { to: 0.72 }) },
    ],
    sides: [
      smallBowl(722, 96, 64, WHITE, [
        { kind: 'mince', tones: ['#c2351a', '#b02a12', '#d04424'], size: 0.84, grain: 1.3 },
      ]),
      { kind: 'bottle', x: 736, y: 470, tone: '#b8a432', cap: '#4a6a2c', turn: 8, size: 0.86 },
      { kind: 'fork', x: 72, y: 420, turn: -6, size: 0.9 },
      { kind: 'whole-potato', x: 78, y: 92, turn: 20, size: 0.95 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
