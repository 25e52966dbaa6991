import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose } from '../small-dishes.ts';
import { chilli, coriander, onionBowl } from './on-the-table.ts';

/** The tables of Mexican soups. */
export const MEXICO_SOUPS = {
  'sopa-azteca': {
    ground: { pattern: 'diamonds', motif: 'zigzag', base: '#3aa39b', print: '#22807a' },
    steam: true,
    vessel: {
      kind: 'deep-bowl',
      x: 404,
      y: 302,
      radius: 246,
      rim: '#f4c95a',
      well: '#c98a2c',
      band: '#c9452c',
    },
    layers: [
      { kind: 'soup', tones: ['#a8361a', '#c04a26', '#8f2a12'], texture: 'broth' },
      { kind: 'oil', tone: '#e9863a', count: 44 },
    ],
    toppings: [
      { kind: 'strip', tone: '#d99a3a', wide: true, size: 50, place: scatter(22, { to: 0.5, gap: 0.4 }) },
      { kind: 'strip', tone: '#edb852', wide: true, size: 46, place: scatter(18, { to: 0.4, gap: 0.4 }) },
      { kind: 'pool', tones: ['#fff9ec', '#ffffff'], x: -0.02, y: -0.02, size: 0.2, rough: 0.5 },
      {
        kind: 'cube',
        tone: '#cfe07a',
        side: '#86a03a',
        size: 23,
        place: scatter(10, { from: 0.52, to: 0.8, gap: 2 }),
      },
      {
        kind: 'cube',
        tone: '#fffaf0',
        side: '#e3d6bd',
        size: 20,
        place: scatter(10, { from: 0.5, to: 0.8, gap: 2 }),
      },
      { kind: 'strip', tone: '#4a1a14', wide: true, size: 24, place: scatter(11, { to: 0.66, gap: 1.8 }) },
    ],
    sides: [
      citrus('lime', 88, 94, 50),
      { kind: 'avocado-half', x: 722, y: 500, turn: -30 },
      { kind: 'spoon', x: 738, y: 180, turn: 12, size: 0.92 },
      loose(84, 506, 50, {
        kind: 'strip',
        tone: '#e4a945',
        wide: true,
        size: 42,
        place: spots([-0.3, -0.3, 20], [0.4, 0.1, 70], [-0.1, 0.5, 140]),
      }),
    ],
  },
  'sopa-de-fideo': {
    ground: { pattern: 'linen', motif: 'hem', base: '#bcd8cf', print: '#3f8a78' },
    steam: true,
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 248, rim: '#2f6fa0', well: '#e9dcc2', band: '#bfe0ea' },
    layers: [
      { kind: 'soup', tones: ['#d9561f', '#e66c30', '#c64716'], texture: 'broth' },
      {
        kind: 'shreds',
        tones: ['#f2a24a', '#f8c070', '#e88c36'],
        size: 0.82,
        width: 5,
        long: 50,
        count: 400,
      },
      { kind: 'oil', tone: '#f6a850', count: 30 },
    ],
    toppings: [
      {
        kind: 'cube',
        tone: '#cfe07a',
        side: '#86a03a',
        size: 27,
        place: scatter(9, { to: 0.4, gap: 1.6 }),
      },
      coriander(16, 0.6, 21),
      { kind: 'wedge', fruit: 'lime', size: 52, place: spots([0.6, 0.42, -40]) },
    ],
    sides: [
      { kind: 'tomato', x: 84, y: 96 },
      { kind: 'spoon', x: 730, y: 330, turn: 8, size: 1.05 },
      { kind: 'garlic-head', x: 80, y: 506, size: 0.9 },
      citrus('lime', 720, 86, 46),
    ],
  },
  'pozole-rojo': {
    ground: { pattern: 'diamonds', motif: 'nested', base: '#62a055', print: '#447f3b' },
    close: 'bottom-right',
    steam: true,
    vessel: {
      kind: 'clay-dish',
      x: 392,
      y: 302,
      radius: 252,
      rim: '#b4592c',
      well: '#7e351a',
      band: '#f2dfb4',
    },
    layers: [
      { kind: 'soup', tones: ['#b02a16', '#c53c22', '#98200e'], texture: 'broth' },
      { kind: 'oil', tone: '#ea7a34', count: 40 },
      { kind: 'corn', tone: '#f9edd0', size: 19, place: scatter(52, { from: 0.2, to: 0.92, gap: 1.4 }) },
      {
        kind: 'chunk',
        tones: ['#b8704a', '#c98560', '#a45f3c'],
        size: 27,
        place: scatter(13, { from: 0.45, to: 0.86, gap: 1.7 }),
      },
    ],
    toppings: [
      {
        kind: 'shreds',
        tones: ['#a9cf62', '#c4e086', '#8fbb48', '#e0eeb4'],
        size: 0.44,
        width: 7,
        long: 46,
        count: 120,
      },
      {
        kind: 'radish',
        size: 33,
        place: spots(
          [-0.12, -0.2, 10],
          [0.14, -0.12, 40],
          [0.2, 0.14, 70],
          [-0.04, 0.12, 20],
          [-0.24, 0.06, 50],
        ),
      },
      { kind: 'onion-dice', size: 9, place: scatter(30, { to: 0.5, gap: 1.6 }) },
      { kind: 'seed', tone: '#6e7a34', size: 4, place: scatter(30, { to: 0.7 }) },
    ],
    sides: [
      onionBowl(724, 92, 66),
      loose(726, 500, 60, {
        kind: 'radish',
        size: 32,
        place: spots([-0.4, -0.3], [0.5, 0.1], [-0.1, 0.7]),
      }),
      citrus('lime', 84, 92, 48),
      chilli(76, 510, -28, '#8f1f14'),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
