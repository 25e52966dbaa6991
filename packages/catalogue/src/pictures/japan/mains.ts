import { grid, type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, riceBowl, sesameSeeds, smallBowl, springOnions, WHITE } from '../small-dishes.ts';

/** The tables of Japanese meat, fish and tofu, eaten with a bowl of rice. */
export const JAPAN_MAINS = {
  'tori-no-teriyaki': {
    ground: { pattern: 'linen', motif: 'hem', base: '#b9c2a0', print: '#7f8c60' },
    vessel: { kind: 'square-plate', x: 404, y: 300, radius: 252, rim: '#2f3a44', well: '#3a4650' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#6a3212', '#7a3f18'], size: 0.62, x: -0.12, y: -0.06, rough: 0.2 },
      {
        kind: 'chicken-thigh',
        tone: '#a8541c',
        size: 112,
        place: spots([-0.42, -0.3, 62], [-0.2, -0.2, 66], [0.02, -0.1, 70], [0.24, 0, 74]),
      },
      { kind: 'drizzle', tone: '#5a260c', path: 'wave', size: 0.5, width: 0.03, turn: 20 },
      {
        kind: 'green-bean',
        tone: '#5fa33c',
        size: 74,
        place: spots(
          [-0.3, 0.5, 8],
          [-0.1, 0.56, 2],
          [-0.24, 0.62, -6],
          [0.04, 0.64, 10],
          [-0.36, 0.66, 4],
          [-0.06, 0.7, -4],
          [-0.2, 0.76, 6],
        ),
      },
      {
        kind: 'mushroom',
        tone: '#a8743e',
        size: 40,
        place: spots([0.52, 0.4, 20], [0.64, 0.24, 80], [0.46, 0.58, 140], [0.66, 0.52, 210], [0.62, 0.02, 30]),
      },
      sesameSeeds(60, 0.6),
    ],
    sides: [
      riceBowl(78, 496, 82, { rim: '#b5362a', well: '#efe6d0' }),
      { kind: 'chopsticks', x: 758, y: 380, turn: 6, size: 0.86, tone: '#7a2a20' },
      smallBowl(66, 82, 50, WHITE, [{ kind: 'soup', tones: ['#5a260c'], texture: 'broth' }]),
    ],
  },
  okonomiyaki: {
    ground: { pattern: 'checks', motif: 'window', base: '#5f7f9c', print: '#e4e6dc' },
    vessel: { kind: 'coupe', x: 400, y: 302, radius: 268, rim: '#2e2b2a', well: '#45403c', band: '#6a625a' },
    layers: [],
    toppings: [
      { kind: 'cake', tone: '#e3b45c', size: 0.92, browned: 0.6 },
      { kind: 'pool', tones: ['#5a2410', '#6e3016'], size: 0.78, rough: 0.1 },
      { kind: 'prawn', size: 44, place: spots([-0.5, -0.24, 30], [0.48, -0.34, 130], [0.42, 0.4, 210], [-0.36, 0.48, 300], [0.02, -0.56, 80]) },
      { kind: 'drizzle', tone: '#fdf3d0', path: 'zigzag', size: 0.74, width: 0.03, turn: 20 },
      { kind: 'drizzle', tone: '#fdf3d0', path: 'zigzag', size: 0.74, width: 0.03, turn: 110 },
      { kind: 'shaving', tone: '#d9a06a', size: 32, place: scatter(20, { to: 0.4, gap: 0.7 }) },
      { kind: 'shaving', tone: '#efc694', size: 28, place: scatter(9, { to: 0.3, gap: 0.9 }) },
      { kind: 'nori', size: 15, place: scatter(30, { to: 0.62, gap: 1.6 }) },
      springOnions(16, 0.66, 10),
    ],
    sides: [
      smallBowl(722, 502, 62, WHITE, [
        { kind: 'julienne', tone: '#e0506a', size: 96, place: scatter(30, { to: 0.5, gap: 0.05 }) },
      ]),
      { kind: 'bottle', x: 72, y: 104, tone: '#5a2410', turn: -24, size: 0.78 },
      smallBowl(76, 508, 58, WHITE, [
        { kind: 'shaving', tone: '#dfac7a', size: 60, place: scatter(20, { to: 0.64, gap: 0.5 }) },
      ]),
      { kind: 'chopsticks', x: 752, y: 160, turn: 10, size: 0.62, tone: '#c9a06a' },
    ],
  },
  nikujaga: {
    ground: { pattern: 'stripes', motif: 'trattoria', base: '#7f9cae', print: '#54758a' },
    vessel: { kind: 'pot', x: 398, y: 302, radius: 252, tone: '#3f5a48', well: '#e6dcc4' },
    layers: [
      { kind: 'soup', tones: ['#b9803c', '#c9924c', '#a36c2c'], texture: 'broth' },
      {
        kind: 'potato',
        tone: '#f0d494',
        glaze: true,
        size: 58,
        place: scatter(12, { to: 0.82, gap: 1.35 }),
      },
    ],
    toppings: [
      { kind: 'onion-ring', half: true, tone: '#f0d8a4', size: 44, place: scatter(10, { to: 0.76, gap: 1.4 }) },
      {
        kind: 'slice',
        size: 54,
        tones: ['#7a4a2c', '#8a5836', '#6a3c22'],
        place: scatter(14, { to: 0.72, gap: 1.2 }),
      },
      {
        kind: 'potato',
        tone: '#ee8127',
        glaze: true,
        size: 38,
        place: spots(
          [-0.5, -0.36, 20],
          [0.3, -0.5, 80],
          [0.62, 0, 140],
          [-0.1, 0.1, 40],
          [0.26, 0.52, 100],
          [-0.56, 0.3, 10],
          [-0.06, -0.7, 60],
        ),
      },
      {
        kind: 'potato',
        tone: '#f5dda4',
        glaze: true,
        size: 52,
        place: spots([0.24, -0.1, 30], [-0.3, 0.5, 100], [-0.26, -0.3, 150]),
      },
      {
        kind: 'green-bean',
        tone: '#8cc455',
        size: 46,
        place: spots(
          [0.04, 0.24, 20],
          [0.14, 0.34, 50],
          [-0.02, 0.36, 110],
          [-0.44, -0.06, 150],
          [0.46, -0.26, 70],
          [0.08, -0.42, 10],
        ),
      },
    ],
    sides: [
      riceBowl(84, 500, 78),
      { kind: 'ladle', x: 736, y: 420, turn: 12, size: 0.8 },
      { kind: 'whole-potato', x: 728, y: 86, turn: 30 },
      loose(80, 90, 50, { kind: 'green-bean', tone: '#7fb84a', size: 50, place: spots([-0.2, -0.2, 20], [0.1, 0.5, 50]) }),
    ],
  },
  'sake-no-chanchan-yaki': {
    ground: { pattern: 'wood', motif: 'planks', base: '#a3b0a8', print: '#73857c' },
    vessel: { kind: 'casserole', x: 398, y: 304, rx: 320, ry: 224, tone: '#3a3432', well: '#2b2624' },
    layers: [
      {
        kind: 'crumpled',
        tones: ['#cfe09a', '#dcebb2', '#b9d07c'],
        vein: '#f3f6d8',
        size: 54,
        place: scatter(46, { to: 0.94, gap: 0.8 }),
      },
      { kind: 'onion-ring', half: true, tone: '#f3e0b8', size: 38, place: scatter(14, { to: 0.9, gap: 1.4 }) },
      { kind: 'carrot-coin', size: 24, place: scatter(17, { to: 0.92, gap: 1.8 }) },
      { kind: 'mushroom', tone: '#8f6238', size: 36, place: scatter(11, { to: 0.9, gap: 1.8 }) },
    ],
    toppings: [
      {
        kind: 'fillet',
        tone: '#ee8452',
        size: 104,
        place: spots([-0.48, -0.28, -12], [0.2, -0.36, 8], [-0.22, 0.34, 6], [0.48, 0.26, -14]),
      },
      { kind: 'drizzle', tone: '#a8682a', path: 'wave', size: 0.8, width: 0.04, turn: 8 },
      { kind: 'butter', size: 36, place: spots([-0.42, -0.26, 20], [0.26, -0.36, 50], [-0.16, 0.34, 80], [0.5, 0.24, 10]) },
      springOnions(26, 0.8, 11),
    ],
    sides: [
      riceBowl(70, 532, 66),
      smallBowl(736, 66, 56, WHITE, [{ kind: 'mash', tones: ['#a8682a', '#ba7c3c'], size: 0.9 }]),
      { kind: 'wooden-spoon', x: 758, y: 500, turn: 40, size: 0.6 },
    ],
  },
  'nasu-to-tofu-no-miso-itame': {
    ground: { pattern: 'linen', motif: 'plain', base: '#c9a86a', print: '#b08e50' },
    vessel: { kind: 'coupe', x: 392, y: 302, radius: 258, rim: '#8fae9c', well: '#c3d2c0', band: '#5f8370' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#7a421a', '#8f5426'], size: 0.9, rough: 0.12 },
      {
        kind: 'round-slice',
        tone: '#c9994e',
        edge: '#3a1c44',
        browned: true,
        size: 50,
        place: scatter(19, { to: 0.78, gap: 1.15 }),
      },
      {
        kind: 'strip',
        tone: '#5aa83c',
        wide: true,
        size: 50,
        place: scatter(17, { to: 0.76, gap: 1.1 }),
      },
      {
        kind: 'roast-strip',
        tone: '#54285c',
        size: 50,
        place: scatter(9, { to: 0.72, gap: 1.4 }),
      },
      {
        kind: 'cube',
        tone: '#fdf3d8',
        side: '#d9b070',
        browned: true,
        size: 46,
        place: scatter(8, { to: 0.62, gap: 1.9 }),
      },
      { kind: 'drizzle', tone: '#8a4a1c', path: 'wave', size: 0.7, width: 0.03, turn: 30 },
      sesameSeeds(80, 0.7),
    ],
    sides: [
      riceBowl(724, 500, 84, { rim: '#35547f', well: '#efe6d0' }),
      { kind: 'aubergine', x: 74, y: 96, turn: 40, size: 0.86 },
      { kind: 'chopsticks', x: 60, y: 420, turn: -6, size: 0.8, tone: '#7a2a20' },
      smallBowl(728, 92, 58, WHITE, [{ kind: 'mash', tones: ['#8a4f22', '#9c6030'], size: 0.9 }]),
    ],
  },
  'yasai-gyoza': {
    ground: { pattern: 'azulejo', motif: 'circle', base: '#a8bfc6', print: '#7796a2' },
    vessel: { kind: 'oval-dish', x: 392, y: 296, rx: 330, ry: 232, rim: '#35547f', well: '#f3ecdc', band: '#9ab0c8' },
    layers: [],
    toppings: [
      {
        kind: 'dumpling',
        browned: true,
        tone: '#f3dcaa',
        size: 88,
        place: grid(4, 3, { across: 0.42, down: 0.52, turn: 4 }),
      },
      { kind: 'spring-onion', size: 10, place: scatter(22, { to: 0.86, gap: 3 }) },
    ],
    sides: [
      smallBowl(716, 516, 72, { rim: '#2c2a2a', well: '#4a2c20' }, [
        { kind: 'soup', tones: ['#3a1c10', '#4a2814'], texture: 'broth' },
        { kind: 'seed', tone: '#c4261a', size: 14, place: scatter(12, { to: 0.7 }) },
      ]),
      smallBowl(82, 520, 70, WHITE, [
        { kind: 'pea', tone: '#7fb84a', size: 32, place: scatter(28, { to: 0.66, gap: 0.8 }) },
      ]),
      { kind: 'chopsticks', x: 400, y: 552, turn: 86, size: 0.7, tone: '#7a2a20' },
    ],
  },
  'temaki-zushi': {
    ground: { pattern: 'diamonds', motif: 'zigzag', base: '#b55a48', print: '#8f3c30' },
    vessel: { kind: 'coupe', x: 352, y: 302, radius: 270, rim: '#2c2a2c', well: '#f3ecdc', band: '#b5362a' },
    layers: [],
    toppings: [
      {
        kind: 'prosciutto',
        tone: '#ee8452',
        size: 84,
        place: spots([-0.3, -0.6, 20], [-0.04, -0.58, 6], [-0.5, -0.42, 40], [-0.2, -0.42, 12]),
      },
      {
        kind: 'strip',
        tone: '#f6c93c',
        wide: true,
        size: 84,
        place: spots([0.34, -0.5, 40], [0.42, -0.42, 44], [0.5, -0.34, 48], [0.26, -0.42, 42], [0.36, -0.32, 46], [0.48, -0.22, 50]),
      },
      {
        kind: 'finger',
        tone: '#8fc05a',
        size: 80,
        place: spots([0.58, 0.08, 86], [0.46, 0.1, 88], [0.68, 0.1, 84], [0.52, 0.28, 92], [0.62, 0.3, 88]),
      },
      {
        kind: 'avocado',
        size: 64,
        place: spots([0.14, 0.5, 20], [0.26, 0.56, 26], [0.02, 0.5, 14], [0.14, 0.68, 20]),
      },
      {
        kind: 'julienne',
        tone: '#ee8127',
        size: 56,
        place: grid(7, 6, { across: 0.05, down: 0.05, x: -0.36, y: 0.5, jitter: 0.6 }),
      },
      {
        kind: 'crumpled',
        tones: ['#8fc054', '#a5d472'],
        vein: '#eef6cc',
        size: 62,
        place: spots([-0.64, 0.1, 20], [-0.52, 0.2, 80], [-0.66, -0.06, 140], [-0.5, 0, 40]),
      },
    ],
    sides: [
      smallBowl(690, 132, 104, WHITE, [
        { kind: 'rice', tones: ['#fffdf6', '#f6efdf', '#ffffff'], grain: 24, heap: true },
      ]),
      loose(690, 330, 60, {
        kind: 'nori',
        square: true,
        tone: '#22332a',
        size: 96,
        place: spots([0, 0, 8], [0.06, 0.1, 16], [0.02, 0.06, 2]),
      }),
      smallBowl(706, 518, 64, { rim: '#35547f', well: '#e9e0cc' }, [
        { kind: 'soup', tones: ['#3a1c10'], texture: 'broth' },
      ]),
      smallBowl(66, 534, 50, WHITE, [{ kind: 'mash', tones: ['#9cc04a', '#aecd64'], size: 0.7 }]),
      { kind: 'chopsticks', x: 590, y: 560, turn: 80, size: 0.4, tone: '#7a2a20' },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
