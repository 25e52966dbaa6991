import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, sesameSeeds, smallBowl, speckledBowl, springOnions, WHITE } from '../small-dishes.ts';

/** The tables of Korean dumplings, noodle soups and home-made kimchi. */
export const KOREA_NOODLES_AND_DUMPLINGS = {
  mandu: {
    ground: { pattern: 'bojagi', motif: 'patchwork', base: '#7f6a9a', print: '#5c4a78' },
    vessel: { kind: 'steamer', x: 380, y: 300, radius: 266, tone: '#c9985a' },
    layers: [
      {
        kind: 'crumpled',
        tones: ['#a8c85a', '#bcd676', '#94b84a'],
        vein: '#f6f8dc',
        size: 110,
        place: scatter(13, { to: 0.78, gap: 0.8 }),
      },
    ],
    toppings: [
      { kind: 'dumpling', tone: '#f6e6c0', size: 74, place: around(7, 0.66, { turn: 90 }) },
      { kind: 'dumpling', tone: '#f9edcc', size: 74, place: around(2, 0.2, { turn: 90, first: 20 }) },
      springOnions(10, 0.8, 11),
    ],
    sides: [
      smallBowl(712, 494, 82, { rim: '#2f4f6f', well: '#e9dfc8' }, [
        { kind: 'soup', tones: ['#4a2412', '#5f3018'], texture: 'broth' },
        { kind: 'seed', round: true, tone: '#d9421a', size: 10, place: scatter(22, { to: 0.7 }) },
      ]),
      { kind: 'chopsticks', x: 744, y: 220, turn: 8, size: 0.84, tone: '#d5d8dc' },
      loose(72, 90, 40, { kind: 'scallion', size: 120, place: spots([0, 0, -50], [0.4, 0.3, -38]) }),
    ],
  },
  kalguksu: {
    ground: { pattern: 'bojagi', motif: 'squares', base: '#b5525a', print: '#8f363f' },
    vessel: {
      kind: 'deep-bowl',
      x: 396,
      y: 300,
      radius: 258,
      rim: '#e9e2d0',
      well: '#d9ccae',
      band: '#3f6f6a',
    },
    layers: [
      { kind: 'soup', tones: ['#efe2b8', '#f6ecd0', '#e0d09a'], texture: 'broth' },
      { kind: 'strands', tones: ['#f6e2ac', '#edd292', '#fbeec8'], size: 0.8, width: 13, count: 76 },
    ],
    toppings: [
      { kind: 'julienne', tone: '#8fb84a', size: 42, place: scatter(22, { to: 0.5, gap: 0.8 }) },
      { kind: 'julienne', tone: '#ee8a34', size: 40, place: scatter(15, { to: 0.5, gap: 0.9 }) },
      {
        kind: 'clam',
        size: 52,
        place: spots(
          [-0.5, -0.36, 20],
          [0.46, -0.42, 140],
          [0.6, 0.14, 70],
          [0.3, 0.56, 200],
          [-0.3, 0.56, 330],
          [-0.62, 0.16, 260],
        ),
      },
      springOnions(16, 0.72, 11),
      { kind: 'seed', round: true, tone: '#2b1a10', size: 2.4, place: scatter(24, { to: 0.7 }) },
    ],
    sides: [
      smallBowl(722, 494, 76, WHITE, [
        { kind: 'soup', tones: ['#5f2412', '#7a3018'], texture: 'broth' },
        { kind: 'spring-onion', size: 26, place: scatter(9, { to: 0.7, gap: 1.2 }) },
        { kind: 'sesame', size: 14, place: scatter(18, { to: 0.7 }) },
      ]),
      { kind: 'chopsticks', x: 50, y: 400, turn: -4, size: 0.84, tone: '#3f2a20' },
      loose(722, 92, 46, { kind: 'clam', size: 40, place: spots([-0.5, 0, 20], [0.6, 0.5, 120]) }),
      { kind: 'rolling-pin', x: 80, y: 84, turn: -20, size: 0.5 },
    ],
  },
  'baechu-kimchi': {
    ground: { pattern: 'linen', motif: 'hem', base: '#8fb5a0', print: '#5f8a72' },
    vessel: {
      kind: 'oval-dish',
      x: 396,
      y: 300,
      rx: 300,
      ry: 204,
      rim: '#5a4236',
      well: '#3f2c24',
    },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#c9351a', '#d94a26'], size: 0.86, rough: 0.3 },
      { kind: 'kimchi', size: 70, place: scatter(26, { to: 0.8, gap: 0.74 }) },
      { kind: 'kimchi', size: 54, place: scatter(14, { to: 0.56, gap: 0.8 }) },
      { kind: 'julienne', tone: '#f0b08a', size: 36, place: scatter(14, { to: 0.66, gap: 1 }) },
      springOnions(14, 0.66, 13),
      { kind: 'seed', round: true, tone: '#8f1a0c', size: 3.6, place: scatter(60, { to: 0.74 }) },
    ],
    sides: [
      { kind: 'jar', x: 722, y: 486, tone: '#c9452a', size: 1.16 },
      speckledBowl(720, 94, 66, '#c22a16', ['#8f1408', '#e8603a']),
      { kind: 'garlic-head', x: 78, y: 92, size: 1 },
      loose(84, 510, 40, { kind: 'scallion', size: 96, place: spots([-0.2, 0.2, -46], [0.2, 0.5, -34]) }),
    ],
  },
  'mul-naengmyeon': {
    ground: { pattern: 'stone', motif: 'marble', base: '#c9a0a8', print: '#9a6a78' },
    vessel: { kind: 'brass-bowl', x: 396, y: 300, radius: 256, tone: '#c9ccd0', well: '#dfe2e4' },
    layers: [
      { kind: 'soup', tones: ['#d9c49a', '#e6d6b4', '#cbb280'], texture: 'broth' },
      {
        kind: 'strands',
        tones: ['#8a6a4c', '#9c7c5c', '#7a5a3e', '#a88a68'],
        size: 0.66,
        width: 5.5,
        count: 210,
      },
    ],
    toppings: [
      {
        kind: 'ice-cube',
        size: 40,
        place: spots(
          [-0.72, 0.26, 20],
          [0.7, 0.36, 50],
          [-0.5, -0.62, 10],
          [0.1, 0.78, 30],
          [0.56, -0.6, 70],
        ),
      },
      {
        kind: 'thin-slice',
        tone: '#9a6a50',
        size: 66,
        place: spots([-0.34, -0.14, 20], [-0.26, 0.06, 40], [-0.34, 0.24, 10]),
      },
      {
        kind: 'julienne',
        tone: '#8fbf5a',
        size: 50,
        place: spots(
          [0.3, -0.3, 30],
          [0.36, -0.22, 36],
          [0.26, -0.2, 26],
          [0.4, -0.3, 40],
          [0.32, -0.12, 30],
        ),
      },
      {
        kind: 'slice',
        tones: ['#fbf3d6', '#f6eac0', '#fffaf0'],
        size: 48,
        place: spots([0.34, 0.2, 60], [0.26, 0.32, 40], [0.42, 0.1, 80]),
      },
      { kind: 'boiled-egg', size: 68, place: spots([0.02, 0.02, 20]) },
      sesameSeeds(40, 0.6),
    ],
    sides: [
      smallBowl(722, 92, 60, WHITE, [{ kind: 'swirl', tone: '#e3b52c' }]),
      { kind: 'apple', x: 76, y: 94, tone: '#d9b05a', size: 1.1 },
      { kind: 'chopsticks', x: 742, y: 400, turn: 8, size: 0.84, tone: '#d5d8dc' },
      smallBowl(78, 512, 66, WHITE, [
        { kind: 'julienne', tone: '#fdf6e6', size: 56, place: scatter(16, { to: 0.64, gap: 0.6 }) },
        { kind: 'julienne', tone: '#8fbf5a', size: 52, place: scatter(9, { to: 0.6, gap: 0.8 }) },
      ]),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
