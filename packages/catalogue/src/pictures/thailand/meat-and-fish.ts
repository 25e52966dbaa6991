import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, riceBowl, smallBowl, springOnions } from '../small-dishes.ts';
import { basil, birdsEyes, cucumberBowl } from './on-the-table.ts';

/** The tables of Thai meat and fish with rice. */
export const THAILAND_MEAT_AND_FISH = {
  'pad-kra-pao-moo': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#e0a83c', print: '#c4861e' },
    close: 'bottom-right',
    vessel: { kind: 'coupe', x: 398, y: 302, radius: 258, rim: '#3f7a94', well: '#f3ecd8', band: '#9cc4d4' },
    layers: [],
    toppings: [
      { kind: 'rice', tones: ['#fffdf4', '#f6efdc', '#ffffff'], size: 0.9, grain: 17, heap: true },
      { kind: 'pool', tones: ['#7a4420', '#94592c'], x: 0.22, y: 0.16, size: 0.6, rough: 0.4 },
      { kind: 'crumble', tone: '#94592e', size: 23, place: scatter(64, { to: 0.66, gap: 0.8 }) },
      { kind: 'crumble', tone: '#b5783f', size: 20, place: scatter(46, { to: 0.6, gap: 0.9 }) },
      { kind: 'green-bean', size: 18, place: scatter(26, { to: 0.64, gap: 1.6 }) },
      { kind: 'chili-ring', size: 13, place: scatter(14, { to: 0.62, gap: 2.4 }) },
      basil(7, 0.6, 36),
      { kind: 'egg', size: 116, place: spots([-0.16, -0.16, 20]) },
    ],
    sides: [
      cucumberBowl(722, 500, 74),
      birdsEyes(82, 90, -26),
      loose(722, 90, 50, { kind: 'sprig', tone: '#3f7f3a', size: 60, place: spots([0, 0, -30]) }),
      { kind: 'spoon', x: 62, y: 420, turn: -8, size: 0.9 },
    ],
  },
  'gai-pad-med-mamuang': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#4f8fb0', print: '#336f90' },
    close: 'bottom-left',
    vessel: { kind: 'coupe', x: 396, y: 302, radius: 256, rim: '#fbf5e6', well: '#f0e4c8', band: '#c9472f' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#a8622a', '#bd783c'], size: 0.94, rough: 0.16 },
      {
        kind: 'onion-ring',
        tone: '#f6e3b8',
        half: true,
        size: 40,
        place: scatter(14, { to: 0.86, gap: 1.2 }),
      },
      {
        kind: 'seared',
        tones: ['#d9964a', '#e8ae64', '#c47f34'],
        size: 44,
        place: scatter(26, { to: 0.84, gap: 1.3 }),
      },
      { kind: 'strip', tone: '#d0301f', wide: true, size: 36, place: scatter(14, { to: 0.86, gap: 1.5 }) },
      { kind: 'strip', tone: '#5f9c3c', wide: true, size: 36, place: scatter(12, { to: 0.86, gap: 1.5 }) },
      { kind: 'carrot-coin', size: 20, place: scatter(11, { to: 0.86, gap: 2 }) },
      { kind: 'nut', tone: '#f0d094', size: 25, place: scatter(22, { to: 0.82, gap: 1.5 }) },
      {
        kind: 'chili',
        tone: '#8f1c14',
        size: 50,
        place: spots([-0.3, -0.44, 30], [0.46, 0.2, -50], [-0.2, 0.5, 10]),
      },
    ],
    sides: [
      riceBowl(86, 502, 82),
      smallBowl(722, 96, 64, { rim: '#7a4a2c', well: '#c99a5c' }, [
        { kind: 'nut', tone: '#f0d094', size: 44, place: scatter(16, { to: 0.66, gap: 0.9 }) },
      ]),
      { kind: 'spoon', x: 736, y: 420, turn: 6, size: 0.9 },
    ],
  },
  'larb-moo': {
    ground: { pattern: 'wood', motif: 'boards', base: '#b98a5f', print: '#8f6240' },
    close: 'top-left',
    vessel: { kind: 'banana-leaf', x: 392, y: 304, rx: 340, ry: 232 },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#b07c50', '#c49468'], x: -0.08, y: 0, size: 0.68, rough: 0.3 },
      { kind: 'crumble', tone: '#b5835a', size: 25, place: scatter(90, { to: 0.62, gap: 0.8 }) },
      { kind: 'crumble', tone: '#d0a478', size: 21, place: scatter(56, { to: 0.52, gap: 0.9 }) },
      {
        kind: 'onion-ring',
        tone: '#b04a78',
        half: true,
        size: 28,
        place: scatter(16, { to: 0.54, gap: 1.6 }),
      },
      springOnions(24, 0.54, 12),
      { kind: 'leaf', tone: '#4f9a44', size: 32, place: scatter(14, { to: 0.54, gap: 1.6 }) },
      { kind: 'seed', tone: '#c42a12', size: 6, place: scatter(50, { to: 0.54 }) },
      { kind: 'seed', tone: '#f0d49a', size: 7, place: scatter(50, { to: 0.52 }) },
      { kind: 'cabbage-wedge', size: 78, place: spots([0.74, -0.36, 40], [0.78, 0.2, 80]) },
      { kind: 'wedge', fruit: 'lime', size: 42, place: spots([-0.78, 0.36, 40]) },
    ],
    sides: [
      riceBowl(92, 92, 78),
      cucumberBowl(84, 514, 70),
      loose(724, 524, 50, {
        kind: 'sprig',
        tone: '#4f9a44',
        size: 58,
        place: spots([0, 0, -40], [-0.4, 0.2, 30]),
      }),
    ],
  },
  'pla-neung-manao': {
    ground: { pattern: 'block-print', motif: 'paisley', base: '#4f6fa6', print: '#355288' },
    vessel: {
      kind: 'oval-dish',
      x: 398,
      y: 304,
      rx: 312,
      ry: 216,
      rim: '#fbf6ea',
      well: '#eef0d8',
      band: '#7fae5a',
    },
    layers: [
      { kind: 'soup', tones: ['#e3d98c', '#efe7ac', '#d6ca74'], texture: 'broth' },
      {
        kind: 'crumpled',
        tones: ['#c4dc74', '#a8c858', '#dcea9c'],
        vein: '#fbfce6',
        size: 44,
        place: scatter(26, { to: 0.9, gap: 1 }),
      },
      { kind: 'julienne', tone: '#ee8a30', size: 32, place: scatter(18, { to: 0.88, gap: 1.2 }) },
    ],
    toppings: [
      {
        kind: 'fillet',
        tone: '#f9e0b8',
        size: 110,
        place: spots([-0.34, -0.34, 12], [0.36, -0.3, -8], [-0.34, 0.36, -6], [0.36, 0.4, 10]),
      },
      {
        kind: 'fruit-slice',
        fruit: 'lime',
        size: 32,
        place: spots(
          [-0.02, -0.5, 0],
          [-0.04, 0.06, 40],
          [0.02, 0.56, 80],
          [0.7, 0.06, 20],
          [-0.72, 0.02, 60],
        ),
      },
      { kind: 'garlic', tone: '#fbf3d8', size: 11, place: scatter(40, { to: 0.72, gap: 1.4 }) },
      { kind: 'chili-ring', size: 13, place: scatter(16, { to: 0.74, gap: 2.4 }) },
      { kind: 'cilantro', tone: '#3f8c36', size: 24, place: scatter(16, { to: 0.76, gap: 2 }) },
    ],
    sides: [
      riceBowl(726, 514, 74),
      citrus('lime', 74, 82, 46),
      { kind: 'spoon', x: 56, y: 520, turn: -40, size: 0.6 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
