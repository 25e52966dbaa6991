import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, parsley, pepperSpecks, smallBowl, WHITE } from '../small-dishes.ts';

/** Gremolata scattered over the meat beside the bone. */
const GREMOLATA = [
  [0.16, 0.06, 20],
  [0.3, 0.02, 110],
  [0.42, 0.16, 200],
  [0.24, 0.2, 290],
  [0.1, 0.26, 60],
  [0.34, 0.32, 150],
  [0.16, 0.4, 240],
  [0, 0.38, 330],
  [0.46, -0.06, 80],
  [-0.14, 0.34, 10],
] as const;

/** The tables of Italian meat and fish. */
export const ITALY_MEAT_AND_FISH = {
  'saltimbocca-alla-romana': {
    ground: { pattern: 'stripes', motif: 'trattoria', base: '#dfb35a', print: '#c79436' },
    close: 'top-right',
    vessel: {
      kind: 'oval-dish',
      x: 396,
      y: 302,
      rx: 304,
      ry: 222,
      rim: '#fbf5e8',
      well: '#f0e6d0',
      band: '#8a5a3a',
    },
    layers: [],
    toppings: [
      { kind: 'heap', tone: '#b87a34', size: 0.8 },
      { kind: 'pool', tones: ['#cf9a4a'], size: 0.5, rough: 0.4, thin: true },
      {
        kind: 'cutlet',
        tone: '#dcb389',
        size: 104,
        place: spots([-0.5, -0.36, -24], [0.34, -0.42, 16], [-0.34, 0.42, 14], [0.52, 0.38, -22]),
      },
      {
        kind: 'prosciutto',
        size: 88,
        place: spots([-0.5, -0.36, -48], [0.34, -0.42, 36], [-0.34, 0.42, -6], [0.52, 0.38, -44]),
      },
      {
        kind: 'leaf',
        tone: '#6f8f52',
        size: 50,
        place: spots([-0.52, -0.38, 20], [0.34, -0.44, 118], [-0.36, 0.4, 60], [0.54, 0.36, 28]),
      },
      pepperSpecks(40),
    ],
    sides: [
      { kind: 'glass', x: 734, y: 88, tone: '#e9d98a', size: 0.95, stem: true },
      loose(70, 76, 40, {
        kind: 'leaf',
        tone: '#7f9a6a',
        size: 46,
        place: spots([-0.4, 0, 34], [0.6, 0.5, 98, 0.8]),
      }),
      { kind: 'fork', x: 62, y: 440, turn: -8, size: 0.82 },
      { kind: 'bread-slice', x: 738, y: 526, turn: -16, size: 0.9 },
    ],
  },
  'scaloppine-di-pollo-al-limone': {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#5f968c', print: '#8fbab0' },
    close: 'top-right',
    vessel: { kind: 'plate', x: 398, y: 302, radius: 264, rim: '#fbf6ea', well: '#f3ead8', band: '#d9a23a' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#ecc650', '#f6dd86'], size: 1, rough: 0.1 },
      {
        kind: 'cutlet',
        tone: '#cf8a36',
        size: 92,
        place: spots([-0.36, -0.4, -16], [0.4, -0.34, 12], [-0.34, 0.34, 8], [0.38, 0.42, -10]),
      },
      {
        kind: 'fruit-slice',
        fruit: 'lemon',
        size: 40,
        place: spots([0, 0.02, 10], [-0.62, -0.08, 40, 0.9], [0.2, -0.68, 80, 0.94], [0.66, 0.14, 20, 0.9]),
      },
      parsley(30, 0.84, 13),
    ],
    sides: [
      { kind: 'whole-fruit', x: 722, y: 84, long: true, turn: 24, size: 0.95 },
      { kind: 'fork', x: 74, y: 340, turn: -6, size: 1.05 },
      loose(
        724,
        500,
        60,
        { kind: 'citrus-half', fruit: 'lemon', size: 46, place: spots([0.3, 0.2, 14]) },
        { kind: 'cilantro', tone: '#3f8c36', size: 30, place: spots([-0.7, -0.5, 20], [-0.5, -1.1, 70]) },
      ),
    ],
  },
  'salsicce-e-fagioli': {
    ground: { pattern: 'linen', motif: 'plain', base: '#b3c094', print: '#7f9060' },
    vessel: { kind: 'skillet', x: 356, y: 304, radius: 240, tone: '#3b3835', handle: -24 },
    layers: [
      { kind: 'soup', tones: ['#b53a1a', '#cb5430', '#9c2c10'], texture: 'coarse' },
      { kind: 'bean', tone: '#f6e4bd', size: 24, place: scatter(66, { to: 0.92, gap: 1.3 }) },
    ],
    toppings: [
      {
        kind: 'sausage',
        tone: '#b5622e',
        size: 112,
        place: spots([-0.1, -0.46, -14], [0.06, -0.04, 168], [-0.06, 0.46, -10]),
      },
      {
        kind: 'bean',
        tone: '#f9ead0',
        size: 24,
        place: spots(
          [-0.56, -0.28, 20],
          [0.6, -0.3, 90],
          [0.64, 0.3, 140],
          [-0.62, 0.24, 60],
          [0.02, -0.78, 10],
          [-0.08, 0.78, 30],
        ),
      },
      {
        kind: 'leaf',
        tone: '#7f9a6a',
        size: 34,
        place: spots(
          [0.12, -0.28, 50],
          [-0.68, 0.02, 120],
          [0.74, 0.04, 20],
          [-0.16, 0.2, 100],
          [0.42, 0.66, 75],
        ),
      },
      pepperSpecks(40),
    ],
    sides: [
      { kind: 'bread-slice', x: 716, y: 470, turn: 18, size: 1.2 },
      loose(80, 86, 40, {
        kind: 'leaf',
        tone: '#7f9a6a',
        size: 48,
        place: spots([-0.6, 0, 34], [0.4, 0.5, 98, 0.8]),
      }),
      { kind: 'garlic-head', x: 68, y: 530, size: 0.86 },
    ],
  },
  'orata-all-acqua-pazza': {
    ground: { pattern: 'stone', motif: 'terrazzo', base: '#efdfc0', print: '#3f7f9a' },
    vessel: {
      kind: 'oval-dish',
      x: 396,
      y: 302,
      rx: 306,
      ry: 224,
      rim: '#3f7fa8',
      well: '#f2e6c8',
      band: '#dcebf0',
    },
    layers: [
      { kind: 'soup', tones: ['#eebd6a', '#f3cd8a', '#e3a64e'], texture: 'broth' },
      { kind: 'oil', tone: '#f0c04e', count: 40 },
    ],
    toppings: [
      { kind: 'tomato-half', size: 26, place: scatter(34, { from: 0.5, to: 0.9, gap: 1.7 }) },
      { kind: 'bream', size: 176, place: spots([-0.06, -0.34, -5], [0.06, 0.34, 4]) },
      {
        kind: 'tomato-half',
        size: 26,
        place: spots([-0.42, 0.02, 20], [0.36, -0.02, 80], [-0.04, 0.02, 140], [0.68, 0.06, 30]),
      },
      { kind: 'caper', size: 11, place: scatter(16, { from: 0.3, to: 0.86, gap: 3 }) },
      parsley(30, 0.86, 15),
    ],
    sides: [
      { kind: 'bread-slice', x: 736, y: 520, turn: -16, size: 1, toasted: true },
      { kind: 'glass', x: 738, y: 86, tone: '#e9d98a', size: 0.92, stem: true },
      { kind: 'fork', x: 60, y: 440, turn: -8, size: 0.82 },
      { kind: 'garlic-head', x: 64, y: 80, size: 0.84 },
    ],
  },
  'ossobuco-alla-milanese': {
    ground: { pattern: 'stripes', motif: 'border', base: '#7a3540', print: '#d9b98a' },
    close: 'bottom-right',
    vessel: { kind: 'plate', x: 398, y: 302, radius: 266, rim: '#fbf5e8', well: '#f0e6d0', band: '#8a3540' },
    layers: [],
    toppings: [
      { kind: 'rice', tones: ['#f3bf2c', '#f6cc4a', '#eab01c', '#f9da72'], size: 1, grain: 14, heap: true },
      { kind: 'pool', tones: ['#86401c', '#a35a28'], size: 0.78, rough: 0.22 },
      { kind: 'shin', size: 128, place: spots([0, -0.02, 14]) },
      { kind: 'dice', tone: '#e58a2c', size: 10, place: scatter(14, { from: 0.6, to: 0.76, gap: 2.4 }) },
      { kind: 'cilantro', tone: '#3f8c36', size: 14, place: spots(...GREMOLATA) },
      {
        kind: 'crumble',
        tone: '#f6d84e',
        size: 5,
        place: spots(
          [0.3, 0.1],
          [0.36, 0.24],
          [0.2, 0.3],
          [0.14, 0.16],
          [0.42, 0.06],
          [0.26, 0.4],
          [0.06, 0.34],
        ),
      },
    ],
    sides: [
      { kind: 'glass', x: 722, y: 98, tone: '#e9d98a', size: 1.04, stem: true },
      { kind: 'fork', x: 74, y: 340, turn: -6, size: 1.05 },
      smallBowl(724, 508, 68, WHITE, [
        { kind: 'cilantro', tone: '#3f8c36', size: 40, place: scatter(30, { to: 0.7, gap: 0.5 }) },
        { kind: 'crumble', tone: '#f0d04a', size: 16, place: scatter(16, { to: 0.66, gap: 1.2 }) },
      ]),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
