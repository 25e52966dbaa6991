import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Mexican desserts. */
export const MEXICO_DESSERTS = {
  'flan-napolitano': {
    ground: { pattern: 'diamonds', motif: 'zigzag', base: '#7fb8c8', print: '#5b98ab' },
    close: 'bottom-right',
    vessel: { kind: 'plate', x: 396, y: 302, radius: 260, rim: '#fbf5e8', well: '#f3ead8', band: '#d8517f' },
    layers: [],
    toppings: [{ kind: 'flan', size: 0.76, cut: [18, 64] }],
    sides: [
      { kind: 'spoon', x: 80, y: 330, turn: -6, size: 1.05 },
      { kind: 'whole-egg', x: 722, y: 96 },
      smallBowl(722, 504, 72, WHITE, [{ kind: 'caramel', tone: '#a8551a' }]),
    ],
  },
  'pastel-de-tres-leches': {
    ground: { pattern: 'linen', motif: 'plain', base: '#6fb9ae', print: '#4c998e' },
    vessel: { kind: 'plate', x: 398, y: 302, radius: 260, rim: '#f6d9dc', well: '#fbf4e6', band: '#d8517f' },
    layers: [],
    toppings: [
      {
        kind: 'squares',
        size: 0.7,
        tone: '#fffaf0',
        height: 0.34,
        layers: ['#fffaf0', '#f6dd9a', '#f2d288', '#efcb7c'],
        spots: [[0, 0, -8]],
      },
      { kind: 'dust', tone: '#9a5a2c', size: 0.5, weight: 1 },
      { kind: 'rosette', tone: '#fffaf0', size: 60, place: spots([-0.2, -0.3], [0.24, -0.36], [0.04, 0.02]) },
      { kind: 'strawberry', size: 44, place: spots([-0.2, -0.32, -20]) },
      { kind: 'strawberry', cut: true, size: 44, place: spots([0.24, -0.38, 30], [0.04, 0, 160]) },
    ],
    sides: [
      loose(730, 496, 60, {
        kind: 'strawberry',
        size: 42,
        place: spots([-0.5, -0.2, 20], [0.5, 0.4, -30], [0.3, -0.8, 60]),
      }),
      { kind: 'fork', x: 78, y: 330, turn: -6 },
      smallBowl(722, 98, 68, WHITE, [{ kind: 'swirl', tone: '#fff6e0' }]),
      loose(84, 84, 40, { kind: 'cinnamon', size: 52, place: spots([0, 0, -26]) }),
    ],
  },
  'paletas-de-mango-con-chile': {
    ground: { pattern: 'diamonds', motif: 'nested', base: '#5fb0cf', print: '#3f90b2' },
    vessel: { kind: 'tray', x: 396, y: 302, rx: 300, ry: 216, tone: '#d8dde0', lined: '#fdf6e6' },
    layers: [],
    toppings: [
      { kind: 'ice-cube', size: 26, place: scatter(16, { from: 0.3, to: 1, gap: 2 }) },
      {
        kind: 'lolly',
        tone: '#f8a528',
        tip: '#f3801c',
        size: 150,
        place: spots([-0.66, -0.02, -6], [-0.22, 0.02, 4], [0.22, -0.02, -3], [0.66, 0.02, 6]),
      },
      {
        kind: 'seed',
        round: true,
        tone: '#b3261a',
        size: 3.4,
        place: { by: 'grid', columns: 40, rows: 4, across: 0.042, down: 0.16, y: -0.42, jitter: 1 },
      },
    ],
    sides: [
      smallBowl(724, 500, 66, WHITE, [
        { kind: 'mince', tones: ['#c2301a', '#d8492c', '#a82414'], grain: 0.8 },
      ]),
      citrus('lime', 78, 88, 50),
      loose(78, 510, 36, { kind: 'wedge', fruit: 'lime', size: 50, place: spots([0, 0, -20]) }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
