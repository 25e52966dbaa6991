import { grid, type PictureSpec, scatter, spots } from '@larder/plates';
import {
  loose,
  parsley,
  sesameSeeds,
  smallBowl,
  springOnionBowl,
  springOnions,
  WATER,
  WHITE,
} from '../small-dishes.ts';

/** The tables of Korean breakfasts. */
export const KOREA_BREAKFASTS = {
  'gyeran-bbang': {
    ground: { pattern: 'bojagi', motif: 'squares', base: '#d98a7a', print: '#b5605a' },
    close: 'top-left',
    vessel: { kind: 'board', x: 396, y: 302, rx: 300, ry: 204, tone: '#9a6a3c' },
    layers: [],
    toppings: [
      { kind: 'bun', tone: '#d99a3c', size: 88, place: grid(3, 2, { across: 0.66, down: 0.86 }) },
      {
        kind: 'egg',
        size: 52,
        place: spots([-0.66, -0.44], [0, -0.42], [0.66, -0.44], [-0.66, 0.42], [0, 0.44], [0.66, 0.42]),
      },
      parsley(20, 0.8, 9),
    ],
    sides: [
      { kind: 'whole-egg', x: 734, y: 90, turn: 30 },
      { kind: 'whole-egg', x: 70, y: 84, turn: -20, tone: '#f3e3cf' },
      { kind: 'cup', x: 724, y: 512, tone: '#5d7f86', drink: '#8a5a2c', turn: 200, size: 0.86 },
    ],
  },
  'gilgeori-toast': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#7fb5a0', print: '#5a9480' },
    vessel: { kind: 'paper', x: 396, y: 302, rx: 288, ry: 212, tone: '#f3ead6', print: '#e0a23a' },
    layers: [],
    toppings: [
      {
        kind: 'sandwiches',
        size: 1.04,
        crumb: '#f6d894',
        crust: '#b9702a',
        bands: ['#d92f1c', '#f6cf5e', '#a9c86a', '#f08a2c', '#f6cf5e'],
        spots: [
          [-0.1, -0.5, -7],
          [0.1, 0.52, -3],
        ],
      },
      {
        kind: 'strip',
        tone: '#b5d07a',
        size: 20,
        place: spots(
          [-0.5, -0.42, 20],
          [-0.2, -0.5, 60],
          [0.16, -0.56, 10],
          [0.4, -0.58, 40],
          [-0.34, 0.5, 30],
          [0, 0.54, 80],
          [0.3, 0.5, 10],
          [0.56, 0.48, 60],
        ),
      },
      {
        kind: 'strip',
        tone: '#ee8127',
        size: 18,
        place: spots(
          [-0.34, -0.46, 100],
          [0, -0.54, 40],
          [0.3, -0.52, 130],
          [-0.18, 0.5, 120],
          [0.16, 0.56, 20],
          [0.44, 0.52, 90],
        ),
      },
    ],
    sides: [
      { kind: 'glass', x: 728, y: 98, tone: WATER, size: 1.1 },
      smallBowl(82, 506, 66, WHITE, [{ kind: 'swirl', tone: '#c9281b' }]),
      { kind: 'whole-egg', x: 66, y: 84, turn: 30 },
    ],
  },
  hobakjuk: {
    ground: { pattern: 'bojagi', motif: 'patchwork', base: '#5f7f9a', print: '#3b5878' },
    close: 'bottom-left',
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 246, rim: '#efe6d6', well: '#e0d2b8', band: '#c9a45a' },
    layers: [{ kind: 'soup', tones: ['#f09a2a', '#f6ac42', '#e68a1c'], texture: 'cream' }],
    toppings: [
      {
        kind: 'ball',
        tone: '#fbf5e6',
        size: 27,
        place: spots(
          [-0.28, -0.22],
          [0.3, -0.24],
          [-0.34, 0.22],
          [0.32, 0.26],
          [0.02, -0.46],
          [0, 0.48],
          [0.56, 0.02],
          [-0.58, 0],
        ),
      },
      { kind: 'dried-fruit', tone: '#8f2418', size: 32, place: spots([0, 0, 20]) },
      {
        kind: 'sliver',
        size: 15,
        place: spots([-0.1, -0.12, 20], [0.14, -0.08, 110], [-0.12, 0.1, 60], [0.1, 0.14, 160]),
      },
      { kind: 'dust', tone: '#9a4a1c', size: 0.3, weight: 0.4 },
    ],
    sides: [
      { kind: 'spoon', x: 722, y: 400, turn: 6, tone: '#c9a45a' },
      loose(82, 96, 44, {
        kind: 'dried-fruit',
        tone: '#8f2418',
        size: 30,
        place: spots([-0.4, 0, 20], [0.7, 0.4, 80]),
      }),
      smallBowl(82, 506, 62, WHITE, [
        { kind: 'sliver', size: 42, place: scatter(16, { to: 0.7, gap: 0.9 }) },
      ]),
    ],
  },
  dakjuk: {
    ground: { pattern: 'bojagi', motif: 'squares', base: '#4f7a6b', print: '#2f5a4c' },
    close: 'bottom-right',
    vessel: { kind: 'stone-pot', x: 396, y: 302, radius: 246, tone: '#4a4038', ears: true },
    layers: [
      { kind: 'porridge', tone: '#f3e3bd', grain: '#fdf5de', length: 12 },
      { kind: 'oil', tone: '#e9b04a', count: 26 },
    ],
    toppings: [
      {
        kind: 'shred',
        tones: ['#e9cfa0', '#dfc08c', '#f3dfb8'],
        size: 34,
        place: scatter(38, { to: 0.48, gap: 0.5 }),
      },
      { kind: 'dice', tone: '#ee8127', size: 8, place: scatter(24, { to: 0.82, gap: 2.6 }) },
      springOnions(18, 0.7, 11),
      sesameSeeds(36, 0.7),
      { kind: 'dice', tone: '#7fae4a', size: 8, place: scatter(20, { to: 0.8, gap: 2.8 }) },
    ],
    sides: [
      { kind: 'spoon', x: 726, y: 400, turn: 6 },
      { kind: 'garlic-head', x: 86, y: 96 },
      springOnionBowl(84, 508, 60),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
