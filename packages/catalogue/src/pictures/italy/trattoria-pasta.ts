import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, parsley, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of the pasta dishes of every trattoria. */
export const ITALY_TRATTORIA_PASTA = {
  'spaghetti-alla-puttanesca': {
    close: 'bottom-left',
    ground: { pattern: 'stripes', motif: 'border', base: '#4a8f86', print: '#f3e6c8' },
    vessel: { kind: 'coupe', x: 396, y: 302, radius: 260, rim: '#3f5f7c', well: '#f3e6cc', band: '#a9c1cd' },
    layers: [{ kind: 'pool', tones: ['#b8361a', '#d0502a'], size: 0.8, rough: 0.1 }],
    toppings: [
      {
        kind: 'strands',
        tones: ['#ea8a48', '#f2a45e', '#dc7034', '#f6bc78'],
        size: 0.86,
        width: 8,
        count: 200,
      },
      { kind: 'pool', tones: ['#b8301a', '#cc4628'], size: 0.4, rough: 0.6 },
      { kind: 'dice', tone: '#d9452a', size: 14, place: scatter(20, { to: 0.6, gap: 1.5 }) },
      { kind: 'olive', tone: '#352430', pitted: true, size: 25, place: scatter(20, { to: 0.68, gap: 1.7 }) },
      { kind: 'caper', size: 11, place: scatter(28, { to: 0.7, gap: 1.8 }) },
      parsley(26, 0.72, 17),
    ],
    sides: [
      smallBowl(722, 500, 76, WHITE, [
        { kind: 'olive', tone: '#352430', size: 44, place: scatter(14, { to: 0.72, gap: 0.95 }) },
      ]),
      { kind: 'garlic-head', x: 722, y: 94, turn: 14 },
      { kind: 'fork', x: 78, y: 350, turn: -6, size: 1.06 },
      loose(78, 82, 44, { kind: 'caper', size: 13, place: scatter(12, { to: 1, gap: 1.3 }) }),
    ],
  },
  'penne-all-arrabbiata': {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#f3e3b8', print: '#6f9a8c' },
    vessel: {
      kind: 'deep-bowl',
      x: 404,
      y: 302,
      radius: 256,
      rim: '#2f5f56',
      well: '#8f2412',
      band: '#e6c27a',
    },
    layers: [
      { kind: 'soup', tones: ['#c2331a', '#d64a28', '#a82410'], texture: 'coarse' },
      { kind: 'tube', long: true, tone: '#e9884a', size: 44, place: scatter(44, { to: 0.92, gap: 0.85 }) },
      { kind: 'pool', tones: ['#c2331a', '#dc5430'], x: -0.3, y: -0.3, size: 0.3, rough: 0.6, thin: true },
      { kind: 'tube', long: true, tone: '#f0a05e', size: 44, place: scatter(30, { to: 0.84, gap: 1 }) },
      { kind: 'pool', tones: ['#c2331a', '#dc5430'], x: 0.3, y: 0.26, size: 0.28, rough: 0.6, thin: true },
    ],
    toppings: [
      { kind: 'chili-ring', size: 11, place: scatter(26, { to: 0.84, gap: 2 }) },
      parsley(26, 0.8, 16),
      { kind: 'chili', tone: '#a51e14', size: 70, place: spots([0.02, -0.06, 30], [0.16, 0.1, 80]) },
    ],
    sides: [
      loose(722, 96, 50, {
        kind: 'chili',
        tone: '#a51e14',
        size: 62,
        place: spots([-0.1, -0.3, 20], [0.2, 0.4, -6]),
      }),
      { kind: 'fork', x: 74, y: 380, turn: -6, size: 1 },
      { kind: 'bottle', x: 744, y: 470, turn: 12, tone: '#7f8a2a', label: '#f3ead0', size: 0.8 },
      { kind: 'tomato', x: 78, y: 86, size: 0.9 },
    ],
  },
  'rigatoni-alla-norma': {
    close: 'bottom-right',
    ground: { pattern: 'stripes', motif: 'trattoria', base: '#e6a86a', print: '#cf8a48' },
    vessel: {
      kind: 'coupe',
      x: 392,
      y: 302,
      radius: 264,
      rim: '#f3c84a',
      well: '#f6ead0',
      band: '#2f6f9a',
    },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#b8301a', '#d04a28'], size: 1.04, rough: 0.12 },
      { kind: 'tube', long: true, tone: '#e8894a', size: 42, place: scatter(34, { to: 0.88, gap: 0.95 }) },
      { kind: 'pool', tones: ['#b8301a', '#d04a28'], x: -0.3, y: 0.3, size: 0.34, rough: 0.6, thin: true },
      { kind: 'tube', long: true, tone: '#f0a05e', size: 42, place: scatter(16, { to: 0.8, gap: 1.4 }) },
      {
        kind: 'cube',
        tone: '#9c6430',
        side: '#43203f',
        browned: true,
        size: 27,
        place: scatter(34, { to: 0.72, gap: 1.25 }),
      },
      { kind: 'crumble', tone: '#f3e8d0', size: 8, place: scatter(50, { to: 0.5, gap: 1 }) },
      { kind: 'crumble', tone: '#fffdf6', size: 7.5, place: scatter(70, { to: 0.4, gap: 0.8 }) },
      { kind: 'sprig', size: 42, place: spots([0.02, -0.04, 16], [-0.5, 0.34, 200], [0.5, 0.36, 100]) },
    ],
    sides: [
      { kind: 'aubergine', x: 728, y: 484, turn: 24, size: 0.94 },
      smallBowl(722, 94, 66, WHITE, [
        { kind: 'shaving', tone: '#fffaf0', size: 46, place: scatter(34, { to: 0.74, gap: 0.5 }) },
      ]),
      { kind: 'fork', x: 72, y: 400, turn: -6, size: 0.96 },
      loose(72, 84, 40, { kind: 'sprig', size: 46, place: spots([0, 0, 330]) }),
    ],
  },
  'tagliatelle-al-ragu-bolognese': {
    ground: { pattern: 'stripes', motif: 'border', base: '#8a4f6a', print: '#e3c4a0' },
    vessel: { kind: 'bowl', x: 400, y: 302, radius: 258, rim: '#fbf5e8', well: '#eadfc8', band: '#5f8f72' },
    layers: [
      { kind: 'lining', tone: '#b5703c' },
      {
        kind: 'strands',
        tones: ['#f0c565', '#f5d384', '#e6b450', '#f9e0a0'],
        size: 0.96,
        width: 15,
        count: 96,
      },
    ],
    toppings: [
      { kind: 'pool', tones: ['#a8501f', '#bd6630'], size: 0.58, rough: 0.5 },
      { kind: 'mince', tones: ['#8a4322', '#a0532c', '#743616', '#b5683a'], size: 0.54, grain: 1.1 },
      { kind: 'dice', tone: '#e8892e', size: 9, place: scatter(18, { to: 0.46, gap: 1.8 }) },
      { kind: 'crumble', tone: '#fdf3d2', size: 5, place: scatter(80, { to: 0.34, gap: 0.9 }) },
    ],
    sides: [
      { kind: 'glass', x: 722, y: 100, tone: '#7a1626', size: 1.08, stem: true },
      { kind: 'cheese-wedge', x: 728, y: 506, turn: -18, size: 0.94 },
      { kind: 'fork', x: 74, y: 330, turn: -6, size: 1.1 },
      { kind: 'carrot', x: 84, y: 528, turn: -20, size: 0.66 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
