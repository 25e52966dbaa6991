import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Belgian breakfasts. */
export const BELGIUM_BREAKFASTS = {
  kramiek: {
    ground: { pattern: 'checks', motif: 'gingham', base: '#8fb3b5', print: '#6a9296' },
    vessel: { kind: 'board', x: 396, y: 304, rx: 292, ry: 206, tone: '#8f5f35' },
    layers: [],
    toppings: [{ kind: 'loaf', tone: '#b5651f', crumb: '#f6d98e', specks: '#3a1a1c', slices: 2, turn: -12 }],
    sides: [
      smallBowl(728, 98, 72, WHITE, [{ kind: 'butter', size: 118, place: spots([0, 0, -16]) }]),
      { kind: 'knife', x: 752, y: 410, turn: 10, size: 0.9, handle: '#6b4026' },
      loose(76, 84, 40, {
        kind: 'dried-fruit',
        size: 17,
        place: spots([-0.5, -0.2, 20], [0.6, 0.1, 80], [0, 0.9, 140], [0.9, 1.1, 40]),
      }),
    ],
  },
  'plattekaas-boterham': {
    ground: { pattern: 'checks', motif: 'window', base: '#7fa06a', print: '#e9e4c4' },
    close: 'bottom-left',
    vessel: { kind: 'coupe', x: 398, y: 304, radius: 256, rim: '#5f87a8', well: '#dfe8ea', band: '#33597a' },
    layers: [],
    toppings: [
      {
        kind: 'toasts',
        size: 0.43,
        crumb: '#a87c4e',
        crust: '#5f3a1e',
        spread: '#fffaf0',
        spots: [
          [-0.36, -0.32, -10],
          [0.42, -0.18, 12],
          [-0.12, 0.46, 4],
        ],
        food: [
          { kind: 'radish', size: 21, place: scatter(9, { to: 0.9, gap: 1.5 }) },
          { kind: 'chive', size: 18, place: scatter(9, { to: 0.9, gap: 0.8 }) },
        ],
      },
    ],
    sides: [
      loose(724, 96, 46, {
        kind: 'radish',
        size: 30,
        place: spots([-0.6, 0], [0.5, -0.4], [0.3, 0.8]),
      }),
      smallBowl(80, 506, 74, WHITE, [{ kind: 'swirl', tone: '#fffaf0' }]),
      { kind: 'knife', x: 738, y: 420, turn: 8, size: 0.9 },
    ],
  },
  'verloren-brood': {
    ground: { pattern: 'checks', motif: 'tattersall', base: '#e9d3c0', print: '#b9707a' },
    close: 'top-left',
    vessel: { kind: 'coupe', x: 400, y: 302, radius: 258, rim: '#fdf9f0', well: '#f5ecdc', band: '#b9707a' },
    layers: [],
    toppings: [
      {
        kind: 'toasts',
        shape: 'square',
        size: 0.44,
        crumb: '#dfa04a',
        crust: '#a8611f',
        toasted: true,
        spots: [
          [-0.3, -0.26, -14],
          [0.36, -0.16, 9],
          [0, 0.36, -3],
        ],
        food: [{ kind: 'pearl', tone: '#c98a3c', size: 3.6, place: scatter(26, { to: 0.92, gap: 1.4 }) }],
      },
      { kind: 'dust', tone: '#c98a3c', size: 0.78, weight: 1 },
      { kind: 'butter', size: 36, place: spots([0.04, 0.02, 16]) },
    ],
    sides: [
      { kind: 'cup', x: 716, y: 108, tone: '#f6efe2', drink: '#6b3a1c', turn: 150 },
      smallBowl(82, 504, 74, { rim: '#b9707a', well: '#f3e3dc' }, [
        { kind: 'mince', tones: ['#a8622a', '#c98a4a', '#8a4a1c'], size: 0.86, grain: 1.5 },
      ]),
      { kind: 'fork', x: 74, y: 200, turn: -8, size: 0.86 },
    ],
  },
  havermoutpap: {
    ground: { pattern: 'wood', motif: 'planks', base: '#7f9aa0', print: '#55737a' },
    close: 'top-right',
    vessel: { kind: 'bowl', x: 396, y: 302, radius: 246, rim: '#c9632f', well: '#e9dcc2', band: '#e9a36a' },
    layers: [
      { kind: 'porridge', tone: '#e3cb9c', grain: '#f3e4c4', length: 9 },
      { kind: 'dust', tone: '#9a5a2c', size: 0.6, weight: 1 },
      { kind: 'drizzle', tone: '#5a2410', path: 'spiral', size: 0.56, width: 0.055 },
    ],
    toppings: [
      { kind: 'dice', tone: '#f3e6b0', size: 17, place: scatter(15, { to: 0.62, gap: 1.4 }) },
      { kind: 'dice', tone: '#d9503a', size: 13, place: scatter(7, { to: 0.6, gap: 2 }) },
      {
        kind: 'walnut',
        size: 26,
        place: spots([-0.3, -0.2, 20], [0.28, -0.26, 80], [0.14, 0.34, 140], [-0.32, 0.3, 60]),
      },
    ],
    sides: [
      { kind: 'apple', x: 722, y: 106, size: 1.15 },
      { kind: 'jar', x: 722, y: 490, tone: '#5a2410', size: 1.15 },
      { kind: 'spoon', x: 78, y: 320, turn: -6, size: 1.1 },
      loose(76, 88, 40, { kind: 'cinnamon', size: 52, place: spots([0, 0, -30]) }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
