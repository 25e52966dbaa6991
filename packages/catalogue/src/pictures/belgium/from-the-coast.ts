import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Belgian fish and shrimps. */
export const BELGIUM_FROM_THE_COAST = {
  garnaalkroketten: {
    ground: { pattern: 'checks', motif: 'window', base: '#3f7f8c', print: '#dfe8e0' },
    vessel: { kind: 'plate', x: 390, y: 302, radius: 264, rim: '#fbf5e8', well: '#f3ead8', band: '#2f5f86' },
    layers: [],
    toppings: [
      {
        kind: 'croquette',
        long: true,
        size: 128,
        place: spots([-0.22, -0.42, -10], [-0.24, 0.02, -6]),
      },
      { kind: 'croquette', long: true, open: '#f6d9b0', size: 128, place: spots([0.06, 0.5, -16]) },
      {
        kind: 'shrimp',
        tone: '#e59a80',
        size: 24,
        place: spots(
          [0.42, 0.42, 20],
          [0.54, 0.54, 90],
          [0.5, 0.28, 200],
          [0.64, 0.4, 300],
          [0.36, 0.6, 150],
        ),
      },
      { kind: 'tuft', size: 62, place: spots([0.6, -0.32, 0], [0.44, -0.12, 80], [0.74, -0.06, 150]) },
      { kind: 'wedge', fruit: 'lemon', size: 60, place: spots([-0.68, 0.46, 250]) },
    ],
    sides: [
      smallBowl(716, 94, 78, WHITE, [
        { kind: 'shrimp', tone: '#e08e78', size: 40, place: scatter(16, { to: 0.74, gap: 0.8 }) },
      ]),
      citrus('lemon', 728, 512, 50),
      { kind: 'fork', x: 56, y: 330, turn: -4, size: 1 },
    ],
  },
  'zeeduivel-in-t-groen': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#d99a6a', print: '#b87646' },
    vessel: { kind: 'casserole', x: 384, y: 300, rx: 306, ry: 216, tone: '#3f6f8f', well: '#e9e2cc' },
    layers: [
      { kind: 'soup', tones: ['#5f8f2c', '#74a53c', '#4c7a20'], texture: 'coarse' },
      { kind: 'seed', tone: '#2f5f18', size: 6, place: scatter(120, { to: 0.92 }) },
      { kind: 'pool', tones: ['#86b54a', '#98c45c'], x: -0.2, y: 0.1, size: 0.5, rough: 0.5, thin: true },
    ],
    toppings: [
      {
        kind: 'chunk',
        tones: ['#f6e6c2', '#ecd4a6', '#fbf0d6'],
        size: 58,
        place: spots(
          [-0.56, -0.3, 20],
          [-0.16, -0.42, 100],
          [0.26, -0.34, 60],
          [0.6, -0.12, 140],
          [-0.42, 0.22, 80],
          [0, 0.1, 30],
          [0.36, 0.32, 10],
          [-0.1, 0.52, 120],
          [0.66, 0.3, 40],
          [-0.74, 0.1, 150],
        ),
      },
      { kind: 'leaf', tone: '#5a9a34', size: 26, place: scatter(12, { to: 0.8, gap: 2 }) },
      { kind: 'cilantro', tone: '#3f8c2c', size: 20, place: scatter(20, { to: 0.82, gap: 1.8 }) },
      { kind: 'seed', round: true, tone: '#2b1a10', size: 2.4, place: scatter(30, { to: 0.8 }) },
    ],
    sides: [
      smallBowl(706, 490, 100, WHITE, [
        { kind: 'potato', tone: '#f3d582', size: 76, place: scatter(8, { to: 0.62, gap: 0.86 }) },
        { kind: 'cilantro', tone: '#3f8c2c', size: 30, place: scatter(4, { to: 0.6 }) },
      ]),
      citrus('lemon', 726, 88, 48),
      loose(76, 88, 44, {
        kind: 'sprig',
        size: 46,
        place: spots([-0.2, 0, -20], [0.5, 0.6, 40], [-0.4, 0.8, -60]),
      }),
      { kind: 'spoon', x: 44, y: 440, turn: -6, size: 0.86 },
    ],
  },
  'paling-in-t-groen': {
    ground: { pattern: 'wood', motif: 'planks', base: '#b98a5c', print: '#966a3e' },
    close: 'top-left',
    vessel: { kind: 'pot', x: 398, y: 302, radius: 250, tone: '#b8432e', well: '#efe6d2' },
    layers: [
      { kind: 'soup', tones: ['#55792a', '#6a9238', '#44681e'], texture: 'coarse' },
      { kind: 'seed', tone: '#2c5416', size: 7, place: scatter(110, { to: 0.92 }) },
      { kind: 'pool', tones: ['#7ba344', '#90b85c'], x: 0.2, y: -0.1, size: 0.48, rough: 0.5, thin: true },
    ],
    toppings: [
      {
        kind: 'seared',
        tones: ['#e9d3a4', '#d3b47c', '#f4e4bf'],
        sear: 'pale',
        size: 56,
        place: spots(
          [-0.5, -0.36, 20],
          [-0.08, -0.5, 100],
          [0.36, -0.36, 60],
          [-0.62, 0.12, 140],
          [-0.16, -0.04, 80],
          [0.3, 0.08, 30],
          [0.64, 0.06, 120],
          [-0.34, 0.48, 10],
          [0.12, 0.52, 70],
          [0.5, 0.46, 150],
        ),
      },
      { kind: 'cilantro', tone: '#4f9a34', size: 22, place: scatter(18, { to: 0.8, gap: 1.8 }) },
      { kind: 'leaf', tone: '#6fa83f', size: 26, place: scatter(7, { to: 0.78, gap: 2.4 }) },
    ],
    sides: [
      { kind: 'bread-slice', x: 722, y: 498, turn: 24, size: 1.1 },
      { kind: 'glass', x: 84, y: 92, tone: '#d9962a', foam: true },
      loose(720, 92, 46, { kind: 'sprig', size: 46, place: spots([-0.2, 0, -20], [0.5, 0.6, 40]) }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
