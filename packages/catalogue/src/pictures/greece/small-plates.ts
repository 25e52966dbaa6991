import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, smallBowl, WHITE } from '../small-dishes.ts';
import { dill } from './on-the-table.ts';

/** The tables of Greek salads and dips. */
export const GREECE_SMALL_PLATES = {
  horiatiki: {
    ground: { pattern: 'checks', motif: 'gingham', base: '#fbf4e4', print: '#5f9fc8' },
    vessel: { kind: 'bowl', x: 398, y: 304, radius: 262, rim: '#b5622f', well: '#e6d2a8', band: '#e8c08a' },
    layers: [
      { kind: 'tomato-wedge', size: 56, place: scatter(22, { to: 0.86, gap: 1 }) },
      { kind: 'cucumber', size: 38, whole: true, place: scatter(14, { to: 0.84, gap: 1.5 }) },
      {
        kind: 'onion-ring',
        tone: '#6a9f3c',
        flesh: '#c9dc8c',
        size: 44,
        place: scatter(8, { to: 0.8, gap: 1.6 }),
      },
      { kind: 'tomato-wedge', size: 54, place: scatter(9, { to: 0.86, gap: 1.6 }) },
    ],
    toppings: [
      { kind: 'onion-ring', tone: '#b0527a', size: 40, place: scatter(8, { to: 0.8, gap: 1.8 }) },
      { kind: 'olive', tone: '#4a2438', size: 27, place: scatter(13, { from: 0.3, to: 0.82, gap: 1.7 }) },
      {
        kind: 'squares',
        size: 0.4,
        spots: [[0.02, -0.02, -14]],
        tone: '#fffbf0',
        layers: ['#f3ead2', '#e9dfc4'],
        height: 0.2,
        top: 'smooth',
      },
      { kind: 'pool', tones: ['#c2ab34', '#d8c452'], x: 0.1, y: 0.04, size: 0.12, rough: 0.7, thin: true },
      { kind: 'seed', tone: '#5f7038', size: 5, place: scatter(60, { to: 0.34 }) },
      { kind: 'caper', size: 11, place: scatter(12, { from: 0.4, to: 0.84, gap: 2 }) },
    ],
    sides: [
      { kind: 'bread-slice', x: 728, y: 510, turn: 18, size: 1.02 },
      { kind: 'tomato', x: 728, y: 84, size: 0.92 },
      { kind: 'fork', x: 66, y: 420, turn: -6, size: 0.92 },
      smallBowl(72, 92, 56, WHITE, [
        { kind: 'olive', tone: '#4a2438', size: 48, place: scatter(8, { to: 0.66, gap: 0.9 }) },
      ]),
    ],
  },
  tzatziki: {
    ground: { pattern: 'stone', motif: 'terrazzo', base: '#7fb0a0', print: '#5c9080' },
    vessel: { kind: 'bowl', x: 394, y: 304, radius: 248, rim: '#2f6f9f', well: '#fbf6ea', band: '#f3e6c8' },
    layers: [
      { kind: 'soup', tones: ['#fff8e4', '#fdf2d8', '#fffcf0'], texture: 'cream' },
      { kind: 'swirl', tone: '#fff8e6', size: 0.66 },
      { kind: 'julienne', tone: '#7fb04a', size: 26, place: scatter(56, { to: 0.9, gap: 1.2 }) },
      { kind: 'dice', tone: '#a9cf7c', size: 9, place: scatter(26, { to: 0.86, gap: 1.8 }) },
      { kind: 'pool', tones: ['#b8a42c', '#d0bd4c'], x: 0.04, y: -0.02, size: 0.26, rough: 0.6, thin: true },
    ],
    toppings: [dill(12, 0.62, 20)],
    sides: [
      loose(720, 478, 84, {
        kind: 'cucumber',
        whole: true,
        size: 48,
        place: spots([-0.5, -0.5, 10], [0.4, -0.1, 60], [-0.3, 0.6, 130]),
      }),
      { kind: 'garlic-head', x: 722, y: 96, size: 1 },
      { kind: 'spoon', x: 74, y: 400, turn: -6, size: 0.96 },
      loose(82, 92, 44, {
        kind: 'rosemary',
        tone: '#5f9440',
        size: 66,
        place: spots([-0.2, 0, 40], [0.3, 0.3, 66]),
      }),
    ],
  },
  fava: {
    ground: { pattern: 'wood', motif: 'boards', base: '#4f7f9a', print: '#356078' },
    vessel: { kind: 'coupe', x: 398, y: 304, radius: 258, rim: '#f6efe0', well: '#efe4cc', band: '#c9472f' },
    layers: [],
    toppings: [
      { kind: 'mash', tones: ['#e6b93c', '#f0cb5c', '#d9a82c'], size: 1.02 },
      { kind: 'swirl', tone: '#edc24a', size: 0.82 },
      { kind: 'drizzle', tone: '#a8962a', path: 'spiral', size: 0.74, width: 0.05 },
      {
        kind: 'onion-ring',
        tone: '#b0527a',
        half: true,
        size: 36,
        place: scatter(14, { to: 0.46, gap: 1.2 }),
      },
      { kind: 'onion-dice', tone: '#b0527a', size: 9, place: scatter(24, { to: 0.6, gap: 1.6 }) },
      { kind: 'caper', size: 15, place: scatter(16, { to: 0.58, gap: 1.8 }) },
    ],
    sides: [
      smallBowl(726, 500, 74, WHITE, [
        { kind: 'seed', round: true, tone: '#e3b23c', size: 17, place: scatter(100, { to: 0.86, gap: 1 }) },
      ]),
      citrus('lemon', 726, 92, 50),
      { kind: 'onion', x: 76, y: 92, tone: '#8f3a58', turn: -16, size: 0.96 },
      { kind: 'spoon', x: 66, y: 420, turn: -6, size: 0.9 },
    ],
  },
  'giaourti-me-meli': {
    ground: { pattern: 'linen', motif: 'double', base: '#e6bfc4', print: '#a8506a' },
    vessel: { kind: 'bowl', x: 392, y: 304, radius: 250, rim: '#3f7fa8', well: '#fdf7ea', band: '#f3e6c8' },
    layers: [
      { kind: 'soup', tones: ['#fff8e4', '#fdf2d8', '#fffcf0'], texture: 'cream' },
      { kind: 'swirl', tone: '#fff8e6', size: 0.8 },
      { kind: 'pool', tones: ['#d08a1c', '#e9ac3c'], x: 0.02, y: 0.02, size: 0.5, rough: 0.3 },
    ],
    toppings: [
      { kind: 'drizzle', tone: '#e3a436', path: 'spiral', size: 0.84, width: 0.03 },
      {
        kind: 'walnut',
        tone: '#b9834c',
        size: 44,
        place: spots(
          [-0.2, -0.18, 20],
          [0.14, -0.24, 100],
          [0, 0.02, 200],
          [0.28, 0.08, 300],
          [-0.24, 0.2, 60],
          [0.08, 0.32, 140],
        ),
      },
      { kind: 'crumble', tone: '#a8713c', size: 10, place: scatter(26, { to: 0.5, gap: 1.4 }) },
      { kind: 'seed', round: true, tone: '#9a5a28', size: 2.6, place: scatter(60, { to: 0.6 }) },
    ],
    sides: [
      { kind: 'jar', x: 722, y: 110, tone: '#d9922c', size: 1.04 },
      loose(726, 496, 60, {
        kind: 'walnut',
        tone: '#b9834c',
        size: 38,
        place: spots([-0.5, -0.3, 20], [0.4, 0, 100], [-0.2, 0.6, 200]),
      }),
      { kind: 'spoon', x: 68, y: 240, turn: -6, size: 0.86 },
      loose(80, 496, 40, { kind: 'pear', tone: '#d9cc6a', size: 74, place: spots([0, 0, -24]) }),
    ],
  },
  tiganites: {
    ground: { pattern: 'checks', motif: 'window', base: '#e3a08a', print: '#c47a62' },
    vessel: { kind: 'plate', x: 398, y: 304, radius: 264, rim: '#fbf6ea', well: '#f3ead8', band: '#3f7fa8' },
    layers: [],
    toppings: [
      { kind: 'pancake', size: 92, place: around(6, 0.62, { first: 20 }) },
      { kind: 'pancake', size: 94, place: spots([-0.16, 0.1, 30], [0.2, 0.02, 120], [0, -0.14, 200]) },
      { kind: 'pool', tones: ['#c9781a', '#e39a32'], x: 0.02, y: -0.06, size: 0.4, rough: 0.6 },
      { kind: 'pool', tones: ['#c9781a', '#e39a32'], x: -0.5, y: 0.3, size: 0.17, rough: 0.7, thin: true },
      { kind: 'pool', tones: ['#c9781a', '#e39a32'], x: 0.52, y: -0.28, size: 0.18, rough: 0.7, thin: true },
      { kind: 'pool', tones: ['#c9781a', '#e39a32'], x: 0.3, y: 0.5, size: 0.14, rough: 0.7, thin: true },
      { kind: 'sesame', size: 7, place: scatter(70, { to: 0.72, gap: 1.6 }) },
    ],
    sides: [
      { kind: 'jar', x: 726, y: 100, tone: '#d9922c', size: 1 },
      smallBowl(728, 510, 62, WHITE, [{ kind: 'sesame', size: 18, place: scatter(70, { to: 0.8, gap: 1 }) }]),
      { kind: 'fork', x: 66, y: 400, turn: -6, size: 0.94 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
