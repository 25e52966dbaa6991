import { grid, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, parsley, pepperSpecks, sauceBowl, smallBowl, WATER, WHITE } from '../small-dishes.ts';

/** The tables of Belgian soups and starters. */
export const BELGIUM_SOUPS_AND_STARTERS = {
  'tomatensoep-met-balletjes': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#4f7f8f', print: '#386270' },
    steam: true,
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 248, rim: '#fbf5e8', well: '#efe3cc', band: '#3f7f8c' },
    layers: [
      { kind: 'soup', tones: ['#d9502a', '#e46a3c', '#cb3f1c'], texture: 'cream' },
      { kind: 'drizzle', tone: '#fff3dc', path: 'spiral', size: 0.5, width: 0.035 },
    ],
    toppings: [
      { kind: 'meatball', tone: '#9a5a30', size: 32, place: scatter(11, { to: 0.72, gap: 2.1 }) },
      parsley(22, 0.84, 13),
      pepperSpecks(30),
    ],
    sides: [
      { kind: 'bread-slice', x: 724, y: 500, turn: 20, size: 1.1 },
      { kind: 'tomato', x: 722, y: 96, size: 1.1 },
      { kind: 'spoon', x: 76, y: 320, turn: -6, size: 1.1 },
    ],
  },
  kervelsoep: {
    ground: { pattern: 'checks', motif: 'tattersall', base: '#f0d6c2', print: '#d98f6a' },
    close: 'top-left',
    steam: true,
    vessel: { kind: 'deep-bowl', x: 402, y: 302, radius: 250, rim: '#f6efe0', well: '#e6dcc6' },
    layers: [
      { kind: 'soup', tones: ['#79a83a', '#8dbb4c', '#689830', '#a3c964'], texture: 'cream' },
      { kind: 'seed', tone: '#3f7a2a', size: 4, place: scatter(60, { to: 0.9 }) },
    ],
    toppings: [
      { kind: 'cilantro', tone: '#4f9a40', size: 19, place: scatter(16, { to: 0.46, gap: 1.3 }) },
      {
        kind: 'rosemary',
        tone: '#3f8c36',
        size: 30,
        place: spots([-0.04, -0.06, 20], [0.1, 0.02, 100], [0, 0.12, 230]),
      },
    ],
    sides: [
      { kind: 'baguette', x: 740, y: 470, turn: 70, size: 0.86 },
      { kind: 'wooden-spoon', x: 76, y: 320, turn: -8 },
      loose(722, 92, 50, {
        kind: 'rosemary',
        tone: '#4f9a40',
        size: 58,
        place: spots([-0.3, 0, 20], [0.4, 0.2, 60]),
      }),
    ],
  },
  erwtensoep: {
    ground: { pattern: 'wood', motif: 'boards', base: '#a8623a', print: '#6f3a1e' },
    close: 'top-left',
    steam: true,
    vessel: { kind: 'pot', x: 404, y: 302, radius: 238, tone: '#2f5f6b', well: '#e6dcc0' },
    layers: [
      { kind: 'soup', tones: ['#878a34', '#9a9c44', '#747a2a', '#a9a854'], texture: 'lentils' },
      { kind: 'dice', tone: '#ea7f26', size: 11, place: scatter(34, { to: 0.88, gap: 1.6 }) },
      { kind: 'pea', size: 8, place: scatter(24, { to: 0.88, gap: 2 }) },
    ],
    toppings: [
      { kind: 'cube', tone: '#d99a45', browned: true, size: 25, place: scatter(12, { to: 0.52, gap: 1.5 }) },
    ],
    sides: [
      { kind: 'ladle', x: 728, y: 320, turn: 10, inside: '#878a34' },
      smallBowl(84, 102, 68, WHITE, [
        { kind: 'cube', tone: '#e0a650', browned: true, size: 54, place: scatter(10, { to: 0.66, gap: 1 }) },
      ]),
      { kind: 'carrot', x: 84, y: 490, turn: 30 },
    ],
  },
  'tomaat-garnaal': {
    ground: { pattern: 'checks', motif: 'window', base: '#3f6f8f', print: '#c9dbe4' },
    close: 'bottom-left',
    vessel: { kind: 'coupe', x: 398, y: 302, radius: 258, rim: '#fbf6ea', well: '#f2ead8', band: '#c9472f' },
    layers: [],
    toppings: [
      {
        kind: 'whole-leaf',
        tone: '#8fc054',
        size: 124,
        place: spots([-0.5, -0.1, 270], [0.5, -0.1, 90], [0, 0.5, 180], [-0.3, -0.5, 320], [0.34, -0.5, 40]),
      },
      {
        kind: 'stuffed-tomato',
        filling: '#f9e6d2',
        size: 88,
        place: spots([-0.38, -0.16], [0.4, -0.18], [0.02, 0.42]),
      },
      ...[
        [-0.38, -0.16],
        [0.4, -0.18],
        [0.02, 0.42],
      ].map(
        ([x = 0, y = 0]) =>
          ({
            kind: 'shrimp',
            size: 18,
            tone: '#dd8f78',
            place: spots(
              [x - 0.14, y - 0.06, 10],
              [x - 0.02, y - 0.15, 70],
              [x + 0.12, y - 0.1, 190],
              [x + 0.17, y + 0.03, 130],
              [x + 0.07, y + 0.14, 260],
              [x - 0.08, y + 0.13, 320],
              [x - 0.17, y + 0.06, 100],
              [x + 0.03, y + 0.02, 40],
              [x - 0.06, y - 0.03, 230],
              [x + 0.1, y + 0.04, 300],
              [x - 0.03, y + 0.07, 150],
            ),
          }) as const,
      ),
      { kind: 'egg-quarter', size: 36, place: spots([-0.66, 0.38, 40], [0.66, 0.36, 130], [0.02, -0.66, 0]) },
      {
        kind: 'cilantro',
        tone: '#3f8c36',
        size: 19,
        place: spots([-0.36, -0.2, 30], [0.42, -0.22, 80], [0.04, 0.38, 130]),
      },
    ],
    sides: [
      citrus('lemon', 724, 94, 50),
      sauceBowl(84, 506, 66, '#f7e9bd'),
      loose(76, 88, 40, { kind: 'stuffed-tomato', lid: true, size: 46, place: spots([0, 0]) }),
      { kind: 'fork', x: 736, y: 420, turn: 8, size: 0.86 },
    ],
  },
  kaaskroketten: {
    close: 'top-right',
    ground: { pattern: 'checks', motif: 'gingham', base: '#c96a4c', print: '#a84f34' },
    vessel: {
      kind: 'oval-dish',
      x: 396,
      y: 302,
      rx: 292,
      ry: 206,
      rim: '#fbf5e8',
      well: '#f0e7d4',
      band: '#5f87a8',
    },
    layers: [],
    toppings: [
      {
        kind: 'croquette',
        square: true,
        size: 96,
        place: spots([-0.42, -0.26, -14], [0.36, -0.36, 9], [-0.36, 0.36, 6]),
      },
      { kind: 'croquette', square: true, open: '#f9cf48', size: 96, place: spots([0.3, 0.3, -8]) },
      { kind: 'pool', tones: ['#f6c63c', '#fbdd74'], x: 0.66, y: 0.36, size: 0.17, rough: 0.4 },
      { kind: 'tuft', size: 42, place: spots([-0.03, 0, 0], [0.84, -0.06, 70]) },
      { kind: 'wedge', fruit: 'lemon', size: 44, place: spots([-0.84, 0.08, 250]) },
    ],
    sides: [
      citrus('lemon', 726, 90, 46),
      { kind: 'glass', x: 78, y: 92, tone: WATER },
      { kind: 'cheese-wedge', x: 728, y: 514, turn: -18, size: 0.8 },
    ],
  },
  'salade-liegeoise': {
    ground: { pattern: 'linen', motif: 'hem', base: '#f0d48a', print: '#c9472f' },
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 250, rim: '#fbf5e8', well: '#e9dcc2', band: '#4f8a5f' },
    layers: [
      { kind: 'lining', tone: '#5f8a34' },
      { kind: 'green-bean', size: 66, place: scatter(70, { to: 0.94, gap: 0.3 }) },
      { kind: 'round-slice', tone: '#f6de96', size: 40, place: scatter(14, { to: 0.8, gap: 1.5 }) },
      { kind: 'green-bean', size: 62, place: scatter(26, { to: 0.8, gap: 0.5 }) },
    ],
    toppings: [
      { kind: 'bacon', size: 28, tone: '#a8482c', place: scatter(24, { to: 0.8, gap: 1.2 }) },
      {
        kind: 'onion-ring',
        tone: '#c08aa6',
        half: true,
        size: 22,
        place: scatter(12, { to: 0.8, gap: 1.8 }),
      },
      parsley(22, 0.84),
    ],
    sides: [
      { kind: 'bottle', x: 728, y: 470, turn: 14, tone: '#a8541c', label: '#f3ead0', size: 0.84 },
      { kind: 'whole-potato', x: 724, y: 90, turn: 20 },
      loose(78, 90, 50, {
        kind: 'green-bean',
        size: 60,
        place: spots([0, 0, 30], [0.2, 0.5, 44], [-0.2, -0.4, 18]),
      }),
      { kind: 'fork', x: 76, y: 410, turn: -8, size: 0.86 },
    ],
  },
  'asperges-op-vlaamse-wijze': {
    ground: { pattern: 'checks', motif: 'tattersall', base: '#9fb98a', print: '#6f9460' },
    close: 'bottom-right',
    vessel: {
      kind: 'oval-dish',
      x: 392,
      y: 300,
      rx: 306,
      ry: 212,
      rim: '#4f7594',
      well: '#f3ead6',
      band: '#c9dbe4',
    },
    layers: [{ kind: 'pool', tones: ['#f3d26a', '#f9e49a'], size: 0.9, rough: 0.14, thin: true }],
    toppings: [
      {
        kind: 'asparagus',
        size: 218,
        place: spots(
          [0.02, -0.54, 2],
          [-0.03, -0.36, -1],
          [0.03, -0.18, 1],
          [-0.02, 0, -2],
          [0.03, 0.18, 1],
          [-0.03, 0.36, 0],
          [0.01, 0.54, -2],
        ),
      },
      {
        kind: 'crumble',
        tone: '#fffdf4',
        size: 12,
        place: grid(7, 8, { across: 0.08, down: 0.145, x: 0.06, jitter: 0.5 }),
      },
      {
        kind: 'crumble',
        tone: '#f7c63c',
        size: 11,
        place: grid(6, 7, { across: 0.09, down: 0.16, x: 0.06, jitter: 0.5 }),
      },
      {
        kind: 'cilantro',
        tone: '#3f8c36',
        size: 13,
        place: grid(4, 6, { across: 0.13, down: 0.19, x: 0.06, jitter: 0.5 }),
      },
    ],
    sides: [
      sauceBowl(728, 96, 64, '#f3c93c'),
      { kind: 'whole-egg', x: 84, y: 520, turn: 60, size: 0.95 },
      smallBowl(722, 504, 82, WHITE, [
        { kind: 'potato', size: 74, place: scatter(8, { to: 0.66, gap: 0.9 }) },
      ]),
    ],
  },
  'tarte-al-djote': {
    ground: { pattern: 'checks', motif: 'window', base: '#b5493a', print: '#f0d9b4' },
    close: 'top-right',
    vessel: { kind: 'board', x: 398, y: 302, rx: 270, ry: 262, tone: '#6e4a30', round: true },
    layers: [],
    toppings: [
      { kind: 'tart', tone: '#c9bd5a', size: 0.98, browned: 0.4 },
      {
        kind: 'crumpled',
        tones: ['#5f8a34', '#779f44', '#4c7a2c'],
        vein: '#a9c46a',
        size: 15,
        place: scatter(80, { to: 0.78, gap: 1.2 }),
      },
      { kind: 'crumble', tone: '#f9efc4', size: 7, place: scatter(40, { to: 0.78, gap: 1.6 }) },
      { kind: 'pool', tones: ['#b9782c'], size: 0.14, x: -0.36, y: -0.3, thin: true, rough: 0.6 },
      { kind: 'pool', tones: ['#b9782c'], size: 0.16, x: 0.34, y: -0.24, thin: true, rough: 0.6 },
      { kind: 'pool', tones: ['#b9782c'], size: 0.13, x: 0.2, y: 0.46, thin: true, rough: 0.6 },
      { kind: 'pool', tones: ['#f6d35a'], size: 0.3, x: -0.06, y: 0.06, thin: true, rough: 0.5 },
      { kind: 'butter', size: 36, place: spots([-0.06, 0.04, 16]) },
      pepperSpecks(50, 0.7),
    ],
    sides: [
      { kind: 'knife', x: 72, y: 430, turn: -8, size: 0.9, handle: '#3f2a1e' },
      loose(726, 96, 50, {
        kind: 'whole-leaf',
        tone: '#3f7f34',
        size: 84,
        place: spots([-0.3, 0, 24], [0.4, 0.3, 60]),
      }),
      { kind: 'glass', x: 732, y: 506, tone: WATER },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
