import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, riceBowl, sauceBowl, smallBowl, springOnions, WHITE } from '../small-dishes.ts';

/** The tables of Thai eggs and fried rice. */
export const THAILAND_EGGS_AND_RICE = {
  'khao-pad-pak': {
    ground: { pattern: 'wood', motif: 'planks', base: '#5f93a3', print: '#41717f' },
    vessel: { kind: 'plate', x: 398, y: 302, radius: 262, rim: '#fbf3df', well: '#f3e6c8', band: '#d9602c' },
    layers: [],
    toppings: [
      {
        kind: 'rice',
        tones: ['#fbdc98', '#f6cc78', '#fdeabb', '#eeba58'],
        size: 1.02,
        grain: 16,
        heap: true,
      },
      { kind: 'dice', tone: '#ee8127', size: 13, place: scatter(38, { to: 0.92, gap: 1.7 }) },
      { kind: 'pea', size: 11, place: scatter(44, { to: 0.92, gap: 1.7 }) },
      { kind: 'floret', tone: '#3f8a34', size: 30, place: scatter(15, { to: 0.88, gap: 1.9 }) },
      { kind: 'egg-rag', tone: '#f8d24a', size: 38, place: scatter(14, { to: 0.84, gap: 1.8 }) },
      {
        kind: 'tomato-wedge',
        size: 40,
        place: spots([0.5, -0.44, 30], [-0.56, -0.36, 150], [0.12, 0.62, 80], [-0.34, 0.4, 210]),
      },
      springOnions(26, 0.86, 11),
      { kind: 'cucumber', size: 42, place: spots([0.98, 0.2, 80], [0.94, 0.46, 70], [0.78, 0.7, 60]) },
      { kind: 'wedge', fruit: 'lime', size: 42, place: spots([-0.9, 0.62, -40]) },
    ],
    sides: [
      citrus('lime', 82, 92, 46),
      { kind: 'whole-egg', x: 722, y: 92, size: 1 },
      { kind: 'fork', x: 58, y: 380, turn: -6, size: 0.86 },
      { kind: 'spoon', x: 744, y: 420, turn: 6, size: 0.86 },
    ],
  },
  'khai-luk-khoei': {
    ground: { pattern: 'block-print', motif: 'paisley', base: '#c79ab4', print: '#a57494' },
    close: 'bottom-right',
    vessel: { kind: 'plate', x: 398, y: 302, radius: 260, rim: '#f9f0da', well: '#f0e2c0', band: '#b5485a' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#a3501a', '#b9662a'], size: 1, rough: 0.14 },
      { kind: 'boiled-egg', size: 62, place: around(7, 0.62, { turn: 90 }) },
      { kind: 'boiled-egg', size: 62, place: spots([0, 0, 20]) },
      { kind: 'fried-onion', size: 22, place: scatter(34, { to: 0.66, gap: 0.9 }) },
      { kind: 'chili', tone: '#8f1c14', size: 56, place: spots([-0.3, -0.3, 40], [0.34, 0.3, -30]) },
      { kind: 'cilantro', tone: '#3f8c36', size: 26, place: scatter(9, { to: 0.72, gap: 2.4 }) },
    ],
    sides: [
      riceBowl(86, 96, 78),
      smallBowl(718, 498, 86, WHITE, [
        {
          kind: 'crumpled',
          tones: ['#3f8a34', '#5aa348', '#2f7026'],
          vein: '#b9d88a',
          size: 74,
          place: scatter(18, { to: 0.68, gap: 0.7 }),
        },
        { kind: 'garlic', tone: '#f6e3b0', size: 28, place: scatter(6, { to: 0.6, gap: 1.4 }) },
      ]),
      { kind: 'whole-egg', x: 724, y: 92, size: 1 },
      loose(80, 506, 46, {
        kind: 'chili',
        tone: '#8f1c14',
        size: 54,
        place: spots([0, 0, -24], [0.2, 0.6, -8]),
      }),
    ],
  },
  'khai-jeow': {
    ground: { pattern: 'stripes', motif: 'ticking', base: '#f3e6cc', print: '#3f8f8a' },
    vessel: { kind: 'coupe', x: 365, y: 302, radius: 258, rim: '#c9534a', well: '#fbf4e2', band: '#f0b8a4' },
    layers: [],
    toppings: [
      { kind: 'rice', tones: ['#fffdf4', '#f6efdc', '#ffffff'], size: 0.92, grain: 17, heap: true },
      { kind: 'cake', tone: '#f0b840', size: 0.72, browned: 0.7 },
      { kind: 'strip', tone: '#ee8127', size: 24, place: scatter(26, { to: 0.62, gap: 1.2 }) },
      springOnions(24, 0.62, 12),
      { kind: 'cucumber', size: 46, place: spots([0.78, -0.3, 70], [0.84, -0.06, 84], [0.8, 0.2, 100]) },
      {
        kind: 'fruit-slice',
        fruit: 'tomato',
        size: 42,
        place: spots([-0.76, 0.28, 20], [-0.62, 0.52, 60], [-0.42, 0.7, 110]),
      },
      { kind: 'drizzle', tone: '#d0301a', path: 'wave', size: 0.4, width: 0.04, turn: 24 },
    ],
    sides: [
      sauceBowl(722, 96, 58, '#d0301a'),
      { kind: 'whole-egg', x: 80, y: 88, size: 1 },
      { kind: 'spoon', x: 734, y: 430, turn: 8, size: 0.9 },
      { kind: 'fork', x: 58, y: 430, turn: -8, size: 0.86 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
