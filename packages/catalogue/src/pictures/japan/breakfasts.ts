import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, riceBowl, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Japanese breakfasts. */
export const JAPAN_BREAKFASTS = {
  'sake-no-shioyaki-teishoku': {
    ground: { pattern: 'wood', motif: 'boards', base: '#6a3a30', print: '#4a241e' },
    vessel: {
      kind: 'oval-dish',
      x: 292,
      y: 200,
      rx: 262,
      ry: 164,
      rim: '#b9cbb5',
      well: '#dfe6d4',
      band: '#7f9f88',
    },
    layers: [],
    toppings: [
      { kind: 'fillet', tone: '#e8743f', size: 176, place: spots([-0.14, -0.04, -8]) },
      { kind: 'dollop', tone: '#fbf6e6', size: 52, place: spots([0.6, 0.16, 20]) },
      { kind: 'dollop', tone: '#d9b48c', size: 22, place: spots([0.6, 0.14, 40]) },
    ],
    sides: [
      riceBowl(160, 462, 118, { rim: '#35547f', well: '#efe6d0' }),
      smallBowl(640, 432, 142, { rim: '#2b1a18', well: '#7a2a20', band: '#b5362a' }, [
        { kind: 'soup', tones: ['#c9a064', '#d6b27a', '#b98e50'], texture: 'coarse' },
        {
          kind: 'cube',
          tone: '#fffaee',
          side: '#e6dcc4',
          size: 46,
          place: scatter(9, { to: 0.62, gap: 1.5 }),
        },
        { kind: 'seaweed', size: 44, place: scatter(8, { to: 0.7, gap: 1.2 }) },
        { kind: 'spring-onion', size: 20, place: scatter(9, { to: 0.6, gap: 2 }) },
      ]),
      smallBowl(670, 148, 98, WHITE, [
        {
          kind: 'wilted',
          size: 62,
          tones: ['#3f7a3a', '#528c48', '#2f642f'],
          place: scatter(16, { to: 0.56, gap: 0.4 }),
        },
      ]),
      { kind: 'chopsticks', x: 396, y: 572, turn: 90, size: 0.66, tone: '#2b1a18' },
    ],
  },
  onigiri: {
    ground: { pattern: 'block-print', motif: 'flower', base: '#6f9a7a', print: '#4a7858' },
    vessel: { kind: 'board', x: 398, y: 302, rx: 318, ry: 216, tone: '#8a5a34' },
    layers: [],
    toppings: [
      {
        kind: 'triangle',
        tone: '#fffdf6',
        edge: '#eee4cf',
        size: 128,
        place: spots([-0.58, -0.3, 0], [0.02, -0.34, 4], [0.6, -0.28, -5], [-0.3, 0.42, -4], [0.3, 0.4, 5]),
      },
      {
        kind: 'nori',
        square: true,
        tone: '#22332a',
        size: 50,
        place: spots([-0.58, -0.06, 0], [0.02, -0.1, 4], [0.6, -0.04, -5], [-0.3, 0.66, -4], [0.3, 0.64, 5]),
      },
    ],
    sides: [
      smallBowl(726, 90, 60, WHITE, [{ kind: 'mash', tones: ['#f3dcc0', '#e9cba8'], size: 0.9 }]),
      { kind: 'cup', x: 80, y: 92, tone: '#5d7f86', drink: '#a8ae4a', size: 0.9 },
      loose(716, 516, 50, {
        kind: 'nori',
        square: true,
        tone: '#22332a',
        size: 54,
        place: spots([0, 0, 20], [0.5, 0.3, 50]),
      }),
    ],
  },
  'tamago-sando': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#e9b5a8', print: '#d98a7c' },
    vessel: { kind: 'paper', x: 398, y: 302, rx: 300, ry: 220, tone: '#fbf6ea', print: '#c3d2d8' },
    layers: [],
    toppings: [
      {
        kind: 'sandwiches',
        size: 1.06,
        crumb: '#fffaf0',
        crust: '#efdcb8',
        bands: ['#f9dc78', '#fbe9a8', '#f6cf52', '#fdf3d0', '#f6d460'],
        spots: [
          [-0.06, -0.48, -6],
          [0.06, 0.5, 4],
        ],
      },
    ],
    sides: [
      { kind: 'cup', x: 724, y: 100, tone: '#7a9a94', drink: '#6a3a18', turn: 150, size: 0.9 },
      { kind: 'whole-egg', x: 72, y: 88, turn: 30 },
      { kind: 'whole-egg', x: 728, y: 516, turn: -30, tone: '#f3e3cf' },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
