import { type PictureSpec, scatter } from '@larder/plates';
import { citrus, smallBowl, WHITE } from '../small-dishes.ts';
import { chilli, coriander, crema, GREEN_CHILLI, quesoFresco, wrappedTortillas } from './on-the-table.ts';

/** The tables of Mexican breakfasts. */
export const MEXICO_BREAKFASTS = {
  'chilaquiles-rojos': {
    ground: { pattern: 'diamonds', motif: 'nested', base: '#3d7fbd', print: '#2a639c' },
    vessel: {
      kind: 'clay-dish',
      x: 400,
      y: 302,
      radius: 250,
      rim: '#b8602f',
      well: '#8a3f1c',
      band: '#f0d9a8',
      ears: true,
    },
    layers: [{ kind: 'soup', tones: ['#a52a14', '#bf3a1e', '#8c2010'], texture: 'coarse' }],
    toppings: [
      { kind: 'totopo', tone: '#c9692c', size: 58, place: scatter(26, { to: 0.76, gap: 0.75 }) },
      { kind: 'pool', tones: ['#b93018', '#d6492c'], x: -0.26, y: -0.22, size: 0.36, rough: 0.7 },
      { kind: 'pool', tones: ['#b93018', '#d6492c'], x: 0.3, y: 0.2, size: 0.36, rough: 0.7 },
      { kind: 'pool', tones: ['#b93018', '#d6492c'], x: 0.26, y: -0.42, size: 0.24, rough: 0.7 },
      { kind: 'pool', tones: ['#b93018', '#d6492c'], x: -0.34, y: 0.42, size: 0.24, rough: 0.7 },
      { kind: 'totopo', tone: '#d98238', size: 54, place: scatter(9, { to: 0.66, gap: 1.6 }) },
      crema(0.62),
      quesoFresco(34, 0.62, 11),
      { kind: 'onion-ring', tone: '#e9dccf', size: 34, place: scatter(7, { to: 0.56, gap: 1.9 }) },
      coriander(12, 0.66),
    ],
    sides: [
      { kind: 'cup', x: 716, y: 108, tone: '#f0d9a8', drink: '#4a2412', turn: 150 },
      chilli(88, 96, -30),
      smallBowl(76, 506, 68, WHITE, [{ kind: 'swirl', tone: '#fff9ec' }]),
      { kind: 'fork', x: 738, y: 430, turn: 8, size: 0.86 },
    ],
  },
  'huevos-a-la-mexicana': {
    ground: { pattern: 'wood', motif: 'boards', base: '#4f9c98', print: '#2f7572' },
    close: 'bottom-left',
    vessel: { kind: 'skillet', x: 408, y: 306, radius: 236, tone: '#34302e', handle: 212 },
    layers: [
      { kind: 'scramble', size: 0.94 },
      { kind: 'dice', tone: '#d8402a', size: 17, place: scatter(30, { to: 0.84, gap: 1.7 }) },
      { kind: 'onion-dice', size: 10, place: scatter(34, { to: 0.86, gap: 1.6 }) },
    ],
    toppings: [
      {
        kind: 'chili-ring',
        tone: GREEN_CHILLI,
        size: 14,
        place: scatter(9, { to: 0.8, gap: 4 }),
      },
      coriander(16, 0.8, 19),
    ],
    sides: [
      ...wrappedTortillas(704, 502, '#c9452c'),
      { kind: 'tomato', x: 716, y: 92 },
      chilli(84, 508, -24, GREEN_CHILLI),
    ],
  },
  molletes: {
    ground: { pattern: 'diamonds', motif: 'star', base: '#e5687c', print: '#c84a62' },
    close: 'bottom-left',
    vessel: {
      kind: 'oval-dish',
      x: 400,
      y: 302,
      rx: 300,
      ry: 212,
      rim: '#fbf3e2',
      well: '#f1e4cb',
      band: '#e0913a',
    },
    layers: [],
    toppings: [
      {
        kind: 'toasts',
        shape: 'roll',
        size: 0.74,
        crumb: '#8a5233',
        crust: '#d9a254',
        spread: '#f8dc92',
        spots: [
          [-0.46, -0.42, -5],
          [0.46, -0.44, 4],
          [-0.46, 0.46, 3],
          [0.46, 0.44, -4],
        ],
        food: [
          { kind: 'dice', tone: '#d8402a', size: 12, place: scatter(11, { to: 0.66, gap: 1.3 }) },
          { kind: 'onion-dice', size: 8, place: scatter(11, { to: 0.66, gap: 1.3 }) },
          { kind: 'dice', tone: '#5b9a3a', size: 8, place: scatter(6, { to: 0.66, gap: 1.3 }) },
          { kind: 'cilantro', size: 14, place: scatter(6, { to: 0.66, gap: 1.3 }) },
        ],
      },
    ],
    sides: [
      smallBowl(722, 504, 76, { rim: '#b8602f', well: '#8a3f1c' }, [
        { kind: 'dice', tone: '#d8402a', size: 34, place: scatter(22, { to: 0.8, gap: 0.9 }) },
        { kind: 'onion-dice', size: 22, place: scatter(14, { to: 0.8, gap: 1.1 }) },
        { kind: 'cilantro', size: 34, place: scatter(8, { to: 0.7, gap: 1.1 }) },
      ]),
      citrus('lime', 80, 92, 48),
      { kind: 'cup', x: 716, y: 92, tone: '#fbf3e2', drink: '#5a2e14', turn: 150 },
      chilli(80, 510, -24, GREEN_CHILLI),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
