import { type PictureSpec, scatter, spots } from '@larder/plates';
import {
  loose,
  riceBowl,
  sesameSeeds,
  smallBowl,
  springOnionBowl,
  springOnions,
  WHITE,
} from '../small-dishes.ts';

/** The tables of Korean soups and stews. */
export const KOREA_SOUPS = {
  miyeokguk: {
    ground: { pattern: 'bojagi', motif: 'patchwork', base: '#d9a0a8', print: '#b5707c' },
    close: 'top-left',
    steam: true,
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 248, rim: '#f3ecdc', well: '#dfe0c4', band: '#5f8f7a' },
    layers: [
      { kind: 'soup', tones: ['#b9b46a', '#c9c684', '#a8a254'], texture: 'broth' },
      { kind: 'seaweed', size: 62, place: scatter(36, { to: 0.84, gap: 0.55 }) },
      {
        kind: 'chunk',
        tones: ['#8a5a3a', '#97684a', '#7a4a2c'],
        size: 25,
        place: scatter(13, { to: 0.8, gap: 1.8 }),
      },
      { kind: 'oil', tone: '#f0dc8a', count: 40 },
    ],
    toppings: [{ kind: 'seaweed', size: 50, place: scatter(9, { to: 0.7, gap: 1.4 }) }],
    sides: [
      riceBowl(88, 502, 80),
      { kind: 'garlic-head', x: 724, y: 98 },
      { kind: 'spoon', x: 726, y: 410, turn: 6, tone: '#c9a45a' },
    ],
  },
  tteokguk: {
    ground: { pattern: 'bojagi', motif: 'squares', base: '#a83a3a', print: '#7f2426' },
    close: 'top-right',
    steam: true,
    vessel: { kind: 'brass-bowl', x: 398, y: 302, radius: 246, tone: '#c9a45a', well: '#e9d9a8' },
    layers: [
      { kind: 'soup', tones: ['#ecdcae', '#f3e8c6', '#e0cc94'], texture: 'broth' },
      { kind: 'rice-cake', slice: true, size: 38, place: scatter(30, { to: 0.88, gap: 1.05 }) },
    ],
    toppings: [
      { kind: 'shred', tones: ['#7a4a2c', '#8f5c3a'], size: 26, place: scatter(20, { to: 0.26, gap: 0.4 }) },
      {
        kind: 'strip',
        tone: '#f6cf4a',
        wide: true,
        size: 30,
        place: spots(
          [-0.42, -0.12, 64],
          [-0.36, -0.06, 70],
          [-0.48, -0.02, 58],
          [-0.4, 0.06, 66],
          [-0.32, 0.02, 76],
        ),
      },
      {
        kind: 'strip',
        tone: '#fffaf0',
        wide: true,
        size: 30,
        place: spots([0.42, -0.1, -64], [0.36, -0.02, -70], [0.48, 0, -58], [0.4, 0.08, -66]),
      },
      {
        kind: 'nori',
        size: 28,
        place: spots(
          [0, -0.4, 10],
          [-0.08, -0.44, 30],
          [0.1, -0.46, -20],
          [0.02, -0.5, 80],
          [0.1, -0.38, 50],
        ),
      },
      springOnions(18, 0.8, 11),
    ],
    sides: [
      springOnionBowl(86, 98, 62),
      smallBowl(86, 506, 64, WHITE, [
        { kind: 'nori', size: 50, square: true, place: spots([-0.1, 0.1, 10], [0.12, -0.1, 40]) },
      ]),
      { kind: 'spoon', x: 716, y: 400, turn: 6, tone: '#c9a45a' },
      { kind: 'chopsticks', x: 764, y: 404, turn: 6, size: 0.76, tone: '#c9a45a' },
    ],
  },
  'doenjang-jjigae': {
    ground: { pattern: 'bojagi', motif: 'patchwork', base: '#8fa86a', print: '#6a8548' },
    close: 'top-right',
    steam: true,
    vessel: { kind: 'stone-pot', x: 400, y: 302, radius: 244, tone: '#33302f', ears: true },
    layers: [
      { kind: 'soup', tones: ['#9a6428', '#ae783a', '#86541c'], texture: 'coarse' },
      { kind: 'cucumber', tone: '#5f9a3c', size: 36, place: scatter(13, { to: 0.86, gap: 1.4 }) },
      { kind: 'mushroom', tone: '#c9a67c', size: 29, place: scatter(9, { to: 0.84, gap: 1.8 }) },
    ],
    toppings: [
      {
        kind: 'cube',
        tone: '#fff6e0',
        side: '#dcc79a',
        size: 37,
        place: scatter(10, { to: 0.68, gap: 2.2 }),
      },
      { kind: 'chili-ring', size: 12, place: scatter(9, { to: 0.78, gap: 3 }) },
      { kind: 'chili-ring', tone: '#4f9a3c', size: 12, place: scatter(9, { to: 0.78, gap: 3 }) },
      springOnions(14),
    ],
    sides: [
      riceBowl(88, 102, 76),
      smallBowl(88, 504, 64, WHITE, [
        { kind: 'wilted', size: 62, place: scatter(16, { to: 0.6, gap: 0.5 }) },
        { kind: 'sesame', size: 13, place: scatter(9, { to: 0.6 }) },
      ]),
      { kind: 'spoon', x: 718, y: 330, turn: 6 },
      { kind: 'chopsticks', x: 766, y: 334, turn: 6, size: 0.8, tone: '#cfd3da' },
    ],
  },
  'sundubu-jjigae': {
    ground: { pattern: 'bojagi', motif: 'squares', base: '#5a7a94', print: '#38566f' },
    steam: true,
    vessel: { kind: 'stone-pot', x: 400, y: 302, radius: 248, tone: '#2f2c2c', ears: true },
    layers: [
      { kind: 'soup', tones: ['#c9301a', '#e0522a', '#b02312', '#ee7a3a'], texture: 'broth' },
      { kind: 'oil', tone: '#f0893c', count: 70 },
      {
        kind: 'dollop',
        tone: '#fff8ec',
        size: 54,
        place: spots(
          [-0.5, -0.24, 20],
          [0.46, -0.36, 80],
          [0.52, 0.3, 140],
          [-0.36, 0.46, 10],
          [-0.02, -0.6, 60],
          [0.1, 0.62, 30],
        ),
      },
      { kind: 'pool', tones: ['#d9402a'], size: 0.2, x: -0.44, y: 0.1, thin: true },
    ],
    toppings: [
      {
        kind: 'clam',
        size: 42,
        place: spots(
          [-0.72, 0.16, 70],
          [0.18, -0.34, 20],
          [0.74, -0.04, 280],
          [-0.3, -0.56, 330],
          [0.3, 0.46, 190],
        ),
      },
      { kind: 'egg', size: 68, place: spots([0, 0.06]) },
      { kind: 'spring-onion', size: 11, place: scatter(22, { from: 0.3, to: 0.84, gap: 2.2 }) },
      { kind: 'chili-ring', size: 11, place: scatter(6, { from: 0.34, to: 0.76, gap: 3 }) },
    ],
    sides: [
      riceBowl(86, 500, 82),
      { kind: 'whole-egg', x: 86, y: 98, turn: 20 },
      { kind: 'spoon', x: 730, y: 320, turn: 6 },
      loose(724, 540, 40, { kind: 'clam', size: 38, place: spots([-0.6, 0, 20], [0.7, -0.3, 80]) }),
    ],
  },
  kongguksu: {
    ground: { pattern: 'stone', motif: 'flags', base: '#8fb0a8', print: '#5f8880' },
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 250, rim: '#cfe0dc', well: '#f3ecd8', band: '#5f8f8c' },
    layers: [{ kind: 'soup', tones: ['#f9f0d6', '#fdf7e6', '#efe2bd'], texture: 'cream' }],
    toppings: [
      { kind: 'strands', tones: ['#fbf3dc', '#f6e9c4', '#fffaf0'], size: 0.58, width: 6, count: 170 },
      {
        kind: 'strip',
        tone: '#8fc05a',
        wide: true,
        size: 34,
        place: scatter(20, { to: 0.26, gap: 0.4, turn: 30 }),
      },
      { kind: 'tomato-wedge', size: 44, place: spots([0.42, -0.36, 30]) },
      {
        kind: 'ice-cube',
        size: 34,
        place: spots([-0.68, 0.24, 20], [0.62, 0.42, 50], [-0.46, -0.6, 10], [0.02, 0.76, 30]),
      },
      { kind: 'sesame', tone: '#2b1a10', place: scatter(36, { to: 0.7, gap: 2.6 }) },
      sesameSeeds(20, 0.6),
    ],
    sides: [
      { kind: 'tomato', x: 724, y: 98, size: 0.9 },
      { kind: 'chopsticks', x: 734, y: 400, turn: 8, size: 0.86, tone: '#6b3a26' },
      smallBowl(82, 508, 62, WHITE, [
        { kind: 'pearl', size: 16, place: scatter(40, { to: 0.76, gap: 1.1 }) },
      ]),
      loose(76, 90, 44, { kind: 'cucumber', whole: true, size: 32, place: spots([-0.4, 0], [0.7, 0.3]) }),
    ],
  },
  samgyetang: {
    ground: { pattern: 'bojagi', motif: 'patchwork', base: '#b5854a', print: '#8a5f2c' },
    close: 'bottom-right',
    steam: true,
    vessel: { kind: 'stone-pot', x: 398, y: 302, radius: 256, tone: '#3a3330', ears: true },
    layers: [
      { kind: 'soup', tones: ['#f3ead0', '#faf4e2', '#e6d8b4'], texture: 'broth' },
      { kind: 'oil', tone: '#f3cf6a', count: 50 },
    ],
    toppings: [
      { kind: 'whole-chicken', tone: '#e8bd7c', size: 146, place: spots([0, -0.04]) },
      {
        kind: 'dried-fruit',
        tone: '#9a2418',
        size: 25,
        place: spots([-0.66, -0.3, 20], [0.68, 0.2, 80], [-0.56, 0.5, 140], [0.5, -0.56, 40]),
      },
      {
        kind: 'garlic-clove',
        size: 20,
        place: spots([0.66, -0.24, 20], [-0.72, 0.16, 100], [0.46, 0.62, 40]),
      },
      {
        kind: 'strip',
        tone: '#e0b878',
        wide: true,
        size: 46,
        place: spots([0.6, -0.02, 70], [-0.62, 0.14, 110]),
      },
      { kind: 'chestnut', size: 28, place: spots([-0.3, -0.7, 20], [0.26, 0.74, 60]) },
      { kind: 'spring-onion', size: 11, place: scatter(26, { to: 0.86, gap: 2.4 }) },
      { kind: 'seed', tone: '#2b1a10', round: true, size: 2.4, place: scatter(36, { to: 0.84 }) },
    ],
    sides: [
      smallBowl(88, 98, 62, WHITE, [
        { kind: 'pearl', size: 15, place: scatter(40, { to: 0.7, gap: 1.1 }) },
        { kind: 'seed', round: true, tone: '#2b1a10', size: 8, place: scatter(12, { to: 0.6 }) },
      ]),
      { kind: 'garlic-head', x: 84, y: 508 },
      { kind: 'spoon', x: 730, y: 330, turn: 6 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
