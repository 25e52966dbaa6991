import { grid, type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Japanese noodles. */
export const JAPAN_NOODLES = {
  'shoyu-ramen': {
    ground: { pattern: 'wood', motif: 'boards', base: '#7f8f6a', print: '#586844' },
    steam: true,
    vessel: {
      kind: 'deep-bowl',
      x: 400,
      y: 302,
      radius: 266,
      rim: '#b5362a',
      well: '#f0e4cc',
      band: '#f0e0bc',
    },
    layers: [
      { kind: 'soup', tones: ['#9a5c22', '#ae7030', '#844a18'], texture: 'broth' },
      { kind: 'strands', tones: ['#f3d27a', '#ecc462', '#f8e09a'], size: 0.74, width: 8, count: 130 },
      { kind: 'oil', tone: '#e9b04a', count: 46 },
    ],
    toppings: [
      {
        kind: 'nori',
        square: true,
        tone: '#22332a',
        size: 84,
        place: spots([-0.1, -0.78, 4], [0.16, -0.8, 10]),
      },
      {
        kind: 'meat-slice',
        tone: '#d9a27a',
        crust: '#7a4218',
        size: 96,
        place: spots([-0.56, -0.22, 20], [-0.4, 0.0, 34], [-0.24, 0.22, 48]),
      },
      {
        kind: 'boiled-egg',
        size: 62,
        place: spots([0.42, -0.3, 30], [0.56, 0, 110]),
      },
      {
        kind: 'strip',
        tone: '#e0b86a',
        wide: true,
        size: 44,
        place: spots([0.34, 0.4, 20], [0.42, 0.46, 30], [0.26, 0.46, 14], [0.36, 0.54, 24], [0.46, 0.36, 28]),
      },
      {
        kind: 'crumpled',
        tones: ['#5f9a46', '#78b05a', '#4a8236'],
        vein: '#d6e6b4',
        size: 50,
        place: spots([-0.1, 0.62, 20], [0.06, 0.7, 80], [-0.22, 0.7, 140], [0.02, 0.54, 200]),
      },
      { kind: 'sprout', size: 36, place: scatter(18, { to: 0.26, gap: 0.5 }) },
      {
        kind: 'julienne',
        tone: '#eef3d2',
        size: 34,
        place: grid(5, 5, { across: 0.05, down: 0.05, x: 0.08, y: 0.2, jitter: 0.6 }),
      },
    ],
    sides: [
      { kind: 'chopsticks', x: 748, y: 400, turn: 6, size: 0.92, tone: '#2b1a18' },
      loose(74, 90, 44, { kind: 'nori', square: true, tone: '#22332a', size: 60, place: spots([0, 0, 20]) }),
      { kind: 'whole-leek', x: 64, y: 470, turn: 78, size: 0.62 },
      { kind: 'garlic-head', x: 728, y: 84, size: 0.8 },
    ],
  },
  yakisoba: {
    ground: { pattern: 'azulejo', motif: 'circle', base: '#d9a04a', print: '#b57c28' },
    vessel: { kind: 'skillet', x: 366, y: 304, radius: 254, tone: '#2e2b2a', handle: -24 },
    layers: [
      {
        kind: 'strands',
        tones: ['#c98a42', '#d99c54', '#b5742e', '#e6b06a'],
        size: 0.94,
        width: 9,
        count: 200,
      },
    ],
    toppings: [
      {
        kind: 'crumpled',
        tones: ['#cfe09a', '#dcebb2', '#b9d07c'],
        vein: '#f3f6d8',
        size: 40,
        place: scatter(10, { to: 0.8, gap: 2 }),
      },
      {
        kind: 'slice',
        size: 40,
        tones: ['#b5784a', '#a3683c', '#c98c5c'],
        place: scatter(9, { to: 0.76, gap: 2.1 }),
      },
      { kind: 'carrot-coin', size: 21, place: scatter(9, { to: 0.8, gap: 2.4 }) },
      { kind: 'strip', tone: '#5f9a3c', wide: true, size: 30, place: scatter(8, { to: 0.8, gap: 2.4 }) },
      { kind: 'sprout', size: 30, place: scatter(9, { to: 0.8, gap: 1.6 }) },
      {
        kind: 'julienne',
        tone: '#d62f45',
        size: 30,
        place: grid(8, 6, { across: 0.055, down: 0.05, x: -0.02, y: -0.04, jitter: 0.6 }),
      },
      { kind: 'nori', size: 17, place: scatter(26, { from: 0.2, to: 0.66, gap: 1.6 }) },
    ],
    sides: [
      smallBowl(734, 500, 64, WHITE, [
        { kind: 'julienne', tone: '#d62f45', size: 96, place: scatter(34, { to: 0.5, gap: 0.05 }) },
      ]),
      { kind: 'chopsticks', x: 60, y: 470, turn: -14, size: 0.72, tone: '#c9a06a' },
      { kind: 'carrot', x: 70, y: 74, turn: -30, size: 0.76 },
    ],
  },
  'tonyu-tantan-udon': {
    ground: { pattern: 'linen', motif: 'double', base: '#3f6f74', print: '#e6dcc0' },
    steam: true,
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 258, rim: '#2c2a2c', well: '#3a3636', band: '#8a8a86' },
    layers: [
      { kind: 'soup', tones: ['#eecb92', '#f5dcae', '#e3b878'], texture: 'cream' },
      { kind: 'strands', tones: ['#fffdf6', '#f8efdc', '#fff8ea'], size: 0.82, width: 19, count: 54 },
      { kind: 'oil', tone: '#d9481c', count: 60 },
    ],
    toppings: [
      { kind: 'mince', tones: ['#8a5428', '#a3683a', '#744218', '#b8804c'], size: 0.38, grain: 1.7 },
      {
        kind: 'crumpled',
        tones: ['#4f8f3a', '#66a848', '#3f7a30'],
        vein: '#eaf2d0',
        size: 64,
        place: spots(
          [-0.6, -0.2, 70],
          [-0.5, -0.44, 40],
          [-0.68, 0.06, 100],
          [-0.46, -0.24, 200],
          [-0.54, 0.1, 20],
        ),
      },
      { kind: 'spring-onion', size: 13, place: scatter(13, { to: 0.32, gap: 2 }) },
      { kind: 'seed', tone: '#c4261a', size: 5, place: scatter(46, { to: 0.72, gap: 2 }) },
    ],
    sides: [
      { kind: 'chopsticks', x: 744, y: 380, turn: 8, size: 0.9, tone: '#b5362a' },
      smallBowl(78, 506, 60, WHITE, [
        { kind: 'mince', tones: ['#c4261a', '#d9481c', '#e9b04a'], size: 0.8, grain: 1 },
      ]),
      { kind: 'bottle', x: 728, y: 96, tone: '#f3ead6', turn: 24, size: 0.72 },
      loose(76, 84, 46, { kind: 'garlic-clove', size: 26, place: spots([-0.4, 0, 20], [0.6, 0.4, 80]) }),
    ],
  },
  'yasai-tempura-soba': {
    ground: { pattern: 'azulejo', motif: 'star', base: '#4f7a66', print: '#335a48' },
    vessel: { kind: 'basket', x: 334, y: 296, radius: 256, tone: '#c9a05a', lined: '#f6efe0' },
    layers: [],
    toppings: [
      {
        kind: 'nugget',
        tone: '#eecd84',
        size: 58,
        place: spots([-0.5, -0.34, 20], [-0.26, -0.52, 80], [-0.56, -0.02, 140], [-0.3, -0.2, 40]),
      },
      {
        kind: 'floret',
        tone: '#5f9a4a',
        size: 26,
        place: spots([-0.5, -0.36], [-0.26, -0.54], [-0.56, -0.04], [-0.3, -0.22]),
      },
      {
        kind: 'round-slice',
        tone: '#f3c25a',
        edge: '#e0b064',
        browned: true,
        size: 62,
        place: spots([0.22, -0.5, 0], [0.46, -0.32, 60], [0.1, -0.26, 130], [0.56, -0.02, 200]),
      },
      {
        kind: 'round-slice',
        tone: '#f6e2ac',
        edge: '#6a3a68',
        browned: true,
        size: 58,
        place: spots([-0.46, 0.34, 20], [-0.2, 0.16, 80], [-0.28, 0.5, 140]),
      },
      {
        kind: 'finger',
        tone: '#ecca80',
        size: 74,
        place: spots([0.2, 0.2, 30], [0.34, 0.36, 36], [0.14, 0.46, 24], [0.5, 0.28, 42], [0.32, 0.58, 30]),
      },
      {
        kind: 'green-bean',
        tone: '#5f9a3c',
        size: 50,
        place: spots(
          [0.22, 0.18, 30],
          [0.36, 0.34, 36],
          [0.16, 0.44, 24],
          [0.52, 0.26, 42],
          [0.34, 0.56, 30],
        ),
      },
    ],
    sides: [
      {
        kind: 'dish',
        vessel: {
          kind: 'bowl',
          x: 662,
          y: 428,
          radius: 138,
          rim: '#2c2a2a',
          well: '#3a2a22',
          band: '#9c4436',
        },
        layers: [],
        toppings: [
          {
            kind: 'strands',
            tones: ['#8f7a60', '#a08a6e', '#7d6850', '#b09a7c'],
            size: 0.8,
            width: 12,
            count: 110,
          },
          { kind: 'spring-onion', size: 18, place: scatter(9, { to: 0.4, gap: 2 }) },
        ],
      },
      smallBowl(678, 132, 92, { rim: '#35547f', well: '#e9e0cc' }, [
        { kind: 'soup', tones: ['#4a2a12', '#5c3818'], texture: 'broth' },
        { kind: 'mash', tones: ['#fbf8ee', '#f0ead8'], size: 0.36 },
      ]),
      { kind: 'chopsticks', x: 52, y: 500, turn: -12, size: 0.62, tone: '#2b1a18' },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
