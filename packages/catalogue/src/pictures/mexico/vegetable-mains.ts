import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, sauceBowl, smallBowl, speckledBowl, WHITE } from '../small-dishes.ts';
import {
  cheeseBowl,
  chilli,
  coriander,
  crema,
  GREEN_CHILLI,
  quesoFresco,
  wrappedTortillas,
} from './on-the-table.ts';

/** The tables of Mexican vegetable mains. */
export const MEXICO_VEGETABLE_MAINS = {
  'rajas-con-crema': {
    ground: { pattern: 'diamonds', motif: 'nested', base: '#d8644a', print: '#b94a32' },
    vessel: {
      kind: 'clay-dish',
      x: 396,
      y: 302,
      radius: 250,
      rim: '#3a6a9a',
      well: '#e9dcc2',
      band: '#f2e3c0',
      ears: true,
    },
    layers: [
      { kind: 'soup', tones: ['#f7ebcb', '#fdf6e2', '#eddcae'], texture: 'cream' },
      {
        kind: 'raja',
        tone: '#3f6b24',
        size: 78,
        place: scatter(10, { to: 0.7, gap: 0.8 }),
      },
      { kind: 'pool', tones: ['#f7ebcb', '#fdf6e2'], x: -0.3, y: 0.2, size: 0.26, rough: 0.8 },
      { kind: 'pool', tones: ['#f7ebcb', '#fdf6e2'], x: 0.34, y: -0.26, size: 0.26, rough: 0.8 },
      {
        kind: 'raja',
        tone: '#5a8c38',
        size: 72,
        place: scatter(8, { to: 0.68, gap: 0.9 }),
      },
      {
        kind: 'onion-ring',
        half: true,
        tone: '#f0dfc0',
        size: 40,
        place: scatter(9, { to: 0.76, gap: 1.6 }),
      },
      { kind: 'corn', size: 13, place: scatter(52, { to: 0.86, gap: 1.3 }) },
    ],
    toppings: [],
    sides: [
      ...wrappedTortillas(706, 498, '#3f8f5c'),
      loose(92, 96, 40, { kind: 'pepper', tone: '#3f6b24', size: 66, place: spots([0, 0, -28]) }),
      { kind: 'corn-cob', x: 86, y: 496, turn: -40, size: 0.86 },
    ],
  },
  'quesadillas-de-champinones': {
    ground: { pattern: 'diamonds', motif: 'star', base: '#4f9a68', print: '#357a4d' },
    vessel: { kind: 'comal', x: 400, y: 302, radius: 256, tone: '#3b3734' },
    layers: [],
    toppings: [
      {
        kind: 'folded',
        tone: '#efc26c',
        size: 0.62,
        spots: [
          [-0.2, -0.5, -10],
          [0.28, -0.02, 8],
          [-0.18, 0.5, -6],
        ],
        filling: [
          {
            kind: 'shaving',
            tone: '#fbe7a4',
            size: 26,
            place: scatter(22, { from: 0.6, to: 1.06, gap: 0.5 }),
          },
          { kind: 'mushroom', size: 25, place: scatter(16, { from: 0.66, to: 1.06, gap: 0.9 }) },
        ],
      },
    ],
    sides: [
      speckledBowl(716, 500, 80, '#7aa53c', ['#dcecae', '#3f6a20']),
      { kind: 'whole-mushroom', x: 86, y: 96, size: 1.05 },
      { kind: 'whole-mushroom', x: 76, y: 512, size: 0.86 },
      smallBowl(720, 92, 66, WHITE, [
        { kind: 'shaving', tone: '#fdf3d0', size: 46, place: scatter(20, { to: 0.7, gap: 0.5 }) },
      ]),
    ],
  },
  'tacos-dorados-de-papa': {
    ground: { pattern: 'diamonds', motif: 'zigzag', base: '#c8508c', print: '#a6356e' },
    vessel: {
      kind: 'oval-dish',
      x: 398,
      y: 304,
      rx: 306,
      ry: 214,
      rim: '#fbf3e2',
      well: '#f1e4cb',
      band: '#2f8a7e',
    },
    layers: [],
    toppings: [
      {
        kind: 'tacos',
        size: 0.92,
        spots: [
          [-0.57, 0.02, 82],
          [-0.19, -0.02, 85],
          [0.19, 0.02, 82],
          [0.57, -0.02, 85],
        ],
        filling: [
          {
            kind: 'cube',
            tone: '#f9e7a6',
            side: '#dcb65a',
            size: 24,
            place: scatter(12, { to: 0.9, gap: 0.8 }),
          },
          { kind: 'strip', tone: '#7fb23e', size: 24, place: scatter(14, { gap: 0.3 }) },
          { kind: 'strip', tone: '#c4e086', size: 22, place: scatter(12, { gap: 0.3 }) },
          { kind: 'crumble', tone: '#fffaf0', size: 13, place: scatter(12, { to: 0.9, gap: 0.6 }) },
          { kind: 'dice', tone: '#d8402a', size: 12, place: scatter(9, { to: 0.9, gap: 0.8 }) },
          { kind: 'avocado', size: 32, place: spots([-0.5, 0, 10], [0.3, 0.1, -14]) },
        ],
      },
    ],
    sides: [
      sauceBowl(724, 506, 70, '#c0301a'),
      citrus('lime', 80, 86, 48),
      { kind: 'whole-potato', x: 722, y: 86, size: 0.9 },
      loose(78, 512, 36, { kind: 'wedge', fruit: 'lime', size: 48, place: spots([0, 0, -20]) }),
    ],
  },
  enfrijoladas: {
    ground: { pattern: 'diamonds', motif: 'nested', base: '#ee8a78', print: '#d66a58' },
    close: 'top-right',
    vessel: {
      kind: 'oval-dish',
      x: 398,
      y: 302,
      rx: 304,
      ry: 214,
      rim: '#f6efe0',
      well: '#eadfca',
      band: '#3a6ea8',
    },
    layers: [{ kind: 'soup', tones: ['#45201a', '#562c24', '#371813'], texture: 'cream' }],
    toppings: [
      {
        kind: 'folded',
        tone: '#84492f',
        size: 0.8,
        spots: [
          [-0.56, 0, 80],
          [0.02, 0, 84],
          [0.6, 0, 80],
        ],
      },
      crema(0.6, 0.04),
      quesoFresco(26, 0.56, 11),
      { kind: 'onion-ring', tone: '#f3e8dc', size: 32, place: scatter(5, { to: 0.5, gap: 2.6 }) },
      { kind: 'avocado', size: 48, place: spots([-0.12, 0.3, -16], [0.06, 0.28, 0], [0.24, 0.3, 16]) },
      coriander(10, 0.62, 19),
    ],
    sides: [
      cheeseBowl(720, 92, 64),
      { kind: 'avocado-half', x: 82, y: 502, turn: -30 },
      smallBowl(722, 506, 72, WHITE, [
        { kind: 'soup', tones: ['#33181e', '#4a2730'], texture: 'coarse' },
        { kind: 'bean', tone: '#2a1118', size: 30, place: scatter(14, { to: 0.76, gap: 1.3 }) },
      ]),
      chilli(84, 90, -30, '#7a2416'),
    ],
  },
  'calabacitas-con-queso': {
    ground: { pattern: 'diamonds', motif: 'nested', base: '#7d68ae', print: '#604c92' },
    close: 'bottom-left',
    vessel: { kind: 'pot', x: 390, y: 302, radius: 250, tone: '#e0913a', well: '#f3e6cc' },
    layers: [
      { kind: 'soup', tones: ['#dd6a3c', '#e98656', '#c8542a'], texture: 'broth' },
      {
        kind: 'round-slice',
        half: true,
        browned: true,
        tone: '#eaf0bd',
        edge: '#3f7a2a',
        size: 33,
        place: scatter(52, { to: 0.9, gap: 1 }),
      },
      { kind: 'corn', size: 13, place: scatter(60, { to: 0.88, gap: 1.3 }) },
      { kind: 'dice', tone: '#d8402a', size: 17, place: scatter(26, { to: 0.86, gap: 1.7 }) },
    ],
    toppings: [
      {
        kind: 'cube',
        tone: '#fffaf0',
        side: '#e3d6bd',
        size: 21,
        place: scatter(15, { to: 0.74, gap: 2.4 }),
      },
      { kind: 'leaf', tone: '#5e8f4a', slim: true, size: 34, place: spots([0.06, -0.1, 30], [0.16, 0, 80]) },
    ],
    sides: [
      ...wrappedTortillas(706, 500, '#c9452c'),
      loose(88, 92, 40, {
        kind: 'round-slice',
        edge: '#4f8a30',
        tone: '#e3ecb4',
        size: 36,
        place: spots([-0.5, 0, 0], [0.7, 0.3, 40]),
      }),
      { kind: 'corn-cob', x: 84, y: 500, turn: -36, size: 0.84 },
      chilli(724, 86, -26, GREEN_CHILLI),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
