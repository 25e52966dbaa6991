import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, pepperSpecks, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Thai breakfasts and desserts. */
export const THAILAND_BREAKFASTS_AND_DESSERTS = {
  'jok-moo': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#b5654a', print: '#8f4530' },
    close: 'top-right',
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 252, rim: '#e9f0ea', well: '#fbf0d6', band: '#3f7f9c' },
    layers: [
      { kind: 'porridge', tone: '#fdf0cc', grain: '#fffaf0', count: 150, length: 12 },
      { kind: 'meatball', tone: '#c08c5c', size: 42, place: around(7, 0.6) },
      { kind: 'meatball', tone: '#c4966c', size: 40, place: spots([-0.3, -0.16], [0.1, 0.36]) },
    ],
    toppings: [
      { kind: 'julienne', tone: '#f0cf7a', size: 34, place: scatter(16, { to: 0.7, gap: 1 }) },
      { kind: 'spring-onion', size: 12, place: scatter(26, { from: 0.4, to: 0.8, gap: 2 }) },
      { kind: 'egg', size: 84, place: spots([0.1, -0.06, 20]) },
      { kind: 'cilantro', tone: '#3f8c36', size: 24, place: scatter(9, { from: 0.36, to: 0.78, gap: 2.4 }) },
      pepperSpecks(70, 0.8),
    ],
    sides: [
      smallBowl(722, 96, 60, WHITE, [
        { kind: 'julienne', tone: '#f3d88c', size: 66, place: scatter(22, { to: 0.5, gap: 0.4 }) },
      ]),
      smallBowl(82, 506, 58, { rim: '#2f5f5a', well: '#2a1710' }, [
        { kind: 'soup', tones: ['#3a1c10'], texture: 'broth' },
      ]),
      { kind: 'spoon', x: 732, y: 420, turn: 6, size: 0.94 },
      { kind: 'whole-egg', x: 80, y: 90, size: 0.98 },
    ],
  },
  'khanom-pang-sangkhaya': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#f6e0c4', print: '#7fb09c' },
    vessel: { kind: 'plate', x: 398, y: 302, radius: 264, rim: '#fdf8ea', well: '#f3e8d0', band: '#e0903c' },
    layers: [],
    toppings: [
      {
        kind: 'toasts',
        shape: 'square',
        size: 0.27,
        crumb: '#fff6e0',
        crust: '#f3dca8',
        spots: [
          [-0.02, -0.72, 4],
          [0.62, -0.42, 50],
          [0.7, 0.3, 96],
          [0.14, 0.74, 172],
          [-0.56, 0.54, 222],
          [-0.74, -0.16, 276],
          [-0.5, -0.6, 318],
        ],
      },
    ],
    sides: [
      {
        kind: 'dish',
        vessel: { kind: 'ramekin', x: 396, y: 304, radius: 106, rim: '#c9703a', well: '#e6b25a' },
        layers: [
          { kind: 'soup', tones: ['#d99a3c', '#e6ae54'], texture: 'cream' },
          { kind: 'swirl', tone: '#e0a548', size: 0.8 },
        ],
        toppings: [],
      },
      smallBowl(722, 98, 62, WHITE, [
        {
          kind: 'chunk',
          tones: ['#b5702e', '#c98642', '#9c5c22'],
          size: 52,
          place: scatter(10, { to: 0.6, gap: 1.1 }),
        },
      ]),
      { kind: 'whole-egg', x: 80, y: 92, size: 0.98 },
      { kind: 'spoon', x: 64, y: 470, turn: -14, size: 0.66 },
    ],
  },
  'khao-niao-mamuang': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#3f9480', print: '#28725f' },
    vessel: { kind: 'plate', x: 398, y: 302, radius: 264, rim: '#fdf8ec', well: '#f6eedb', band: '#e8a52c' },
    layers: [],
    toppings: [
      {
        kind: 'round-slice',
        tone: '#fbb92e',
        edge: '#ee9a1a',
        size: 72,
        place: spots(
          [0.1, -0.66, 0],
          [0.3, -0.5, 40],
          [0.44, -0.28, 80],
          [0.5, -0.02, 120],
          [0.46, 0.24, 160],
          [0.32, 0.48, 200],
          [0.12, 0.66, 240],
        ),
      },
    ],
    sides: [
      {
        kind: 'dish',
        vessel: { kind: 'table', x: 336, y: 302, radius: 118 },
        layers: [],
        toppings: [
          { kind: 'rice', tones: ['#fffdf2', '#f8f0da', '#ffffff'], size: 1, grain: 26, heap: true },
          { kind: 'drizzle', tone: '#fffdf6', path: 'zigzag', size: 0.66, width: 0.12, turn: 24 },
          { kind: 'sesame', size: 14, tone: '#e6b860', place: scatter(40, { to: 0.7, gap: 1.6 }) },
        ],
      },
      smallBowl(82, 504, 62, WHITE, [
        { kind: 'soup', tones: ['#fffaee', '#fbf3e0'], texture: 'cream' },
        { kind: 'pool', tones: ['#fffdf6'], size: 0.6, rough: 0.12 },
      ]),
      { kind: 'coconut', x: 722, y: 98, size: 0.96 },
      { kind: 'spoon', x: 738, y: 430, turn: 8, size: 0.9 },
    ],
  },
  'kluai-buat-chi': {
    ground: { pattern: 'diamonds', motif: 'star', base: '#8fb86a', print: '#6a9448' },
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 250, rim: '#7a4a2c', well: '#fbf3e0', band: '#c99a5c' },
    layers: [
      { kind: 'soup', tones: ['#fbf1da', '#fff9ec', '#f3e4c2'], texture: 'cream' },
      { kind: 'rice-cake', tone: '#f9e09a', size: 60, place: scatter(14, { to: 0.74, gap: 1.1 }) },
    ],
    toppings: [{ kind: 'sesame', size: 6, place: scatter(70, { to: 0.8, gap: 2 }) }],
    sides: [
      loose(714, 500, 60, { kind: 'banana', size: 100, place: spots([0, 0, -50]) }),
      { kind: 'coconut', x: 84, y: 96, size: 1 },
      { kind: 'napkin', x: 56, y: 500, turn: -14, size: 0.56, edge: '#c9703a' },
    ],
  },
  'tub-tim-krob': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#2f6a5c', print: '#1d4c40' },
    vessel: { kind: 'glass-bowl', x: 398, y: 302, radius: 252 },
    layers: [
      { kind: 'soup', tones: ['#fffaf0', '#fbf3e2', '#ffffff'], texture: 'cream' },
      { kind: 'ice-cube', size: 44, place: scatter(8, { to: 0.76, gap: 2 }) },
      {
        kind: 'cube',
        tone: '#e0385c',
        side: '#a81838',
        size: 27,
        place: scatter(26, { to: 0.82, gap: 1.7 }),
      },
    ],
    toppings: [
      { kind: 'cube', tone: '#f0587a', side: '#c42448', size: 27, place: scatter(9, { to: 0.6, gap: 2 }) },
      { kind: 'ice-cube', size: 36, place: scatter(5, { to: 0.66, gap: 2.4 }) },
    ],
    sides: [
      { kind: 'coconut', x: 722, y: 100, size: 1 },
      smallBowl(82, 506, 64, WHITE, [
        {
          kind: 'cube',
          tone: '#e0385c',
          side: '#a81838',
          size: 62,
          place: scatter(12, { to: 0.66, gap: 1 }),
        },
      ]),
      { kind: 'spoon', x: 734, y: 430, turn: 8, size: 0.9 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
