import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, pepperSpecks, smallBowl, WHITE } from '../small-dishes.ts';
import { feta, oregano } from './on-the-table.ts';

/** The tables of Greek breakfasts. */
export const GREECE_BREAKFASTS = {
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
    close: 'bottom-right',
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
  strapatsada: {
    ground: { pattern: 'wood', motif: 'boards', base: '#c9a06a', print: '#a07a46' },
    close: 'bottom-left',
    vessel: { kind: 'skillet', x: 404, y: 306, radius: 246, tone: '#4a4644', handle: 218 },
    layers: [
      { kind: 'lining', tone: '#d9602c' },
      { kind: 'scramble', tones: ['#f3b04a', '#f9cf74', '#e8923a'], size: 0.96 },
      { kind: 'pool', tones: ['#cf4420', '#dd5c30'], x: -0.36, y: -0.3, size: 0.22, rough: 0.8, thin: true },
      { kind: 'pool', tones: ['#cf4420', '#dd5c30'], x: 0.4, y: 0.3, size: 0.24, rough: 0.8, thin: true },
      { kind: 'pool', tones: ['#cf4420', '#dd5c30'], x: -0.3, y: 0.44, size: 0.18, rough: 0.8, thin: true },
      { kind: 'pool', tones: ['#cf4420', '#dd5c30'], x: 0.36, y: -0.44, size: 0.18, rough: 0.8, thin: true },
    ],
    toppings: [feta(20, 0.76, 15), oregano(80, 0.8), pepperSpecks(40, 0.8)],
    sides: [
      { kind: 'bread-slice', x: 716, y: 116, turn: 20, size: 1.1, toasted: true },
      { kind: 'bread-slice', x: 724, y: 500, turn: -14, size: 1.1, toasted: true },
      { kind: 'whole-egg', x: 74, y: 506, turn: 20, tone: '#e9cba8' },
      { kind: 'whole-egg', x: 128, y: 548, turn: -30, tone: '#f0d8ba', size: 0.9 },
      { kind: 'tomato', x: 76, y: 352, size: 0.8 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
