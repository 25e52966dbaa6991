import { grid, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, pepperSpecks, smallBowl, WHITE } from '../small-dishes.ts';
import {
  cheeseBowl,
  chilli,
  coriander,
  GREEN_CHILLI,
  quesoFresco,
  wrappedTortillas,
} from './on-the-table.ts';

/** The tables of Mexican dinners from a handful of ingredients. */
export const MEXICO_QUICK_DINNERS = {
  entomatadas: {
    ground: { pattern: 'diamonds', motif: 'star', base: '#57a38c', print: '#3a826c' },
    close: 'bottom-left',
    vessel: { kind: 'coupe', x: 400, y: 302, radius: 256, rim: '#2f5f9a', well: '#f6ebda', band: '#f3c14e' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#b82a14', '#cf4424'], size: 0.9, rough: 0.12 },
      {
        kind: 'flatbreads',
        size: 0.9,
        tone: '#e58148',
        quarter: true,
        glossy: true,
        spots: [
          [-0.32, -0.26, 30],
          [0.34, -0.28, 120],
          [0, 0.3, 250],
        ],
      },
      { kind: 'pool', tones: ['#c02f16', '#d94f2c'], size: 0.44, rough: 0.8 },
      quesoFresco(36, 0.52, 12),
      { kind: 'onion-ring', half: true, tone: '#f3e2d6', size: 38, place: scatter(8, { to: 0.5, gap: 2 }) },
    ],
    sides: [
      cheeseBowl(720, 96, 66),
      { kind: 'tomato', x: 84, y: 92 },
      { kind: 'tomato', x: 722, y: 506, size: 0.9 },
      { kind: 'fork', x: 76, y: 420, turn: -6, size: 0.88 },
    ],
  },
  'bistec-encebollado': {
    close: 'bottom-left',
    ground: { pattern: 'diamonds', motif: 'nested', base: '#6f7fc0', print: '#5260a2' },
    vessel: {
      kind: 'oval-dish',
      x: 392,
      y: 302,
      rx: 302,
      ry: 214,
      rim: '#f6efe0',
      well: '#eadfca',
      band: '#a9512c',
    },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#8a5a28', '#a5743a'], size: 0.8, rough: 0.2, thin: true },
      { kind: 'steak', size: 178, place: spots([-0.38, 0, -28], [0.4, 0.02, 152]) },
      {
        kind: 'onion-ring',
        tone: '#a8641e',
        flesh: '#dca650',
        half: true,
        size: 50,
        place: grid(8, 4, { across: 0.16, down: 0.22, jitter: 0.7 }),
      },
      {
        kind: 'onion-ring',
        tone: '#b8742a',
        flesh: '#ecc070',
        half: true,
        size: 48,
        place: grid(6, 4, { across: 0.18, down: 0.2, jitter: 0.7 }),
      },
      {
        kind: 'onion-ring',
        tone: '#c98a3a',
        flesh: '#f6d994',
        size: 42,
        place: grid(4, 2, { across: 0.26, down: 0.32, jitter: 0.6 }),
      },
      pepperSpecks(50, 0.7),
    ],
    sides: [
      ...wrappedTortillas(710, 506, '#c9452c'),
      citrus('lime', 82, 92, 50),
      { kind: 'onion', x: 718, y: 88, size: 0.9 },
      loose(78, 516, 36, { kind: 'wedge', fruit: 'lime', size: 50, place: spots([0, 0, -20]) }),
    ],
  },
  'huevos-con-chorizo': {
    ground: { pattern: 'diamonds', motif: 'zigzag', base: '#6aa6c8', print: '#4682a6' },
    vessel: { kind: 'pot', x: 384, y: 302, radius: 246, tone: '#2f6f9a', well: '#f1e4cb' },
    layers: [
      { kind: 'soup', tones: ['#d9702c', '#e88c46', '#c95a20'], texture: 'broth' },
      { kind: 'scramble', size: 0.92 },
      {
        kind: 'crumble',
        tone: '#9c3016',
        size: 17,
        place: scatter(60, { to: 0.86, gap: 1 }),
      },
      { kind: 'crumble', tone: '#c9542a', size: 13, place: scatter(50, { to: 0.84, gap: 1.2 }) },
    ],
    toppings: [{ kind: 'onion-dice', tone: '#f6e0a8', size: 8, place: scatter(22, { to: 0.8, gap: 2 }) }],
    sides: [
      smallBowl(714, 480, 98, { rim: '#b8602f', well: '#8a3f1c' }, [
        { kind: 'soup', tones: ['#9c6a4a', '#b07e5c', '#8a5a3c'], texture: 'coarse' },
        { kind: 'bean', tone: '#7a4a34', size: 28, place: scatter(12, { to: 0.7, gap: 1.4 }) },
      ]),
      { kind: 'whole-egg', x: 722, y: 92 },
      { kind: 'tortilla-stack', x: 76, y: 502, size: 0.92 },
    ],
  },
  'tostadas-de-atun': {
    ground: { pattern: 'diamonds', motif: 'star', base: '#3f9cb5', print: '#257a94' },
    vessel: {
      kind: 'square-plate',
      x: 400,
      y: 302,
      radius: 250,
      rim: '#f3c14e',
      well: '#fbf0d8',
      band: '#c9452c',
    },
    layers: [],
    toppings: [
      {
        kind: 'tortillas',
        tone: '#e6ac50',
        size: 0.52,
        spots: [
          [-0.44, -0.42, 40],
          [0.44, -0.44, 100],
          [-0.42, 0.44, 70],
          [0.44, 0.42, 30],
        ],
        filling: [
          {
            kind: 'crumble',
            tone: '#deb082',
            size: 16,
            place: scatter(46, { to: 1.08, gap: 0.6 }),
          },
          { kind: 'crumble', tone: '#f6ddb2', size: 14, place: scatter(34, { to: 1, gap: 0.8 }) },
          { kind: 'dice', tone: '#d8402a', size: 12, place: scatter(12, { to: 0.9, gap: 1.4 }) },
          { kind: 'onion-dice', size: 8, place: scatter(14, { to: 0.9, gap: 1.4 }) },
          { kind: 'chili-ring', tone: GREEN_CHILLI, size: 11, place: scatter(5, { to: 0.8, gap: 2 }) },
        ],
      },
    ],
    sides: [
      citrus('lime', 82, 506, 50),
      smallBowl(724, 502, 66, WHITE, [{ kind: 'swirl', tone: '#f9efc9' }]),
      { kind: 'tomato', x: 722, y: 84, size: 0.9 },
      chilli(80, 84, -28, GREEN_CHILLI),
    ],
  },
  'sopa-de-lentejas': {
    ground: { pattern: 'linen', motif: 'hem', base: '#d98a9c', print: '#a8506a' },
    steam: true,
    vessel: {
      kind: 'clay-dish',
      x: 396,
      y: 302,
      radius: 248,
      rim: '#8f3f1e',
      well: '#5f2812',
      band: '#e9c98a',
      ears: true,
    },
    layers: [
      { kind: 'soup', tones: ['#a8562a', '#bd6c38', '#8f4420'], texture: 'lentils' },
      { kind: 'oil', tone: '#e88a3c', count: 40 },
    ],
    toppings: [coriander(16, 0.34, 34), coriander(14, 0.78, 22)],
    sides: [
      { kind: 'tortilla-stack', x: 724, y: 500, size: 0.96 },
      { kind: 'tomato', x: 84, y: 92, size: 0.94 },
      { kind: 'spoon', x: 74, y: 420, turn: -6 },
      { kind: 'garlic-head', x: 722, y: 92, size: 0.9 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
