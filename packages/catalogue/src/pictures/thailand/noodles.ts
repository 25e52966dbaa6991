import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, smallBowl, WHITE } from '../small-dishes.ts';
import { basil, chilliVinegar, peanutBowl } from './on-the-table.ts';

/** The tables of Thai noodles. */
export const THAILAND_NOODLES = {
  'pad-thai-goong': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#2f7d84', print: '#1d5b62' },
    close: 'top-left',
    vessel: { kind: 'coupe', x: 396, y: 302, radius: 256, rim: '#fbf5e6', well: '#f0e5cc', band: '#d9a23a' },
    layers: [],
    toppings: [
      {
        kind: 'strands',
        tones: ['#d9944c', '#e6ac66', '#c98038', '#efc284'],
        size: 1.02,
        width: 11,
        count: 150,
      },
      { kind: 'sprout', size: 38, place: scatter(30, { to: 0.88, gap: 0.9 }) },
      {
        kind: 'cube',
        tone: '#f3cf8c',
        side: '#c98f42',
        browned: true,
        size: 27,
        place: scatter(14, { to: 0.86, gap: 1.9 }),
      },
      { kind: 'strip', tone: '#5f9c3c', wide: true, size: 30, place: scatter(20, { to: 0.88, gap: 1.4 }) },
      { kind: 'prawn', tone: '#f08458', size: 78, place: around(6, 0.52, { first: 20, turn: 100 }) },
      { kind: 'prawn', tone: '#f4946a', size: 66, place: spots([0.02, 0.02, 40]) },
      { kind: 'crumble', tone: '#d9a860', size: 10, place: scatter(50, { to: 0.8, gap: 1.4 }) },
      { kind: 'wedge', fruit: 'lime', size: 44, place: spots([0.72, 0.62, 40]) },
    ],
    sides: [
      peanutBowl(82, 96, 68),
      loose(722, 512, 50, {
        kind: 'sprout',
        size: 58,
        place: spots([-0.3, 0, 20], [0.3, 0.4, 60], [0.2, -0.4, -30], [-0.1, 0.6, 100]),
      }),
      citrus('lime', 722, 88, 46),
      { kind: 'fork', x: 62, y: 430, turn: -8, size: 0.8 },
    ],
  },
  'pad-see-ew-nuea': {
    ground: { pattern: 'linen', motif: 'double', base: '#9cc3ae', print: '#4f8f74' },
    vessel: {
      kind: 'oval-dish',
      x: 392,
      y: 304,
      rx: 304,
      ry: 222,
      rim: '#f7efdd',
      well: '#e9dcc0',
      band: '#3f6f8a',
    },
    layers: [],
    toppings: [
      {
        kind: 'strands',
        tones: ['#b07a3c', '#c49050', '#976230', '#d6a868'],
        size: 0.98,
        width: 20,
        count: 80,
      },
      {
        kind: 'thin-slice',
        tone: '#6e3f24',
        size: 50,
        place: scatter(11, { to: 0.78, gap: 1.7 }),
      },
      { kind: 'floret', tone: '#3f8a34', size: 40, place: scatter(10, { to: 0.82, gap: 2 }) },
      { kind: 'carrot-coin', size: 23, place: scatter(9, { to: 0.8, gap: 2.2 }) },
      { kind: 'egg-rag', tone: '#f6d05a', size: 34, place: scatter(9, { to: 0.78, gap: 2 }) },
    ],
    sides: [
      chilliVinegar(720, 90, 66),
      { kind: 'fork', x: 44, y: 170, turn: -6, size: 0.66 },
      { kind: 'spoon', x: 746, y: 470, turn: 10, size: 0.76 },
    ],
  },
  'pad-kee-mao-tao-hu': {
    ground: { pattern: 'diamonds', motif: 'zigzag', base: '#a8567a', print: '#86385c' },
    vessel: { kind: 'comal', x: 400, y: 302, radius: 262, tone: '#33302e' },
    layers: [],
    toppings: [
      {
        kind: 'strands',
        tones: ['#b5702e', '#c98642', '#9c5c22', '#d99c58'],
        size: 0.88,
        width: 19,
        count: 78,
      },
      {
        kind: 'crumpled',
        tones: ['#4f9a3c', '#6fb350', '#3a7f2c'],
        vein: '#d9eab4',
        size: 32,
        place: scatter(14, { to: 0.78, gap: 1.6 }),
      },
      {
        kind: 'cube',
        tone: '#f0c98a',
        side: '#c08a44',
        browned: true,
        size: 32,
        place: scatter(15, { to: 0.76, gap: 1.6 }),
      },
      { kind: 'green-bean', size: 36, place: scatter(14, { to: 0.78, gap: 1.4 }) },
      { kind: 'carrot-coin', size: 20, place: scatter(12, { to: 0.78, gap: 2 }) },
      { kind: 'tomato-half', size: 27, place: scatter(9, { to: 0.72, gap: 2.6 }) },
      basil(6, 0.6, 42),
      { kind: 'chili', size: 44, place: spots([-0.34, -0.5, 30], [0.5, 0.36, -40]) },
    ],
    sides: [
      loose(728, 92, 44, { kind: 'garlic-clove', size: 24, place: spots([-0.4, 0, 20], [0.4, 0.5, 70]) }),
      loose(74, 92, 46, { kind: 'chili', size: 46, place: spots([0, 0, -24], [0.1, 0.7, -12]) }),
      { kind: 'chopsticks', x: 744, y: 440, turn: 10, size: 0.74, tone: '#8a4a2a' },
      loose(72, 506, 50, { kind: 'sprig', tone: '#3f7f3a', size: 60, place: spots([0, 0, -50]) }),
    ],
  },
  'khao-soi-gai': {
    ground: { pattern: 'diamonds', motif: 'nested', base: '#6f5a9a', print: '#4f3c78' },
    steam: true,
    vessel: {
      kind: 'deep-bowl',
      x: 396,
      y: 302,
      radius: 254,
      rim: '#f6eddc',
      well: '#e9dcc0',
      band: '#d9702c',
    },
    layers: [
      { kind: 'soup', tones: ['#e6952f', '#f0ac4c', '#d67f1e'], texture: 'cream' },
      { kind: 'oil', tone: '#c9481c', count: 46 },
      {
        kind: 'strands',
        tones: ['#f6d06a', '#f9de92', '#efc050'],
        size: 0.6,
        width: 9,
        count: 70,
      },
      {
        kind: 'chicken-thigh',
        tone: '#c98a44',
        size: 62,
        place: around(5, 0.62, { first: 10 }),
      },
    ],
    toppings: [
      {
        kind: 'strands',
        tones: ['#f0b840', '#f9d266', '#d99a2a', '#fbe08c'],
        size: 0.5,
        width: 9,
        count: 80,
      },
      {
        kind: 'onion-ring',
        tone: '#b04a78',
        half: true,
        size: 26,
        place: scatter(9, { from: 0.5, to: 0.84, gap: 2 }),
      },
      { kind: 'cilantro', tone: '#3f8c36', size: 24, place: scatter(9, { from: 0.2, to: 0.8, gap: 2.4 }) },
      { kind: 'wedge', fruit: 'lime', size: 40, place: spots([0.72, 0.2, 60]) },
    ],
    sides: [
      smallBowl(82, 504, 74, WHITE, [
        {
          kind: 'crumpled',
          tones: ['#eef0c0', '#dbe4a0', '#f6f6d8'],
          vein: '#fdfdf0',
          size: 62,
          place: scatter(18, { to: 0.64, gap: 0.6 }),
        },
      ]),
      smallBowl(722, 98, 60, { rim: '#3f8a86', well: '#efe6d0' }, [
        {
          kind: 'onion-ring',
          tone: '#b04a78',
          half: true,
          size: 54,
          place: scatter(12, { to: 0.6, gap: 0.6 }),
        },
      ]),
      citrus('lime', 82, 92, 48),
      { kind: 'chopsticks', x: 738, y: 400, turn: 8, size: 0.86, tone: '#5a3424' },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
