import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose } from '../small-dishes.ts';
import { cheeseBowl, chilli, coriander, onionBowl } from './on-the-table.ts';

/** The tables of Mexican sides and salads. */
export const MEXICO_SIDES = {
  'ensalada-de-nopales': {
    ground: { pattern: 'diamonds', motif: 'nested', base: '#e4708f', print: '#c8527a' },
    close: 'top-right',
    vessel: {
      kind: 'clay-dish',
      x: 398,
      y: 302,
      radius: 250,
      rim: '#c9863c',
      well: '#8a4a1e',
      band: '#2f7f86',
    },
    layers: [
      { kind: 'heap', tone: '#55772e', size: 0.88 },
      { kind: 'raja', tone: '#5f8634', size: 54, place: scatter(30, { to: 0.8, gap: 0.5 }) },
      { kind: 'raja', tone: '#7fa648', size: 50, place: scatter(28, { to: 0.76, gap: 0.6 }) },
      { kind: 'dice', tone: '#d8402a', size: 18, place: scatter(30, { to: 0.82, gap: 1.5 }) },
      { kind: 'onion-dice', size: 10, place: scatter(34, { to: 0.84, gap: 1.6 }) },
    ],
    toppings: [
      { kind: 'radish', size: 30, place: scatter(7, { from: 0.3, to: 0.72, gap: 2 }) },
      {
        kind: 'avocado',
        size: 56,
        place: spots([-0.2, -0.02, -24], [0, -0.06, -4], [0.2, -0.02, 16]),
      },
      coriander(14, 0.8, 20),
    ],
    sides: [
      { kind: 'avocado-half', x: 722, y: 500, turn: 28 },
      { kind: 'nopal', x: 86, y: 104, turn: -24, size: 0.95 },
      loose(724, 92, 50, { kind: 'radish', size: 30, place: spots([-0.4, -0.2], [0.5, 0.2], [-0.1, 0.8]) }),
      { kind: 'fork', x: 78, y: 430, turn: -6, size: 0.9 },
    ],
  },
  'arroz-rojo': {
    ground: { pattern: 'diamonds', motif: 'star', base: '#5c93b8', print: '#42769a' },
    close: 'top-right',
    vessel: { kind: 'pot', x: 398, y: 302, radius: 250, tone: '#f0c65c', well: '#f6ecd4' },
    layers: [
      { kind: 'rice', tones: ['#e8742f', '#f8b074', '#d65a1c'], grain: 24 },
      { kind: 'cube', tone: '#f6a03a', side: '#cf7420', size: 16, place: scatter(26, { to: 0.86, gap: 2 }) },
      { kind: 'pea', size: 12, place: scatter(46, { to: 0.88, gap: 1.9 }) },
    ],
    toppings: [],
    sides: [
      { kind: 'tomato', x: 82, y: 94 },
      { kind: 'wooden-spoon', x: 726, y: 400, turn: 12, size: 0.95 },
      { kind: 'carrot', x: 78, y: 500, turn: 30, size: 0.9 },
      { kind: 'garlic-head', x: 722, y: 92, size: 0.95 },
    ],
  },
  'frijoles-de-la-olla': {
    ground: { pattern: 'diamonds', motif: 'star', base: '#f0a04a', print: '#d8822c' },
    close: 'top-left',
    steam: true,
    vessel: {
      kind: 'clay-dish',
      x: 398,
      y: 302,
      radius: 252,
      rim: '#a44a26',
      well: '#5f2a14',
      band: '#f2dfb4',
      ears: true,
    },
    layers: [
      { kind: 'soup', tones: ['#3a1c20', '#4c2a2c', '#2b1216'], texture: 'broth' },
      { kind: 'bean', tone: '#2c1420', size: 17, place: scatter(120, { to: 0.92, gap: 1.05 }) },
      { kind: 'bean', tone: '#47222e', size: 17, place: scatter(34, { to: 0.84, gap: 1.6 }) },
    ],
    toppings: [
      { kind: 'onion-dice', size: 11, place: scatter(36, { to: 0.4, gap: 1.2 }) },
      coriander(11, 0.42, 22),
    ],
    sides: [
      onionBowl(722, 96, 66),
      { kind: 'garlic-head', x: 82, y: 92 },
      { kind: 'wooden-spoon', x: 728, y: 430, turn: 12, size: 0.88 },
      loose(78, 510, 50, {
        kind: 'bean',
        tone: '#2c1420',
        size: 17,
        place: spots([-0.5, 0, 20], [0.3, -0.4, 80], [0.1, 0.6, 140], [0.8, 0.3, 40], [-0.3, -0.7, 100]),
      }),
    ],
  },
  esquites: {
    ground: { pattern: 'diamonds', motif: 'zigzag', base: '#d2483c', print: '#af3128' },
    under: [{ kind: 'napkin', x: 402, y: 306, turn: 24, size: 1.8, tone: '#fdf6e6', edge: '#2f8a7e' }],
    vessel: { kind: 'cup', x: 400, y: 302, radius: 216, rim: '#f8f1e0', well: '#f0d27a' },
    layers: [
      { kind: 'soup', tones: ['#eecb62', '#f6da80'], texture: 'cream' },
      { kind: 'corn', tone: '#f0b62c', size: 17, place: scatter(110, { to: 0.96, gap: 1.15 }) },
      { kind: 'corn', tone: '#f9d252', size: 17, place: scatter(46, { to: 0.9, gap: 1.4 }) },
      { kind: 'pool', tones: ['#fff6dc', '#ffffff'], x: 0, y: 0, size: 0.44, rough: 0.4 },
      { kind: 'dust', tone: '#c2301a', size: 0.62, weight: 1 },
    ],
    toppings: [
      { kind: 'crumble', size: 12, place: scatter(54, { to: 0.6, gap: 0.9 }) },
      { kind: 'dust', tone: '#c2301a', size: 0.44, weight: 1 },
      { kind: 'wedge', fruit: 'lime', size: 56, place: spots([0.56, 0.44, -40]) },
    ],
    sides: [
      { kind: 'corn-cob', x: 92, y: 480, turn: -34, size: 1 },
      citrus('lime', 84, 92, 48),
      cheeseBowl(718, 500, 68),
      chilli(720, 90, -28),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
