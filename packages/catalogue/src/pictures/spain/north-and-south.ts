import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, parsley, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of dishes from Asturias, Galicia, La Rioja and Córdoba. */
export const SPAIN_NORTH_AND_SOUTH = {
  'fabada-asturiana': {
    ground: { pattern: 'wood', motif: 'planks', base: '#3f7f8c', print: '#2a6270' },
    vessel: { kind: 'clay-dish', x: 386, y: 300, radius: 254, rim: '#b5643a', well: '#8a4422', ears: true },
    layers: [
      { kind: 'soup', tones: ['#d9863a', '#e59c52', '#c9722a'], texture: 'broth' },
      { kind: 'oil', tone: '#e8662a', count: 40 },
      { kind: 'bean', tone: '#f6e6c4', size: 27, place: scatter(86, { to: 0.9, gap: 0.86 }) },
      { kind: 'bean', tone: '#fbf0d6', size: 25, place: scatter(40, { to: 0.84, gap: 1.1 }) },
    ],
    toppings: [
      {
        kind: 'chorizo',
        size: 44,
        place: spots([-0.42, -0.34, 0], [-0.18, -0.46, 40], [-0.3, -0.12, 80], [-0.56, -0.06, 120]),
      },
      {
        kind: 'chorizo',
        tone: '#3a1a1c',
        size: 44,
        place: spots([0.36, 0.3, 0], [0.56, 0.1, 60], [0.14, 0.46, 100], [0.4, 0.56, 20]),
      },
      { kind: 'pork-belly', size: 60, place: spots([0.32, -0.34, 16], [0.52, -0.3, 30], [-0.3, 0.42, -20]) },
      { kind: 'bay-leaf', size: 48, place: spots([0.02, 0.04, 40]) },
    ],
    sides: [
      { kind: 'bread-slice', x: 724, y: 508, turn: 20, size: 1.08 },
      smallBowl(720, 96, 84, WHITE, [
        {
          kind: 'crumpled',
          tones: ['#8fbf4c', '#a8d066'],
          vein: '#e6f0c0',
          size: 56,
          place: scatter(16, { to: 0.7, gap: 0.6 }),
        },
        {
          kind: 'tomato-wedge',
          size: 60,
          place: spots([-0.3, 0.3, 20], [0.36, -0.1, 130], [-0.1, -0.44, 250]),
        },
      ]),
      { kind: 'spoon', x: 62, y: 430, turn: -6 },
      loose(72, 94, 44, { kind: 'bean', tone: '#f6ead0', size: 17, place: scatter(9, { to: 1, gap: 1.4 }) }),
    ],
  },
  salmorejo: {
    ground: { pattern: 'azulejo', motif: 'star', base: '#2f6f8f', print: '#bcd6de' },
    vessel: { kind: 'bowl', x: 400, y: 300, radius: 254, rim: '#fbf5e8', well: '#f0e4cb', band: '#3f6fa0' },
    layers: [
      { kind: 'soup', tones: ['#f0904e', '#f4a368', '#e87e3a'], texture: 'cream' },
      { kind: 'drizzle', tone: '#c9b23a', path: 'spiral', size: 0.84, width: 0.03 },
    ],
    toppings: [
      {
        kind: 'egg-quarter',
        size: 62,
        place: spots([-0.28, -0.14, 20], [-0.1, 0.22, 110], [0.28, 0.16, 220], [0.14, -0.26, 300]),
      },
      {
        kind: 'cube',
        tone: '#b53a34',
        side: '#8a2422',
        size: 17,
        place: scatter(30, { to: 0.36, gap: 0.9 }),
      },
      { kind: 'oil', tone: '#d6c24a', count: 26 },
    ],
    sides: [
      { kind: 'tomato', x: 78, y: 96, size: 1.08 },
      { kind: 'tomato', x: 724, y: 512, size: 0.94 },
      { kind: 'bottle', x: 742, y: 150, turn: 12, tone: '#b0a83a', size: 0.84 },
      { kind: 'spoon', x: 64, y: 430, turn: -8, size: 0.94 },
    ],
  },
  'bacalao-a-la-riojana': {
    ground: { pattern: 'azulejo', motif: 'circle', base: '#7fb0c0', print: '#548a9c' },
    vessel: { kind: 'paella-pan', x: 384, y: 302, radius: 256, tone: '#3f3c3a' },
    layers: [
      { kind: 'soup', tones: ['#c23a1c', '#d4532e', '#ac2c12'], texture: 'coarse' },
      { kind: 'roast-strip', tone: '#d8402a', size: 62, place: scatter(22, { to: 0.86, gap: 0.9 }) },
      { kind: 'roast-strip', tone: '#6f9a3a', size: 56, place: scatter(11, { to: 0.84, gap: 1.2 }) },
      { kind: 'roast-strip', tone: '#f0d29a', size: 44, place: scatter(14, { to: 0.84, gap: 1.1 }) },
    ],
    toppings: [
      {
        kind: 'fillet',
        tone: '#fcf3e0',
        size: 106,
        place: spots([-0.36, -0.32, 12], [0.36, -0.32, 164], [-0.34, 0.36, -16], [0.38, 0.36, 192]),
      },
      {
        kind: 'roast-strip',
        tone: '#e5563a',
        size: 50,
        place: spots([0, 0.02, 30], [0.1, -0.1, 110], [-0.1, 0.1, 70]),
      },
      parsley(22, 0.8, 17),
    ],
    sides: [
      smallBowl(702, 488, 104, WHITE, [
        {
          kind: 'round-slice',
          tone: '#f3d98a',
          edge: '#e0bc5c',
          size: 62,
          place: scatter(13, { to: 0.7, gap: 0.8 }),
        },
      ]),
      loose(716, 92, 44, { kind: 'pepper', tone: '#c9331f', size: 70, place: spots([0, 0, -24]) }),
      { kind: 'fork', x: 56, y: 430, turn: -6, size: 0.9 },
      { kind: 'garlic-head', x: 72, y: 88, size: 0.92 },
    ],
  },
  'empanada-gallega': {
    ground: { pattern: 'azulejo', motif: 'leaf', base: '#a8c47a', print: '#7f9c52' },
    vessel: { kind: 'board', x: 365, y: 302, rx: 290, ry: 270, tone: '#9a6a3c', round: true },
    layers: [],
    toppings: [
      {
        kind: 'cake',
        tone: '#d08a36',
        size: 0.96,
        browned: 0.5,
        cut: [18, 76],
        inside: ['#c9542f', '#f0cf94'],
      },
      { kind: 'ball', tone: '#c27a2a', size: 19, place: around(36, 0.88, { first: 82 }) },
      {
        kind: 'leaf',
        tone: '#e3a850',
        size: 58,
        place: spots([-0.36, -0.22, 210], [0.06, -0.4, 290], [-0.28, 0.24, 130]),
      },
      { kind: 'sliver', tone: '#7a3d14', size: 22, place: around(9, 0.66, { first: 96 }) },
      { kind: 'ball', tone: '#6a2f14', size: 22, place: spots([-0.14, -0.08]) },
      {
        kind: 'dice',
        tone: '#d5341f',
        size: 15,
        place: spots([0.46, 0.3, 10], [0.6, 0.56, 40], [0.36, 0.6, 70], [0.72, 0.36, 20], [0.24, 0.36, 50]),
      },
      {
        kind: 'dice',
        tone: '#6f9a34',
        size: 14,
        place: spots([0.56, 0.42, 30], [0.4, 0.44, 60], [0.28, 0.52, 10], [0.7, 0.24, 80]),
      },
      {
        kind: 'shred',
        tones: ['#e6c4a0', '#d9b08a', '#f0d6b8'],
        size: 26,
        place: spots([0.5, 0.5, 20], [0.62, 0.3, 80], [0.34, 0.3, 140], [0.48, 0.66, 50], [0.2, 0.24, 30]),
      },
    ],
    sides: [
      loose(60, 72, 40, {
        kind: 'olive',
        tone: '#8a9a3c',
        size: 22,
        place: spots([-0.4, 0, 20], [0.7, 0.4, 80]),
      }),
      { kind: 'glass', x: 752, y: 70, tone: '#e6d47a', stem: true, size: 0.84 },
      { kind: 'onion', x: 54, y: 540, turn: -20, size: 0.84 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
