import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, smallBowl, speckledBowl } from '../small-dishes.ts';

/** The tables of Indian breads, street food and what goes with them. */
export const INDIA_BREADS_AND_SNACKS = {
  naan: {
    close: 'bottom-right',
    ground: { pattern: 'block-print', motif: 'paisley', base: '#a8506a', print: '#823650' },
    vessel: { kind: 'board', x: 392, y: 302, rx: 306, ry: 222, tone: '#7a4f2e' },
    layers: [],
    toppings: [],
    sides: [
      { kind: 'naan', x: 492, y: 270, turn: 32, size: 1.42 },
      { kind: 'naan', x: 300, y: 306, turn: -14, size: 1.56 },
      loose(300, 306, 110, { kind: 'seed', tone: '#1f1814', size: 6, place: scatter(46, { to: 1, gap: 2 }) }),
      smallBowl(706, 486, 74, { rim: '#d9b25c', well: '#e3b63c' }, [
        { kind: 'soup', tones: ['#f3c440', '#f9d868'], texture: 'broth' },
      ]),
      smallBowl(84, 92, 58, { rim: '#b9743a', well: '#efe4cc' }, [
        { kind: 'seed', tone: '#1f1814', size: 13, place: scatter(110, { to: 0.86, gap: 0.7 }) },
      ]),
    ],
  },
  'vegetable-pakora': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#3f7a86', print: '#2a5c68' },
    vessel: { kind: 'paper', x: 384, y: 300, rx: 296, ry: 214, tone: '#f3e6c8' },
    layers: [],
    toppings: [
      { kind: 'heap', tone: '#a8621c', size: 0.8 },
      { kind: 'nugget', tone: '#b8701f', size: 56, place: scatter(22, { to: 0.8, gap: 0.9 }) },
      {
        kind: 'onion-ring',
        half: true,
        flesh: '#d9993c',
        tone: '#b5682a',
        size: 40,
        place: scatter(20, { to: 0.8, gap: 1 }),
      },
      {
        kind: 'crumpled',
        tones: ['#5f7a2c', '#4a6a24', '#6f8a38'],
        vein: '#94a850',
        size: 24,
        place: scatter(16, { to: 0.8, gap: 1.4 }),
      },
      { kind: 'nugget', tone: '#d99232', size: 54, place: scatter(16, { to: 0.66, gap: 1.1 }) },
      { kind: 'floret', tone: '#e9b85a', size: 30, place: scatter(9, { to: 0.68, gap: 2.2 }) },
    ],
    sides: [
      speckledBowl(706, 480, 88, '#f6f3df', ['#4f9a3c', '#7fb35c', '#3f8c36'], {
        rim: '#b9743a',
        well: '#f7e9c8',
      }),
      citrus('lemon', 722, 96, 50),
      loose(74, 512, 40, {
        kind: 'chili',
        tone: '#3f8c36',
        size: 58,
        place: spots([-0.1, -0.2, -22], [0.4, 0.6, 8]),
      }),
      loose(76, 86, 40, { kind: 'sprig', size: 46, place: spots([0, 0, 20]) }),
    ],
  },
  'pav-bhaji': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#2f7a5c', print: '#1f5c44' },
    vessel: { kind: 'thali', x: 400, y: 302, radius: 268 },
    layers: [],
    toppings: [],
    sides: [
      {
        kind: 'dish',
        vessel: { kind: 'clay-dish', x: 320, y: 250, radius: 168, rim: '#b9673a', well: '#7a2a10' },
        layers: [
          { kind: 'soup', tones: ['#c9481a', '#dc6428', '#b53a12', '#e8803c'], texture: 'coarse' },
          { kind: 'pea', tone: '#8fa03c', size: 13, place: scatter(16, { to: 0.8, gap: 2.4 }) },
          { kind: 'dice', tone: '#e89a3c', size: 14, place: scatter(18, { to: 0.84, gap: 2 }) },
          { kind: 'pool', tones: ['#f0a23c', '#f6bc54'], size: 0.4, rough: 0.4, thin: true },
        ],
        toppings: [
          { kind: 'butter', size: 56, place: spots([0.02, -0.04, 20]) },
          { kind: 'cilantro', size: 24, place: scatter(15, { from: 0.3, to: 0.8, gap: 1.8 }) },
        ],
      },
      loose(496, 380, 100, {
        kind: 'bun',
        tone: '#d99a48',
        size: 92,
        place: spots([-0.72, 0.66, 8], [0.6, -0.82, -12], [0.62, 0.52, 20]),
      }),
      smallBowl(556, 192, 66, { rim: '#cfd2d4', well: '#efe8da' }, [
        { kind: 'onion-dice', tone: '#d9a0c0', size: 22, place: scatter(40, { to: 0.8, gap: 0.9 }) },
      ]),
      loose(250, 456, 50, {
        kind: 'wedge',
        fruit: 'lemon',
        size: 56,
        place: spots([0, 0, 200], [0.9, 0.6, 160]),
      }),
      { kind: 'tomato', x: 726, y: 96, size: 0.95 },
      loose(722, 508, 50, { kind: 'pea', size: 14, place: scatter(12, { to: 1, gap: 1.2 }) }),
      { kind: 'onion', x: 76, y: 506, size: 0.9 },
    ],
  },
  'idli-sambar': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#e0a84a', print: '#bd8430' },
    vessel: { kind: 'banana-leaf', x: 392, y: 302, rx: 348, ry: 236 },
    layers: [],
    toppings: [
      { kind: 'idli', size: 92, place: spots([-0.56, -0.16], [-0.2, -0.46], [-0.2, 0.3], [-0.58, 0.52]) },
    ],
    sides: [
      {
        kind: 'dish',
        vessel: { kind: 'brass-bowl', x: 556, y: 318, radius: 150, tone: '#d3d6d8', well: '#8f5a24' },
        layers: [
          { kind: 'soup', tones: ['#d9842e', '#e69a42', '#c66e20', '#f0b05c'], texture: 'lentils' },
          { kind: 'carrot-coin', size: 32, place: scatter(8, { to: 0.74, gap: 1.8 }) },
          { kind: 'green-bean', size: 40, place: scatter(9, { to: 0.74, gap: 1.2 }) },
          { kind: 'oil', tone: '#f6b850', count: 20 },
        ],
        toppings: [
          { kind: 'seed', round: true, tone: '#2b1a10', size: 7, place: scatter(34, { to: 0.8 }) },
          {
            kind: 'leaf',
            slim: true,
            tone: '#2f6f2a',
            size: 50,
            place: spots([-0.2, -0.3, 30], [0.3, 0.2, 110], [-0.1, 0.4, 10]),
          },
          { kind: 'chili', tone: '#9c1f14', size: 70, place: spots([0.2, -0.26, 40]) },
        ],
      },
      loose(724, 92, 50, {
        kind: 'leaf',
        slim: true,
        tone: '#2f6f2a',
        size: 46,
        place: spots([0, 0, -20], [0.3, 0.6, 30], [-0.4, 0.5, -70]),
      }),
      { kind: 'carrot', x: 80, y: 504, turn: -24, size: 0.86 },
    ],
  },
  'kheere-ka-raita': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#7a4a86', print: '#5c3268' },
    vessel: {
      kind: 'clay-dish',
      x: 404,
      y: 302,
      radius: 246,
      rim: '#b9673a',
      well: '#f3ead6',
      band: '#ebb57a',
    },
    layers: [
      { kind: 'soup', tones: ['#fdf9ec', '#fffef8', '#f3efdc'], texture: 'cream' },
      { kind: 'julienne', tone: '#b5d08a', size: 27, place: scatter(110, { to: 0.9, gap: 0.6 }) },
      { kind: 'julienne', tone: '#e3f0c6', size: 26, place: scatter(90, { to: 0.88, gap: 0.6 }) },
      { kind: 'pool', tones: ['#fffdf4'], size: 0.3, x: -0.34, y: -0.26, rough: 0.5, thin: true },
      { kind: 'pool', tones: ['#fffdf4'], size: 0.34, x: 0.3, y: 0.36, rough: 0.5, thin: true },
      { kind: 'pool', tones: ['#fffdf4'], size: 0.24, x: 0.42, y: -0.36, rough: 0.5, thin: true },
    ],
    toppings: [
      { kind: 'seed', tone: '#6a4018', size: 5.6, place: scatter(70, { to: 0.56, gap: 1 }) },
      { kind: 'seed', round: true, tone: '#c23a1c', size: 3.4, place: scatter(60, { to: 0.44 }) },
      { kind: 'chili-ring', tone: '#4b9a34', size: 11, place: scatter(14, { to: 0.8, gap: 2.4 }) },
      { kind: 'sprig', size: 46, place: spots([0.02, -0.04, 16], [0.18, 0.1, 120]) },
    ],
    sides: [
      loose(722, 486, 60, {
        kind: 'cucumber',
        whole: true,
        size: 40,
        place: spots([-0.5, -0.2, 0], [0.3, 0.2, 40], [-0.2, 0.8, 80]),
      }),
      smallBowl(80, 92, 56, { rim: '#d9b25c', well: '#efe0bc' }, [
        { kind: 'seed', tone: '#6a4018', size: 15, place: scatter(80, { to: 0.86, gap: 0.7 }) },
      ]),
      loose(726, 92, 44, { kind: 'sprig', size: 52, place: spots([0, 0, 20], [0.4, 0.6, 100]) }),
      { kind: 'spoon', x: 76, y: 420, turn: -6, tone: '#d9b25c', size: 0.9 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
