import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import {
  loose,
  riceBowl,
  sauceBowl,
  sesameBowl,
  smallBowl,
  springOnionBowl,
  WHITE,
} from '../small-dishes.ts';

/** Bibimbap in its stone bowl: on its own table, and alone on the sign-up screen. */
export const BIBIMBAP_BOWL = {
  vessel: { kind: 'stone-pot', x: 400, y: 300, radius: 250, tone: '#363436' },
  layers: [
    {
      kind: 'sectors',
      first: -34,
      parts: [
        { ground: '#25591f', food: { kind: 'crumpled', size: 27, place: scatter(70, { gap: 0.5 }) } },
        {
          ground: '#d96b1b',
          food: { kind: 'strip', tone: '#ee8127', size: 30, place: scatter(90, { gap: 0.2, turn: 40 }) },
        },
        { ground: '#efdc9c', food: { kind: 'sprout', size: 28, place: scatter(95, { gap: 0.22 }) } },
        { ground: '#5a2c14', food: { kind: 'slice', size: 27, place: scatter(70, { gap: 0.5 }) } },
        { ground: '#5f9a3c', food: { kind: 'cucumber', size: 20, place: scatter(60, { gap: 0.85 }) } },
        { ground: '#7a5836', food: { kind: 'mushroom', size: 21, place: scatter(60, { gap: 0.8 }) } },
      ],
    },
  ],
  toppings: [
    { kind: 'egg', size: 90, place: spots([0, 0]) },
    { kind: 'pool', tones: ['#b8251a', '#d8402f'], x: 0.26, y: 0.23, size: 0.13, rough: 0.28 },
    { kind: 'sesame', place: scatter(44, { from: 0.2, to: 0.72, gap: 2.4 }) },
    { kind: 'spring-onion', size: 7.5, place: scatter(16, { from: 0.3, to: 0.62, gap: 2.4 }) },
  ],
} as const satisfies Pick<PictureSpec, 'vessel' | 'layers' | 'toppings'>;

/** The tables of the best-known Korean dishes. */
export const KOREA_CLASSICS = {
  bibimbap: {
    ground: { pattern: 'bojagi', motif: 'patchwork', base: '#2f6a63', print: '#17433f' },
    ...BIBIMBAP_BOWL,
    vessel: { ...BIBIMBAP_BOWL.vessel, x: 365 },
    sides: [
      sesameBowl(96, 108, 66),
      sauceBowl(92, 502, 62, '#b8251a'),
      { kind: 'chopsticks', x: 716, y: 304, turn: 8, tone: '#d5d8dc' },
    ],
  },
  'kimchi-jjigae': {
    ground: { pattern: 'bojagi', motif: 'squares', base: '#c99a4a', print: '#a06a1e' },
    steam: true,
    vessel: { kind: 'stone-pot', x: 404, y: 300, radius: 244, tone: '#3a3638', ears: true },
    layers: [
      { kind: 'soup', tones: ['#c2371a', '#e4622e', '#f08a3c', '#a5250f'], texture: 'broth' },
      { kind: 'oil', tone: '#f0893c', count: 60 },
      { kind: 'kimchi', size: 44, place: scatter(24, { to: 0.88, gap: 1.1 }) },
      { kind: 'pork-belly', size: 32, place: scatter(9, { to: 0.82, gap: 2 }) },
    ],
    toppings: [
      { kind: 'cube', tone: '#fffbf0', side: '#e0d0ac', size: 34, place: scatter(9, { to: 0.68, gap: 2.5 }) },
      { kind: 'spring-onion', size: 9.5, place: scatter(40, { to: 0.86, gap: 1.9 }) },
      { kind: 'sesame', place: scatter(26, { to: 0.8 }) },
    ],
    sides: [
      riceBowl(92, 104, 72),
      smallBowl(90, 502, 60, { rim: '#efe9dc', well: '#cdbf9f' }, [
        { kind: 'wilted', size: 62, place: scatter(18, { to: 0.6, gap: 0.5 }) },
        { kind: 'sesame', size: 13, place: scatter(10, { to: 0.6 }) },
      ]),
      { kind: 'chopsticks', x: 726, y: 306, turn: 6 },
    ],
  },
  japchae: {
    ground: { pattern: 'bojagi', motif: 'patchwork', base: '#c98590', print: '#a3596a' },
    close: 'top-right',
    vessel: { kind: 'coupe', x: 386, y: 300, radius: 250, rim: '#cfdcc6', well: '#e3ead9', band: '#8fb096' },
    layers: [],
    toppings: [
      {
        kind: 'strands',
        tones: ['#a8713a', '#b98448', '#8f5c2c', '#c99a5c'],
        size: 0.84,
        width: 8,
        count: 150,
      },
      { kind: 'wilted', size: 27, place: scatter(13, { to: 0.76, gap: 1.7 }) },
      { kind: 'strip', tone: '#ee8127', size: 34, place: scatter(24, { to: 0.8, gap: 0.8 }) },
      { kind: 'strip', tone: '#d2301f', wide: true, size: 28, place: scatter(11, { to: 0.78, gap: 1.4 }) },
      { kind: 'strip', tone: '#f3e3bd', wide: true, size: 28, place: scatter(12, { to: 0.76, gap: 1.4 }) },
      { kind: 'mushroom', tone: '#8f6a48', size: 26, place: scatter(15, { to: 0.76, gap: 1.7 }) },
      { kind: 'sesame', place: scatter(70, { to: 0.84, gap: 2 }) },
    ],
    sides: [
      { kind: 'chopsticks', x: 716, y: 330, turn: -12, tone: '#6b3a26' },
      { kind: 'onion', x: 722, y: 100 },
      sesameBowl(74, 528, 62),
    ],
  },
  bulgogi: {
    ground: { pattern: 'bojagi', motif: 'squares', base: '#3b4d74', print: '#22305a' },
    close: 'bottom-left',
    vessel: {
      kind: 'brass-bowl',
      x: 412,
      y: 296,
      radius: 244,
      tone: '#b98c4a',
      well: '#4a3a2c',
      loops: true,
    },
    layers: [
      { kind: 'lining', tone: '#3a2a20' },
      {
        kind: 'onion-ring',
        tone: '#e3c9a0',
        half: true,
        size: 40,
        place: scatter(20, { to: 0.9, gap: 0.8 }),
      },
      {
        kind: 'slice',
        size: 48,
        tones: ['#7b3f22', '#8f4e2b', '#66331a', '#9c5a34'],
        place: scatter(52, { to: 0.86, gap: 0.62 }),
      },
      {
        kind: 'slice',
        size: 46,
        tones: ['#94512c', '#a8643a', '#7b3f22'],
        place: scatter(26, { to: 0.6, gap: 0.8 }),
      },
    ],
    toppings: [
      { kind: 'strip', tone: '#6fae4a', wide: true, size: 32, place: scatter(14, { to: 0.8, gap: 1.4 }) },
      { kind: 'spring-onion', size: 9, place: scatter(24, { to: 0.8, gap: 2.4 }) },
      { kind: 'sesame', place: scatter(80, { to: 0.84, gap: 1.9 }) },
    ],
    sides: [
      {
        kind: 'dish',
        vessel: { kind: 'coupe', x: 92, y: 474, radius: 116, ...WHITE },
        layers: [],
        toppings: [
          {
            kind: 'crumpled',
            tones: ['#7fb84e', '#94c862', '#6aa63e'],
            vein: '#e4f0b8',
            size: 104,
            place: around(6, 0.42),
          },
          {
            kind: 'crumpled',
            tones: ['#a5d472', '#b4dc86'],
            vein: '#eef6cc',
            size: 84,
            place: spots([0, 0, 20]),
          },
        ],
      },
      riceBowl(96, 104, 70, { rim: '#c9a45a', well: '#efe6d0' }),
      sauceBowl(726, 504, 58, '#8f3a1c', { rim: '#efe9dc', well: '#6a2a12' }),
      { kind: 'chopsticks', x: 738, y: 214, turn: 14, tone: '#d5d8dc', size: 0.86 },
    ],
  },
  'haemul-pajeon': {
    ground: { pattern: 'bojagi', motif: 'patchwork', base: '#9cc4ae', print: '#6f9f88' },
    vessel: { kind: 'board', x: 388, y: 300, rx: 272, ry: 262, tone: '#6e4a30', round: true },
    layers: [],
    toppings: [
      { kind: 'cake', tone: '#eec061', size: 0.99, browned: 1 },
      { kind: 'scallion', size: 120, place: scatter(22, { to: 0.5, gap: 0.16, turn: 12 }) },
      { kind: 'strip', tone: '#ee9a3c', size: 40, place: scatter(16, { to: 0.74, gap: 0.8, turn: 12 }) },
      { kind: 'pool', tones: ['#f0ca70'], size: 0.3, x: 0.4, y: -0.16, rough: 0.5, thin: true },
      { kind: 'scallion', size: 96, place: scatter(12, { to: 0.56, gap: 0.3, turn: 16 }) },
      {
        kind: 'prawn',
        size: 48,
        place: spots(
          [-0.36, -0.34, 20],
          [0.3, -0.42, 80],
          [0.44, 0.22, 140],
          [-0.1, 0.48, 210],
          [-0.52, 0.14, 300],
          [0.04, 0.04, 40],
        ),
      },
      { kind: 'squid-ring', size: 25, place: scatter(9, { to: 0.72, gap: 2 }) },
      { kind: 'chili-ring', size: 11, place: scatter(14, { to: 0.78, gap: 2.6 }) },
      { kind: 'pool', tones: ['#f3d68a'], size: 0.2, x: -0.2, y: 0.2, thin: true },
    ],
    sides: [
      smallBowl(716, 112, 72, { rim: '#2f5f5a', well: '#2a1710' }, [
        { kind: 'soup', tones: ['#4a2412', '#5f3018'], texture: 'broth' },
        { kind: 'spring-onion', size: 20, place: scatter(9, { to: 0.74, gap: 1.8 }) },
        { kind: 'sesame', size: 13, place: scatter(14, { to: 0.76, gap: 1.4 }) },
        { kind: 'chili-ring', size: 18, place: scatter(3, { to: 0.5 }) },
      ]),
      { kind: 'chopsticks', x: 730, y: 424, turn: 10, size: 0.8, tone: '#8a5a34' },
      loose(64, 84, 30, { kind: 'chili', size: 58, place: spots([0, 0, -30]) }),
    ],
  },
  'dubu-jorim': {
    ground: { pattern: 'bojagi', motif: 'squares', base: '#e8dcc2', print: '#c6b48e' },
    vessel: { kind: 'pot', x: 410, y: 300, radius: 238, tone: '#b03a2a', well: '#e6d9c0' },
    layers: [
      { kind: 'soup', tones: ['#8f2f16', '#a8401c', '#c05a28', '#7a2410'], texture: 'broth' },
      { kind: 'oil', tone: '#d9783a', count: 40 },
      {
        kind: 'slabs',
        tone: '#f0cf8c',
        size: 0.4,
        spots: [
          [-0.42, -0.42, 64],
          [0.06, -0.56, 92],
          [0.5, -0.36, 122],
          [-0.6, 0.08, 34],
          [0.6, 0.14, 152],
          [-0.36, 0.52, 4],
          [0.14, 0.6, -12],
          [-0.06, 0.02, 24],
        ],
      },
    ],
    toppings: [
      { kind: 'pool', tones: ['#b5371a', '#cf5428'], size: 0.2, x: -0.06, y: 0, rough: 0.5 },
      { kind: 'pool', tones: ['#b5371a', '#cf5428'], size: 0.15, x: -0.42, y: -0.42, rough: 0.5 },
      { kind: 'pool', tones: ['#b5371a', '#cf5428'], size: 0.15, x: 0.5, y: -0.34, rough: 0.5 },
      { kind: 'pool', tones: ['#b5371a', '#cf5428'], size: 0.15, x: 0.16, y: 0.58, rough: 0.5 },
      { kind: 'spring-onion', size: 9.5, place: scatter(38, { to: 0.82, gap: 1.9 }) },
      { kind: 'sesame', place: scatter(60, { to: 0.84, gap: 2 }) },
    ],
    sides: [
      riceBowl(90, 474, 96, { rim: '#7f9aa0', well: '#dfe3d8', band: '#b9c9c8' }),
      springOnionBowl(96, 102, 60),
      { kind: 'chopsticks', x: 734, y: 330, turn: 4, tone: '#3f2a20' },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
