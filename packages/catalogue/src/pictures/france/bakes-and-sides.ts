import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, parsley, pepperSpecks, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of French oven dishes, and of what goes beside a roast. */
export const FRANCE_BAKES_AND_SIDES = {
  'quiche-lorraine': {
    ground: { pattern: 'stripes', motif: 'border', base: '#e9dcc4', print: '#4f6f9a' },
    vessel: { kind: 'coupe', x: 388, y: 302, radius: 266, rim: '#7f9f8f', well: '#e9eee0' },
    layers: [],
    toppings: [
      { kind: 'tart', tone: '#f3cf6a', crust: '#cf9446', size: 0.95, browned: 0.9 },
      { kind: 'lardon', size: 30, place: scatter(34, { to: 0.74, gap: 1.5 }) },
      { kind: 'pool', tones: ['#f6d87c', '#fbe6a0'], x: 0.3, y: -0.24, size: 0.2, rough: 0.5, thin: true },
      { kind: 'pool', tones: ['#d9983c'], x: -0.3, y: 0.2, size: 0.22, rough: 0.5, thin: true },
      pepperSpecks(50, 0.74),
    ],
    sides: [
      smallBowl(726, 498, 86, WHITE, [
        {
          kind: 'crumpled',
          tones: ['#7fae48', '#96c25c', '#a9d070'],
          size: 92,
          place: scatter(12, { to: 0.7, gap: 0.5 }),
        },
      ]),
      { kind: 'whole-egg', x: 722, y: 100, turn: 24, size: 1 },
      { kind: 'knife', x: 64, y: 190, turn: -10, size: 0.84 },
      loose(80, 510, 40, {
        kind: 'lardon',
        size: 27,
        place: spots([0, 0, 20], [0.7, 0.5, 80], [-0.3, 0.9, 140]),
      }),
    ],
  },
  'hachis-parmentier': {
    ground: { pattern: 'linen', motif: 'double', base: '#a9b5c4', print: '#6f7f96' },
    vessel: { kind: 'baking-dish', x: 394, y: 302, rx: 296, ry: 218, rim: '#b5432f', well: '#8f3022' },
    layers: [
      { kind: 'lining', tone: '#6f3a20' },
      { kind: 'soup', tones: ['#7a4526', '#945a34', '#663618', '#ad6f42'], texture: 'coarse' },
      { kind: 'dice', tone: '#ea7f26', size: 13, place: scatter(30, { to: 0.95, gap: 1.6 }) },
      { kind: 'mash', tones: ['#f3d68c', '#f9e4a8', '#e9c268', '#fbecc0'], size: 0.94 },
      { kind: 'gratin', tone: '#f6d078', cover: 0.55 },
    ],
    toppings: [
      { kind: 'crumble', tone: '#c9842f', size: 10, place: scatter(44, { to: 0.78, gap: 1.6 }) },
      { kind: 'crumble', tone: '#fae6ac', size: 10, place: scatter(40, { to: 0.78, gap: 1.6 }) },
      { kind: 'mince', tones: ['#7a4526', '#945a34', '#663618', '#ad6f42'], size: 0.3, grain: 1.3 },
      { kind: 'dice', tone: '#ea7f26', size: 14, place: scatter(9, { to: 0.24, gap: 1.4 }) },
      { kind: 'seed', tone: '#5f3a1c', round: true, size: 2.4, place: scatter(40, { to: 0.8 }) },
    ],
    sides: [
      smallBowl(728, 92, 72, WHITE, [
        {
          kind: 'crumpled',
          tones: ['#7fae48', '#96c25c', '#a9d070'],
          size: 96,
          place: scatter(11, { to: 0.7, gap: 0.5 }),
        },
      ]),
      { kind: 'spoon', x: 52, y: 440, turn: -10, size: 0.95 },
      { kind: 'whole-potato', x: 742, y: 528, turn: 20, size: 0.84 },
      { kind: 'carrot', x: 58, y: 92, turn: -24, size: 0.8 },
    ],
  },
  'gratin-dauphinois': {
    ground: { pattern: 'wood', motif: 'boards', base: '#8a6a4f', print: '#5f4530' },
    vessel: {
      kind: 'oval-dish',
      x: 398,
      y: 302,
      rx: 304,
      ry: 218,
      rim: '#f6efe0',
      well: '#e9d9ac',
      band: '#d9c9a0',
    },
    layers: [
      { kind: 'lining', tone: '#f3dda0' },
      { kind: 'round-slice', tone: '#f6d98a', edge: '#e0b45a', size: 58, place: around(16, 0.82) },
      {
        kind: 'round-slice',
        tone: '#f9e09a',
        edge: '#e6bc64',
        browned: true,
        size: 58,
        place: around(12, 0.58),
      },
      {
        kind: 'round-slice',
        tone: '#f6d98a',
        edge: '#d9a850',
        browned: true,
        size: 58,
        place: around(8, 0.34),
      },
      {
        kind: 'round-slice',
        tone: '#f9e09a',
        edge: '#e0b45a',
        browned: true,
        size: 58,
        place: around(3, 0.12),
      },
      { kind: 'pool', tones: ['#fbeec4'], x: -0.4, y: -0.3, size: 0.24, rough: 0.6, thin: true },
      { kind: 'pool', tones: ['#d99a44'], x: 0.36, y: 0.3, size: 0.26, rough: 0.6, thin: true },
      { kind: 'gratin', tone: '#e6b458', cover: 0.22 },
    ],
    toppings: [pepperSpecks(56)],
    sides: [
      loose(722, 84, 30, { kind: 'seed', round: true, tone: '#8f5a30', size: 22, place: spots([0, 0]) }),
      { kind: 'garlic-head', x: 78, y: 512, size: 0.95 },
      { kind: 'whole-potato', x: 70, y: 78, turn: -14, size: 0.84 },
      { kind: 'wooden-spoon', x: 752, y: 420, turn: 10, size: 0.84 },
    ],
  },
  'haricots-verts-persillade': {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#f0cfc4', print: '#d99a8a' },
    vessel: {
      kind: 'oval-dish',
      x: 398,
      y: 302,
      rx: 304,
      ry: 204,
      rim: '#fbf6ea',
      well: '#f3ead6',
      band: '#4f6f9a',
    },
    layers: [],
    toppings: [
      { kind: 'green-bean', tone: '#3f7a2c', size: 128, place: scatter(24, { to: 0.52, gap: 0.1, turn: 4 }) },
      {
        kind: 'green-bean',
        tone: '#5f9a3c',
        size: 124,
        place: scatter(34, { to: 0.6, gap: 0.1, turn: 172 }),
      },
      {
        kind: 'green-bean',
        tone: '#6fac48',
        size: 118,
        place: scatter(24, { to: 0.48, gap: 0.1, turn: 10 }),
      },
      { kind: 'garlic', size: 11, place: scatter(22, { to: 0.66, gap: 1.5 }) },
      { kind: 'onion-ring', tone: '#d9a0a8', half: true, size: 26, place: scatter(9, { to: 0.6, gap: 1.6 }) },
      parsley(44, 0.72, 14),
      pepperSpecks(40, 0.74),
    ],
    sides: [
      { kind: 'garlic-head', x: 724, y: 92, size: 1.05 },
      citrus('lemon', 728, 524, 48),
      { kind: 'spoon', x: 62, y: 470, turn: -8, size: 0.84 },
      loose(74, 80, 44, {
        kind: 'cilantro',
        tone: '#3f8c36',
        size: 32,
        place: spots([-0.4, 0, 20], [0.5, 0.3, 80], [0.1, -0.6, 320]),
      }),
    ],
  },
  'carottes-rapees': {
    ground: { pattern: 'stripes', motif: 'border', base: '#a9cfc9', print: '#f3f0e0' },
    vessel: { kind: 'glass-bowl', x: 402, y: 302, radius: 252 },
    layers: [{ kind: 'lining', tone: '#c9641c' }],
    toppings: [
      {
        kind: 'shreds',
        tones: ['#f08a2a', '#f69c40', '#e6781a', '#fab05c'],
        size: 0.92,
        width: 7,
        long: 60,
        count: 330,
      },
      parsley(34, 0.78, 17),
      pepperSpecks(40, 0.8),
    ],
    sides: [
      { kind: 'carrot', x: 716, y: 478, turn: 32, size: 1.1 },
      { kind: 'carrot', x: 782, y: 520, turn: 50, size: 0.95, tone: '#ea9436' },
      citrus('lemon', 722, 92, 52),
      { kind: 'fork', x: 66, y: 320, turn: -8, size: 0.95 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
