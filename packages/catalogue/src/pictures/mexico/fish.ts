import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, parsley, pepperSpecks, riceBowl, sauceBowl } from '../small-dishes.ts';
import { chilli, coriander, GREEN_CHILLI, wrappedTortillas } from './on-the-table.ts';

/** The tables of Mexican fish and seafood dishes. */
export const MEXICO_FISH = {
  'aguachile-verde': {
    ground: { pattern: 'diamonds', motif: 'star', base: '#ee7a4e', print: '#d25a30' },
    vessel: { kind: 'stone-pot', x: 398, y: 302, radius: 248, tone: '#4d4a48' },
    layers: [
      { kind: 'soup', tones: ['#7fb53a', '#98c94e', '#68a02c'], texture: 'broth' },
      { kind: 'seed', round: true, tone: '#3f7a26', size: 3, place: scatter(70, { to: 0.92 }) },
    ],
    toppings: [
      {
        kind: 'cucumber',
        size: 44,
        place: around(9, 0.78, { turn: 90 }),
      },
      { kind: 'prawn', tone: '#f08a70', size: 78, place: around(6, 0.5, { first: 12, turn: 100 }) },
      { kind: 'prawn', tone: '#f4977e', size: 74, place: spots([0.02, 0.06, 30]) },
      { kind: 'onion-ring', tone: '#a8386e', size: 36, place: scatter(5, { from: 0.2, to: 0.66, gap: 2.6 }) },
      {
        kind: 'avocado',
        size: 50,
        place: spots([-0.16, -0.1, -24], [0.02, -0.12, -4], [0.2, -0.08, 16]),
      },
      { kind: 'chili-ring', tone: GREEN_CHILLI, size: 14, place: scatter(6, { to: 0.7, gap: 3 }) },
      coriander(10, 0.66, 20),
    ],
    sides: [
      {
        kind: 'dish',
        vessel: {
          kind: 'coupe',
          x: 716,
          y: 488,
          radius: 104,
          rim: '#f6efe0',
          well: '#eadfca',
          band: '#2f8a7e',
        },
        layers: [],
        toppings: [
          {
            kind: 'tortillas',
            tone: '#e9b45a',
            size: 0.62,
            spots: [
              [-0.24, -0.14, 0],
              [0.2, 0.16, 60],
            ],
          },
        ],
      },
      citrus('lime', 84, 92, 52),
      citrus('lime', 84, 508, 46),
      chilli(716, 88, -28, GREEN_CHILLI),
    ],
  },
  'tacos-de-pescado-baja': {
    ground: { pattern: 'linen', motif: 'double', base: '#a9d4d8', print: '#2c7f92' },
    vessel: {
      kind: 'oval-dish',
      x: 398,
      y: 304,
      rx: 312,
      ry: 206,
      rim: '#fdf8ec',
      well: '#f3e9d4',
      band: '#e8733a',
    },
    layers: [],
    toppings: [
      {
        kind: 'tortillas',
        bent: true,
        size: 0.68,
        tone: '#f0cc82',
        spots: [
          [-0.66, 0.02, 6],
          [0, -0.02, -4],
          [0.66, 0.02, 5],
        ],
        filling: [
          { kind: 'strip', tone: '#b9d27a', size: 27, place: scatter(36, { to: 1.12, gap: 0.3 }) },
          { kind: 'strip', tone: '#e6efc4', size: 25, place: scatter(36, { to: 1.1, gap: 0.3 }) },
          { kind: 'nugget', tone: '#e8a43c', size: 44, place: spots([-0.02, -0.46, 30], [0.06, 0.4, 200]) },
          {
            kind: 'strip',
            tone: '#f6b794',
            wide: true,
            size: 42,
            place: spots([0.02, -0.4, 76], [0.02, 0.34, 104]),
          },
          { kind: 'cilantro', size: 13, place: scatter(6, { to: 0.9, gap: 2 }) },
        ],
      },
    ],
    sides: [citrus('lime', 80, 86, 48), sauceBowl(722, 506, 70, '#f2b48e'), chilli(722, 84, -26)],
  },
  'pescado-a-la-veracruzana': {
    ground: { pattern: 'diamonds', motif: 'star', base: '#b9d3e6', print: '#5a8dbd' },
    close: 'top-left',
    vessel: {
      kind: 'oval-dish',
      x: 386,
      y: 302,
      rx: 304,
      ry: 220,
      rim: '#f5efe0',
      well: '#e2d5ba',
      band: '#3a6ea8',
    },
    layers: [
      { kind: 'soup', tones: ['#cf3d20', '#df5734', '#b52c14'], texture: 'coarse' },
      {
        kind: 'onion-ring',
        tone: '#f2d9c0',
        half: true,
        size: 36,
        place: scatter(14, { to: 0.86, gap: 1.3 }),
      },
    ],
    toppings: [
      {
        kind: 'fillet',
        tone: '#f6e6d0',
        size: 92,
        place: spots([-0.46, -0.3, -10], [0.42, -0.3, 12], [-0.4, 0.36, 10], [0.46, 0.36, -12]),
      },
      {
        kind: 'dice',
        tone: '#d8402a',
        size: 17,
        place: scatter(24, { to: 0.5, gap: 1.6 }),
      },
      { kind: 'olive', tone: '#8a9436', size: 24, place: scatter(13, { to: 0.8, gap: 2.4 }) },
      { kind: 'caper', size: 10, place: scatter(22, { to: 0.8, gap: 2 }) },
      { kind: 'chili-ring', tone: '#7f9a34', size: 14, place: scatter(7, { to: 0.74, gap: 3 }) },
      parsley(16, 0.8, 17),
    ],
    sides: [
      riceBowl(718, 492, 88),
      citrus('lime', 80, 86, 48),
      loose(728, 92, 40, {
        kind: 'leaf',
        tone: '#6f8f54',
        size: 42,
        place: spots([0, 0, 40], [0.6, 0.4, 110]),
      }),
    ],
  },
  'camarones-al-mojo-de-ajo': {
    ground: { pattern: 'diamonds', motif: 'nested', base: '#2c5c8f', print: '#1d4470' },
    close: 'bottom-right',
    vessel: {
      kind: 'clay-dish',
      x: 396,
      y: 302,
      radius: 250,
      rim: '#c9863c',
      well: '#9c5a22',
      band: '#f6e2b0',
      ears: true,
    },
    layers: [
      { kind: 'soup', tones: ['#e6a834', '#f0bc4c', '#d49424'], texture: 'broth' },
      { kind: 'oil', tone: '#f8d877', count: 50 },
    ],
    toppings: [
      { kind: 'prawn', tone: '#ee7f54', size: 70, place: around(8, 0.68, { turn: 100 }) },
      { kind: 'prawn', tone: '#f28c62', size: 66, place: around(3, 0.26, { first: 20, turn: 80 }) },
      { kind: 'garlic', tone: '#c98a3a', size: 16, place: scatter(30, { to: 0.84, gap: 1.6 }) },
      { kind: 'chili-ring', tone: '#8f1f14', size: 13, place: scatter(9, { to: 0.8, gap: 3 }) },
      parsley(26, 0.84, 16),
      pepperSpecks(30),
    ],
    sides: [
      { kind: 'garlic-head', x: 84, y: 96, size: 1.1 },
      ...wrappedTortillas(704, 506, '#2f8a7e'),
      citrus('lime', 722, 88, 50),
      loose(82, 508, 36, { kind: 'wedge', fruit: 'lime', size: 50, place: spots([0, 0, -24]) }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
