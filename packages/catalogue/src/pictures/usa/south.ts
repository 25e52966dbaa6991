import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, smallBowl, springOnions, WHITE } from '../small-dishes.ts';

const ANDOUILLE = '#9c4326';
const HOT_SAUCE = { kind: 'bottle', tone: '#b5281c', cap: '#3a2018', label: '#f4e2b0' } as const;

/** The pictures of dishes from Louisiana, the Carolinas and the rest of the South. */
export const USA_SOUTH = {
  'chicken-and-andouille-gumbo': {
    ground: { pattern: 'wood', motif: 'planks', base: '#5f8f86', print: '#3f6a63' },
    steam: true,
    vessel: {
      kind: 'deep-bowl',
      x: 402,
      y: 302,
      radius: 254,
      rim: '#f5ead2',
      well: '#6b3516',
      band: '#2f6a63',
    },
    layers: [
      { kind: 'soup', tones: ['#6a3413', '#7f451e', '#542709'], texture: 'broth' },
      { kind: 'oil', tone: '#c9823a', count: 22 },
      {
        kind: 'seared',
        tones: ['#c99560', '#b9824c', '#d9aa78'],
        size: 34,
        place: scatter(12, { from: 0.5, to: 0.88, gap: 1.5 }),
      },
      { kind: 'dice', tone: '#6f8f34', size: 11, place: scatter(22, { from: 0.42, to: 0.92, gap: 1.8 }) },
    ],
    toppings: [
      { kind: 'okra', size: 25, place: scatter(13, { from: 0.46, to: 0.86, gap: 1.9 }) },
      { kind: 'chorizo', tone: ANDOUILLE, size: 33, place: around(8, 0.66, { first: 12 }) },
      { kind: 'rice', tones: ['#fffdf6', '#f3ead6', '#ffffff'], size: 0.4, grain: 16, heap: true },
      springOnions(26, 0.8, 11),
    ],
    sides: [
      { ...HOT_SAUCE, x: 728, y: 430, turn: 12, size: 1.05 },
      loose(80, 92, 44, {
        kind: 'okra-pod',
        size: 54,
        place: spots([-0.2, -0.4, -30], [0.3, 0.3, -12], [-0.3, 0.9, -42]),
      }),
      { kind: 'spoon', x: 76, y: 370, turn: -6 },
    ],
  },
  jambalaya: {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#e9c65a', print: '#b9852a' },
    vessel: { kind: 'pot', x: 398, y: 302, radius: 244, tone: '#2f4f6a', well: '#e8d3ae' },
    layers: [
      { kind: 'lining', tone: '#c96a2c' },
      { kind: 'rice', tones: ['#e08a3e', '#d97a30', '#eba055'], size: 1, grain: 15 },
      { kind: 'dice', tone: '#5f9a3a', size: 15, place: scatter(24, { to: 0.9, gap: 1.8 }) },
      { kind: 'dice', tone: '#c9361f', size: 13, place: scatter(18, { to: 0.9, gap: 2 }) },
      {
        kind: 'seared',
        tones: ['#d9a05c', '#c98a44', '#b9763a'],
        size: 34,
        place: scatter(10, { to: 0.8, gap: 1.9 }),
      },
    ],
    toppings: [
      { kind: 'chorizo', tone: ANDOUILLE, size: 31, place: scatter(11, { to: 0.82, gap: 1.9 }) },
      {
        kind: 'prawn',
        size: 60,
        place: spots(
          [-0.5, -0.34, 20],
          [0.04, -0.56, 70],
          [0.54, -0.22, 150],
          [0.36, 0.42, 230],
          [-0.2, 0.56, 300],
          [-0.58, 0.2, 340],
          [0, 0, 100],
        ),
      },
      springOnions(34, 0.84, 11),
      { kind: 'leaf', tone: '#5e7f4a', size: 46, place: spots([0.16, 0.16, 40]) },
    ],
    sides: [
      { kind: 'wooden-spoon', x: 722, y: 410, turn: 14, size: 1 },
      { kind: 'garlic-head', x: 84, y: 96 },
      loose(84, 506, 34, { kind: 'scallion', size: 96, place: spots([0, -0.2, 72], [0.7, 0.1, 84]) }),
    ],
  },
  'meatless-red-beans-and-rice': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#4f9a86', print: '#357a68' },
    vessel: { kind: 'plate', x: 396, y: 302, radius: 272, rim: '#f8f0dc', well: '#efe2c6', band: '#b53a2a' },
    layers: [
      { kind: 'soup', tones: ['#8a3826', '#a04a32', '#762c1c'], texture: 'coarse' },
      { kind: 'bean', tone: '#7a1f22', size: 22, place: scatter(66, { from: 0.3, to: 0.95, gap: 1.15 }) },
      { kind: 'dice', tone: '#7a9a4a', size: 9, place: scatter(16, { from: 0.4, to: 0.9, gap: 2 }) },
      { kind: 'wilted', tones: ['#3f7a38', '#2f6a30'], size: 34, place: around(7, 0.66, { first: 20 }) },
    ],
    toppings: [
      { kind: 'rice', tones: ['#fffdf6', '#f3ead6', '#ffffff'], size: 0.46, grain: 18, heap: true },
      springOnions(24, 0.62, 11),
      { kind: 'leaf', tone: '#5e7f4a', size: 48, place: spots([0.52, -0.42, 30]) },
    ],
    sides: [
      { ...HOT_SAUCE, x: 736, y: 150, turn: -10, size: 0.98 },
      smallBowl(732, 508, 74, WHITE, [
        { kind: 'bean', tone: '#6a1a1e', size: 50, place: scatter(16, { to: 0.7, gap: 0.95 }) },
      ]),
      { kind: 'fork', x: 66, y: 330, turn: -6 },
    ],
  },
  'shrimp-and-grits': {
    ground: { pattern: 'linen', motif: 'hem', base: '#6f9fc0', print: '#f4ead0' },
    close: 'bottom-right',
    vessel: { kind: 'coupe', x: 400, y: 302, radius: 258, rim: '#fbf6ea', well: '#f5e6bc', band: '#3f6f8f' },
    layers: [
      { kind: 'mash', tones: ['#fbe9b0', '#fdf2cc', '#f3dc96'], size: 0.98 },
      { kind: 'pool', tones: ['#c9622c', '#dd8040'], x: 0, y: 0.02, size: 0.74, rough: 0.4 },
      { kind: 'mushroom', tone: '#a87a4e', size: 30, place: scatter(10, { to: 0.62, gap: 1.5 }) },
      { kind: 'dice', tone: '#d23a24', size: 15, place: scatter(18, { to: 0.62, gap: 1.6 }) },
    ],
    toppings: [
      { kind: 'tomato-half', size: 27, place: scatter(8, { to: 0.6, gap: 1.9 }) },
      {
        kind: 'prawn',
        tone: '#ee7f52',
        size: 78,
        place: spots(
          [-0.38, -0.3, 20],
          [0.12, -0.46, 80],
          [0.48, -0.06, 160],
          [0.24, 0.42, 240],
          [-0.32, 0.38, 310],
          [-0.02, -0.02, 30],
        ),
      },
      { kind: 'lardon', size: 19, place: scatter(9, { to: 0.7, gap: 3 }) },
      springOnions(30, 0.74, 11),
    ],
    sides: [
      citrus('lemon', 84, 96, 50),
      { kind: 'cheese-wedge', x: 722, y: 500, turn: 150, size: 1.05, tone: '#f0a43c' },
      { kind: 'spoon', x: 728, y: 190, turn: 16, size: 0.92 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
