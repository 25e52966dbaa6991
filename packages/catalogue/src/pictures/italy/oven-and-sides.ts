import { grid, type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, pepperSpecks, sauceBowl, smallBowl, WHITE } from '../small-dishes.ts';

/** Mozzarella melted in the oven: position and size of each piece. */
const melted = (...pieces: readonly (readonly [x: number, y: number, size: number])[]) =>
  pieces.flatMap(
    ([x, y, size]) =>
      [
        { kind: 'pool', tones: ['#f3dfae', '#fffaec'], x, y, size, rough: 0.5 },
        {
          kind: 'pool',
          tones: ['#d9983c'],
          x: x + 0.05,
          y: y + 0.06,
          size: size * 0.26,
          rough: 0.7,
          thin: true,
        },
      ] as const,
  );

/** The tables of Italian oven dishes, vegetables and bread. */
export const ITALY_OVEN_AND_SIDES = {
  'gnocchi-alla-sorrentina': {
    ground: { pattern: 'stripes', motif: 'border', base: '#e6c455', print: '#fbf3dc' },
    steam: true,
    vessel: { kind: 'baking-dish', x: 398, y: 302, rx: 288, ry: 212, rim: '#3f7fa0', well: '#a8301a' },
    layers: [
      { kind: 'lining', tone: '#c23a1c' },
      { kind: 'gnocchi', tone: '#f5d382', size: 38, place: scatter(70, { to: 0.95, gap: 1.35 }) },
      { kind: 'pool', tones: ['#b8301a', '#d04a28'], x: -0.42, y: -0.24, size: 0.44, rough: 0.7 },
      { kind: 'pool', tones: ['#b8301a', '#d04a28'], x: 0.44, y: 0.26, size: 0.46, rough: 0.7 },
      { kind: 'pool', tones: ['#b8301a', '#d04a28'], x: 0.3, y: -0.6, size: 0.3, rough: 0.7 },
      { kind: 'pool', tones: ['#b8301a', '#d04a28'], x: -0.4, y: 0.66, size: 0.3, rough: 0.7 },
      { kind: 'gnocchi', tone: '#f9dc92', size: 38, place: scatter(20, { to: 0.9, gap: 2.2 }) },
      ...melted(
        [-0.66, -0.5, 0.24],
        [-0.1, -0.56, 0.2],
        [0.5, -0.54, 0.25],
        [-0.36, 0.02, 0.22],
        [0.24, 0.04, 0.25],
        [0.72, 0.1, 0.2],
        [-0.7, 0.52, 0.22],
        [-0.06, 0.58, 0.24],
        [0.48, 0.6, 0.2],
      ),
      { kind: 'gratin', tone: '#fbe4a4', cover: 0.08 },
    ],
    toppings: [{ kind: 'sprig', size: 30, place: scatter(7, { to: 0.78, gap: 3 }) }],
    sides: [
      loose(748, 84, 40, { kind: 'sprig', size: 40, place: spots([-0.4, 0, 24]) }),
      { kind: 'wooden-spoon', x: 52, y: 440, turn: -8, size: 0.84 },
      smallBowl(742, 532, 62, WHITE, [
        { kind: 'shaving', tone: '#f7e7b6', size: 44, place: scatter(30, { to: 0.74, gap: 0.5 }) },
      ]),
      { kind: 'tomato', x: 56, y: 70, size: 0.86 },
    ],
  },
  'lasagne-alla-bolognese': {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#4a7896', print: '#dfe8e6' },
    close: 'top-left',
    vessel: { kind: 'plate', x: 396, y: 302, radius: 266, rim: '#fbf5e8', well: '#f0e6d0', band: '#b5493a' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#a8401f', '#bf5a30'], x: 0.04, y: 0.14, size: 0.94, rough: 0.12 },
      {
        kind: 'squares',
        size: 0.62,
        spots: [[0, -0.06, -7]],
        tone: '#eab95a',
        layers: ['#f9e6b4', '#8f3f1e', '#f3d894', '#9c4622', '#f9e6b4', '#8f3f1e', '#f3d894'],
        height: 0.38,
        top: 'browned',
      },
    ],
    sides: [
      { kind: 'glass', x: 722, y: 100, tone: '#7a1626', size: 1.05, stem: true },
      { kind: 'fork', x: 74, y: 340, turn: -6, size: 1.06 },
      { kind: 'cheese-wedge', x: 730, y: 512, turn: -18, size: 0.9 },
    ],
  },
  'parmigiana-di-melanzane': {
    ground: { pattern: 'stripes', motif: 'trattoria', base: '#9a83a8', print: '#7d658e' },
    close: 'top-left',
    steam: true,
    vessel: {
      kind: 'oval-dish',
      x: 394,
      y: 302,
      rx: 300,
      ry: 220,
      rim: '#b5623a',
      well: '#8a2f1a',
      band: '#e8c08a',
    },
    layers: [
      { kind: 'lining', tone: '#b8301a' },
      {
        kind: 'round-slice',
        tone: '#d9a860',
        edge: '#43203f',
        browned: true,
        size: 62,
        place: grid(6, 4, { across: 0.33, down: 0.44, staggered: true }),
      },
      { kind: 'pool', tones: ['#b8301a', '#d04a28'], x: -0.36, y: -0.26, size: 0.42, rough: 0.6, thin: true },
      { kind: 'pool', tones: ['#b8301a', '#d04a28'], x: 0.34, y: -0.18, size: 0.4, rough: 0.6, thin: true },
      { kind: 'pool', tones: ['#b8301a', '#d04a28'], x: -0.02, y: 0.44, size: 0.4, rough: 0.6, thin: true },
      ...melted(
        [-0.5, -0.44, 0.2],
        [0.02, -0.5, 0.22],
        [0.5, -0.4, 0.2],
        [-0.24, 0.04, 0.24],
        [0.32, 0.1, 0.22],
        [-0.56, 0.36, 0.18],
        [0.04, 0.6, 0.2],
        [0.62, 0.36, 0.18],
      ),
      { kind: 'gratin', tone: '#f6cf7a', cover: 0.1 },
    ],
    toppings: [{ kind: 'sprig', size: 30, place: scatter(6, { to: 0.7, gap: 3.2 }) }],
    sides: [
      { kind: 'aubergine', x: 728, y: 490, turn: 26, size: 0.92 },
      { kind: 'tomato', x: 738, y: 84, size: 0.9 },
      { kind: 'spoon', x: 62, y: 440, turn: -8, size: 0.8 },
      loose(66, 82, 40, { kind: 'sprig', size: 38, place: spots([0, 0, 330]) }),
    ],
  },
  caponata: {
    ground: { pattern: 'linen', motif: 'double', base: '#f0dba4', print: '#3f7fa0' },
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 250, rim: '#3f7fa0', well: '#e9dcc2', band: '#f3c84a' },
    layers: [
      { kind: 'soup', tones: ['#9c3a1c', '#b34a26', '#842c14'], texture: 'coarse' },
      {
        kind: 'cube',
        tone: '#a8743f',
        side: '#3f1f3a',
        browned: true,
        size: 33,
        place: scatter(30, { to: 0.88, gap: 1.4 }),
      },
      { kind: 'dice', tone: '#c6d183', size: 16, place: scatter(18, { to: 0.86, gap: 1.7 }) },
      { kind: 'onion-ring', tone: '#f0cf9a', half: true, size: 28, place: scatter(8, { to: 0.82, gap: 2 }) },
    ],
    toppings: [
      { kind: 'olive', tone: '#8f9a34', pitted: true, size: 23, place: scatter(14, { to: 0.8, gap: 2 }) },
      { kind: 'caper', size: 11, place: scatter(20, { to: 0.84, gap: 2.4 }) },
      { kind: 'sliver', size: 13, place: scatter(20, { to: 0.82, gap: 1.8 }) },
      { kind: 'sprig', size: 32, place: spots([0, -0.04, 10], [0.14, 0.08, 120]) },
    ],
    sides: [
      { kind: 'aubergine', x: 728, y: 476, turn: 24, size: 0.9 },
      { kind: 'bread-slice', x: 722, y: 92, turn: 20, size: 1 },
      smallBowl(84, 506, 62, WHITE, [
        { kind: 'olive', tone: '#8f9a34', size: 46, place: scatter(12, { to: 0.7, gap: 0.9 }) },
      ]),
      { kind: 'spoon', x: 74, y: 230, turn: -6, size: 0.86 },
    ],
  },
  'focaccia-genovese': {
    ground: { pattern: 'stone', motif: 'marble', base: '#a9c4c0', print: '#7f9f9c' },
    vessel: { kind: 'tray', x: 396, y: 302, rx: 292, ry: 216, tone: '#5f5a55' },
    layers: [{ kind: 'focaccia', tone: '#e0a44c', size: 1.03 }],
    toppings: [
      { kind: 'rosemary', size: 25, place: scatter(14, { to: 0.86, gap: 3 }) },
      { kind: 'pearl', tone: '#fffdf8', size: 3.6, place: scatter(70, { to: 0.92, gap: 4 }) },
    ],
    sides: [
      sauceBowl(742, 92, 58, '#c9a62c'),
      smallBowl(60, 530, 54, WHITE, [
        { kind: 'pearl', tone: '#ffffff', size: 20, place: scatter(50, { to: 0.76, gap: 1 }) },
      ]),
      loose(746, 520, 44, { kind: 'rosemary', size: 66, place: spots([-0.2, 0, 40], [0.3, 0.3, 62]) }),
    ],
  },
  'patate-arrosto-al-rosmarino': {
    ground: { pattern: 'wood', motif: 'planks', base: '#5a7a70', print: '#3f5a52' },
    vessel: {
      kind: 'oval-dish',
      x: 396,
      y: 302,
      rx: 298,
      ry: 216,
      rim: '#f6efe0',
      well: '#e3d3b0',
      band: '#b5623a',
    },
    layers: [],
    toppings: [
      { kind: 'heap', tone: '#b9772a', size: 0.84 },
      {
        kind: 'chunk',
        tones: ['#cf8f2c', '#dba03a', '#c07f24'],
        size: 46,
        place: scatter(44, { to: 0.86, gap: 0.9 }),
      },
      {
        kind: 'chunk',
        tones: ['#ecbd52', '#f3cb68', '#e3ab3c'],
        gloss: true,
        size: 45,
        place: scatter(26, { to: 0.74, gap: 1.3 }),
      },
      {
        kind: 'garlic-clove',
        size: 24,
        place: spots([-0.5, 0.2, 40], [0.32, -0.44, 120], [0.5, 0.34, 200], [-0.24, -0.52, 300]),
      },
      { kind: 'rosemary', size: 30, place: scatter(9, { to: 0.68, gap: 2.6 }) },
      pepperSpecks(50),
    ],
    sides: [
      { kind: 'garlic-head', x: 736, y: 92, size: 0.94 },
      loose(742, 510, 46, { kind: 'rosemary', size: 70, place: spots([-0.3, 0, 40], [0.3, 0.2, 64]) }),
      { kind: 'whole-potato', x: 70, y: 84, turn: 20, size: 0.9 },
      { kind: 'spoon', x: 60, y: 440, turn: -8, size: 0.8 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
