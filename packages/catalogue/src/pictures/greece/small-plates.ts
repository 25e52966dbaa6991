import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, parsley, smallBowl, WHITE } from '../small-dishes.ts';
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
  melitzanosalata: {
    ground: { pattern: 'stone', motif: 'terrazzo', base: '#c99aa8', print: '#a87486' },
    vessel: { kind: 'bowl', x: 365, y: 304, radius: 254, rim: '#3f7f9a', well: '#f1e6cf', band: '#f3d28a' },
    layers: [
      { kind: 'mash', tones: ['#d2ac68', '#e0c084', '#c2984e'], size: 1.06 },
      { kind: 'swirl', tone: '#dcba78', size: 0.8 },
      { kind: 'drizzle', tone: '#a89a24', path: 'spiral', size: 0.62, width: 0.05 },
      { kind: 'seed', round: true, tone: '#4a2f1c', size: 3, place: scatter(60, { to: 0.9 }) },
    ],
    toppings: [
      { kind: 'onion-dice', tone: '#b04a72', size: 10, place: scatter(34, { to: 0.5, gap: 1.5 }) },
      parsley(22, 0.56, 20),
    ],
    sides: [
      { kind: 'aubergine', x: 726, y: 468, turn: 26, size: 1.06 },
      citrus('lemon', 76, 510, 52),
      { kind: 'garlic-head', x: 80, y: 92, size: 0.92 },
      { kind: 'onion', x: 726, y: 86, tone: '#8f3a58', size: 0.86 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
