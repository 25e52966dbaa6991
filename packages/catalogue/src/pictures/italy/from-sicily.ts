import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of what Sicily fries. */
export const ITALY_FROM_SICILY = {
  'arancini-al-ragu': {
    ground: { pattern: 'stripes', motif: 'trattoria', base: '#2f6f86', print: '#235567' },
    vessel: { kind: 'paper', x: 396, y: 304, rx: 300, ry: 216, tone: '#f6ead0', print: '#d9c49a' },
    layers: [],
    toppings: [
      {
        kind: 'rice-ball',
        size: 88,
        place: spots([-0.54, -0.4], [0.02, -0.5], [0.56, -0.36], [-0.5, 0.4]),
      },
      { kind: 'rice-ball', open: '#8f3f22', size: 96, place: spots([0.1, 0.36]) },
      { kind: 'leaf', tone: '#4f8a34', size: 34, place: spots([0.6, 0.4, 30], [0.7, 0.24, 90]) },
      { kind: 'pea', size: 11, place: spots([0.42, 0.66, 0], [0.5, 0.6, 0], [0.34, 0.72, 0]) },
    ],
    sides: [
      smallBowl(722, 96, 76, WHITE, [{ kind: 'mince', tones: ['#8f3f22', '#a8522e', '#75301a'], size: 0.9 }]),
      { kind: 'glass', x: 78, y: 92, tone: '#7a1f2e', size: 1, stem: true },
      loose(80, 506, 44, { kind: 'pea', size: 12, place: scatter(9, { to: 0.9, gap: 1.4 }) }),
    ],
  },
  'cannoli-siciliani': {
    close: 'top-right',
    ground: { pattern: 'stripes', motif: 'border', base: '#c9748c', print: '#f3e2d0' },
    vessel: { kind: 'coupe', x: 392, y: 302, radius: 262, rim: '#fbf6ea', well: '#f3ebda', band: '#5f8a4f' },
    layers: [],
    toppings: [
      {
        kind: 'cannolo',
        ends: '#6f9a3c',
        size: 140,
        place: spots([-0.16, -0.58, -12], [0.14, -0.2, -7], [-0.12, 0.2, -14], [0.1, 0.58, -9]),
      },
      { kind: 'dust', tone: '#fffdf6', size: 0.86, weight: 1 },
      {
        kind: 'sliver',
        tone: '#7fa64a',
        size: 11,
        place: spots(
          [-0.66, 0.44, 20],
          [-0.56, 0.54, 90],
          [0.7, -0.5, 40],
          [-0.7, 0.34, 150],
          [0.62, -0.58, 120],
        ),
      },
    ],
    sides: [
      { kind: 'cup', x: 722, y: 96, tone: '#fbf5e8', drink: '#2f1709', size: 0.9 },
      loose(78, 96, 48, {
        kind: 'chocolate',
        size: 24,
        place: spots([-0.5, -0.2, 20], [0.4, -0.4, 80], [0, 0.5, 140]),
      }),
      smallBowl(726, 508, 72, WHITE, [
        { kind: 'sliver', tone: '#7fa64a', size: 40, place: scatter(34, { to: 0.74, gap: 0.6 }) },
      ]),
      { kind: 'napkin', x: 66, y: 528, turn: 12, tone: '#f6efe0', edge: '#5f8a4f', size: 0.7 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
