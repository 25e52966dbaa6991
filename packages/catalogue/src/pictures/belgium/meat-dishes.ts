import { type PictureSpec, scatter, spots } from '@larder/plates';
import { friesPlate, parsley, smallBowl, speckledBowl, WATER, WHITE } from '../small-dishes.ts';

/** The tables of Belgian meat dishes. */
export const BELGIUM_MEAT_DISHES = {
  'vol-au-vent': {
    ground: { pattern: 'checks', motif: 'window', base: '#4f6f5a', print: '#d9c98a' },
    vessel: { kind: 'plate', x: 350, y: 302, radius: 264, rim: '#fbf5e8', well: '#f0e7d4', band: '#c9a24a' },
    layers: [{ kind: 'pool', tones: ['#f3e0ac', '#f9edc8'], size: 0.98, rough: 0.14, x: 0.04, y: 0.06 }],
    toppings: [
      { kind: 'pastry-case', tone: '#d9983c', filling: '#f6e6b8', size: 0.82 },
      {
        kind: 'seared',
        sear: 'pale',
        tones: ['#f3ddb0', '#ecd09c'],
        size: 32,
        place: scatter(9, { to: 0.5, gap: 1.1 }),
      },
      { kind: 'mushroom', tone: '#c9a67c', size: 25, place: scatter(6, { to: 0.5, gap: 1.6 }) },
      { kind: 'meatball', tone: '#c08a58', size: 25, place: scatter(4, { to: 0.5, gap: 2 }) },
      {
        kind: 'seared',
        sear: 'pale',
        tones: ['#f3ddb0'],
        size: 27,
        place: spots([0.7, 0.56], [-0.66, 0.62, 60], [0.1, 0.84, 20]),
      },
      parsley(20, 0.6),
    ],
    sides: [
      friesPlate(690, 434, 124),
      { kind: 'glass', x: 706, y: 108, tone: WATER, size: 1.1 },
      { kind: 'fork', x: 56, y: 380, turn: -6, size: 0.8 },
    ],
  },
  'kip-in-geuze': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#7f5a6b', print: '#5f3f50' },
    steam: true,
    vessel: { kind: 'casserole', x: 376, y: 302, rx: 292, ry: 222, tone: '#d98a2c', well: '#efe3c8' },
    layers: [
      { kind: 'soup', tones: ['#d9a25a', '#e6b878', '#c98f48'], texture: 'cream' },
      { kind: 'mushroom', tone: '#b98f66', size: 28, place: scatter(11, { to: 0.88, gap: 1.8 }) },
      { kind: 'pearl-onion', size: 21, place: scatter(11, { to: 0.86, gap: 2 }) },
    ],
    toppings: [
      {
        kind: 'chicken-thigh',
        tone: '#c9752c',
        size: 92,
        place: spots([-0.44, -0.26, 196], [0.36, -0.34, -24], [-0.34, 0.42, 160], [0.44, 0.34, 26]),
      },
      { kind: 'rosemary', size: 44, place: spots([-0.04, 0.02, 50]) },
      parsley(20, 0.84),
    ],
    sides: [
      { kind: 'glass', x: 728, y: 100, tone: '#d98a3a', size: 1.1, stem: true },
      { kind: 'bottle', x: 742, y: 440, turn: 12, tone: '#3f4a2a', label: '#e9d8a8', size: 0.96 },
      { kind: 'baguette', x: 96, y: 556, turn: -8, size: 0.7 },
    ],
  },
  'boulets-a-la-liegeoise': {
    ground: { pattern: 'checks', motif: 'tattersall', base: '#6f94a0', print: '#4a6f7c' },
    vessel: { kind: 'plate', x: 348, y: 302, radius: 264, rim: '#f6efe0', well: '#ece0c8', band: '#8a3a1c' },
    layers: [
      { kind: 'pool', tones: ['#4a1c0a', '#5f2810'], size: 0.96, rough: 0.1 },
      { kind: 'onion-ring', tone: '#d9a05a', half: true, size: 30, place: scatter(14, { to: 0.8, gap: 1 }) },
    ],
    toppings: [
      { kind: 'meatball', tone: '#a8602f', size: 104, place: spots([-0.34, -0.22], [0.36, 0.24]) },
      { kind: 'dried-fruit', tone: '#3a1620', size: 16, place: scatter(18, { to: 0.84, gap: 2 }) },
      { kind: 'leaf', tone: '#5e7f4a', size: 44, place: spots([0.4, -0.5, 60]) },
      parsley(10, 0.8),
    ],
    sides: [
      friesPlate(688, 430, 128),
      { kind: 'jar', x: 710, y: 116, tone: '#4a1f10', size: 1.15 },
      { kind: 'fork', x: 56, y: 200, turn: -8, size: 0.8 },
    ],
  },
  'biefstuk-friet': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#b53f34', print: '#8f2a24' },
    vessel: {
      kind: 'oval-dish',
      x: 392,
      y: 302,
      rx: 318,
      ry: 224,
      rim: '#fbf5e8',
      well: '#f3ead8',
      band: '#2f4f6f',
    },
    layers: [],
    toppings: [
      {
        kind: 'fry',
        size: 74,
        place: spots(
          [0.5, -0.5, 20],
          [0.62, -0.34, 80],
          [0.4, -0.3, 140],
          [0.56, -0.1, 10],
          [0.7, 0, 60],
          [0.44, 0.02, 110],
          [0.6, 0.2, 30],
          [0.5, -0.42, 100],
          [0.64, -0.16, 150],
          [0.44, 0.2, 170],
          [0.56, 0.34, 75],
          [0.7, -0.2, 40],
          [0.46, -0.14, 50],
          [0.6, 0.04, 130],
        ),
      },
      {
        kind: 'crumpled',
        tones: ['#7fb84e', '#94c862', '#6aa63e'],
        vein: '#e4f0b8',
        size: 58,
        place: spots([0.16, 0.64, 0], [-0.06, 0.7, 40], [0.32, 0.66, 90], [0.08, 0.54, 130]),
      },
      { kind: 'steak', size: 158, place: spots([-0.36, -0.08, -14]) },
      { kind: 'pool', tones: ['#dcb880', '#ecd3a4'], size: 0.42, x: -0.24, y: 0.08, rough: 0.4 },
      {
        kind: 'caper',
        tone: '#4a3a20',
        size: 6.5,
        place: spots(
          [-0.34, 0.02],
          [-0.24, 0.1],
          [-0.16, -0.02],
          [-0.28, 0.22],
          [-0.14, 0.16],
          [-0.36, 0.14],
          [-0.22, -0.06],
          [-0.08, 0.08],
        ),
      },
    ],
    sides: [
      { kind: 'glass', x: 730, y: 74, tone: '#c9802a', stem: true },
      speckledBowl(726, 530, 58, '#dcb880', ['#4a3a20']),
      { kind: 'knife', x: 50, y: 470, turn: -10, size: 0.66 },
    ],
  },
  'cote-de-porc-al-berdouille': {
    ground: { pattern: 'checks', motif: 'window', base: '#5f7f8c', print: '#c9d6d2' },
    vessel: { kind: 'skillet', x: 352, y: 304, radius: 240, tone: '#35322f', handle: 24 },
    layers: [
      { kind: 'soup', tones: ['#ddb350', '#e9c874', '#cfa03c'], texture: 'cream' },
      { kind: 'seed', tone: '#8a5a12', round: true, size: 3.4, place: scatter(70, { to: 0.92 }) },
    ],
    toppings: [
      { kind: 'chop', size: 120, place: spots([-0.2, -0.3, 8], [0.16, 0.36, 188]) },
      {
        kind: 'cucumber',
        tone: '#5f7a2c',
        whole: true,
        size: 17,
        place: scatter(17, { to: 0.84, gap: 1.7 }),
      },
      { kind: 'onion-ring', tone: '#b98aa0', half: true, size: 17, place: scatter(9, { to: 0.8, gap: 2 }) },
      { kind: 'chive', size: 20, place: scatter(16, { to: 0.8, gap: 1.3 }) },
    ],
    sides: [
      speckledBowl(724, 102, 66, '#dba726', ['#8a5a12', '#f7d277']),
      smallBowl(712, 506, 84, WHITE, [
        { kind: 'potato', size: 74, place: scatter(9, { to: 0.66, gap: 0.9 }) },
      ]),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
