import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, parsley, pepperSpecks, smallBowl, WHITE } from '../small-dishes.ts';

/** The pictures of Belgian oven dishes, fish and meatless stews. */
export const BELGIUM_BAKES_AND_FISH = {
  hamkaasmacaroni: {
    ground: { pattern: 'checks', motif: 'gingham', base: '#5f9a8c', print: '#447a6e' },
    steam: true,
    vessel: { kind: 'baking-dish', x: 396, y: 300, rx: 286, ry: 206, rim: '#e0a23a', well: '#f3dfa8' },
    layers: [
      { kind: 'lining', tone: '#f6d678' },
      { kind: 'macaroni', size: 36, tone: '#f9dc8a', place: scatter(110, { to: 0.98, gap: 0.8 }) },
      { kind: 'dice', tone: '#e58e88', size: 15, place: scatter(30, { to: 0.92, gap: 2 }) },
      { kind: 'gratin', tone: '#f6cf6a', cover: 0.42 },
      { kind: 'macaroni', size: 36, tone: '#f0bf5a', place: scatter(26, { to: 0.9, gap: 1.5 }) },
      { kind: 'dice', tone: '#d9766e', size: 15, place: scatter(16, { to: 0.9, gap: 2.4 }) },
    ],
    toppings: [pepperSpecks(60)],
    sides: [
      { kind: 'cheese-wedge', x: 728, y: 92, turn: -16, size: 0.92 },
      { kind: 'wooden-spoon', x: 56, y: 420, turn: -8, size: 0.86 },
      smallBowl(730, 524, 70, WHITE, [{ kind: 'shreds', tones: ['#f6d27a', '#fae0a0'], size: 0.8 }]),
    ],
  },
  'kabeljauw-met-prei': {
    ground: { pattern: 'checks', motif: 'window', base: '#6f8fb5', print: '#e6ecf0' },
    close: 'top-right',
    vessel: { kind: 'plate', x: 398, y: 302, radius: 268, rim: '#fbf6ea', well: '#f3ecd8', band: '#2f5f93' },
    layers: [
      { kind: 'soup', tones: ['#f3e6bc', '#f9f0d4', '#e9d8a4'], texture: 'cream' },
      { kind: 'leek', tone: '#8fbf52', size: 25, place: scatter(34, { to: 0.92, gap: 1.2 }) },
      { kind: 'leek', tone: '#b9d48a', size: 20, place: scatter(16, { to: 0.9, gap: 1.6 }) },
    ],
    toppings: [
      { kind: 'fillet', tone: '#fbf3e2', size: 104, place: spots([-0.14, -0.3, -14], [0.12, 0.3, -8]) },
      { kind: 'chive', size: 24, place: scatter(22, { to: 0.74, gap: 1 }) },
      pepperSpecks(36, 0.84),
    ],
    sides: [
      smallBowl(86, 506, 80, WHITE, [
        { kind: 'potato', size: 74, place: scatter(8, { to: 0.66, gap: 0.9 }) },
      ]),
      { kind: 'glass', x: 728, y: 96, tone: '#d9962a', foam: true, size: 1.1 },
      { kind: 'whole-leek', x: 744, y: 440, turn: 16, size: 0.76 },
      { kind: 'fork', x: 70, y: 190, turn: -8, size: 0.86 },
    ],
  },
  vispannetje: {
    ground: { pattern: 'stone', motif: 'terrazzo', base: '#9fc0c4', print: '#3f7280' },
    vessel: { kind: 'ramekin', x: 398, y: 302, radius: 248, rim: '#c9632f', well: '#f3e3c0' },
    layers: [
      { kind: 'soup', tones: ['#f6e3b0', '#fbeecb', '#ecd290'], texture: 'cream' },
      { kind: 'gratin', tone: '#f9e2a2', cover: 0.5 },
      { kind: 'chunk', tones: ['#fbf3e2', '#f6e6c8'], size: 40, place: scatter(6, { to: 0.48, gap: 1.6 }) },
    ],
    toppings: [
      { kind: 'dollop', tone: '#f6dc96', size: 42, place: around(14, 0.79) },
      {
        kind: 'chunk',
        tones: ['#f0a07c', '#ee9470'],
        size: 36,
        place: spots([-0.34, -0.2, 20], [0.32, -0.28, 120], [0.06, 0.36, 240]),
      },
      { kind: 'shrimp', tone: '#d98f78', size: 19, place: scatter(16, { to: 0.58, gap: 1.4 }) },
      { kind: 'mussel', size: 46, place: spots([0.36, 0.16, 60], [-0.02, -0.44, 150], [-0.02, 0.02, 20]) },
      { kind: 'rosemary', tone: '#4f9a40', size: 28, place: spots([0.16, -0.08, 30], [-0.16, 0.1, 130]) },
    ],
    sides: [
      { kind: 'whole-leek', x: 722, y: 110, turn: 70, size: 0.6 },
      { kind: 'bread-slice', x: 728, y: 500, turn: 22, size: 1.05 },
      { kind: 'spoon', x: 76, y: 320, turn: -6 },
    ],
  },
  'veggie-stoverij': {
    ground: { pattern: 'checks', motif: 'gingham', base: '#c99a3c', print: '#a3741f' },
    vessel: { kind: 'pot', x: 388, y: 302, radius: 236, tone: '#4a6b4f', well: '#e6dcc0' },
    layers: [
      { kind: 'soup', tones: ['#54260f', '#6e3416', '#441d0b'], texture: 'broth' },
      {
        kind: 'chunk',
        tones: ['#a8683a', '#94562c', '#b97a48'],
        gloss: true,
        size: 36,
        place: scatter(28, { to: 0.86, gap: 1.25 }),
      },
      { kind: 'mushroom', tone: '#b08a64', size: 29, place: scatter(9, { to: 0.84, gap: 1.9 }) },
    ],
    toppings: [
      { kind: 'carrot-coin', size: 20, place: scatter(12, { to: 0.8, gap: 2.2 }) },
      { kind: 'leaf', tone: '#5e7f4a', size: 46, place: spots([-0.1, 0.06, 40]) },
      parsley(14),
    ],
    sides: [
      { kind: 'bread-slice', x: 716, y: 466, turn: 16, size: 1.25 },
      loose(716, 462, 30, { kind: 'dollop', tone: '#d9a52c', size: 40, place: spots([0, 0]) }),
      { kind: 'glass', x: 712, y: 112, tone: '#5a2a12', foam: true, size: 1.15 },
      { kind: 'jar', x: 76, y: 90, tone: '#d9a52c', size: 0.98 },
    ],
  },
  'rode-kool-met-appel': {
    ground: { pattern: 'checks', motif: 'tattersall', base: '#dfe0b4', print: '#9aa85a' },
    close: 'top-right',
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 248, rim: '#f6efe0', well: '#d9c9c4', band: '#b5803c' },
    layers: [{ kind: 'lining', tone: '#5a1838' }],
    toppings: [
      {
        kind: 'shreds',
        tones: ['#8a2352', '#a3346a', '#751c48', '#b54a7c'],
        size: 0.92,
        width: 7,
        long: 54,
        count: 300,
      },
      { kind: 'dice', tone: '#f3dc8c', size: 18, place: scatter(18, { to: 0.74, gap: 1.8 }) },
      { kind: 'seed', tone: '#4a2412', size: 9, place: scatter(9, { to: 0.7, gap: 3 }) },
      { kind: 'leaf', tone: '#5e7f4a', size: 44, place: spots([-0.3, 0.26, 70]) },
    ],
    sides: [
      { kind: 'apple', x: 722, y: 108, size: 1.15 },
      { kind: 'wooden-spoon', x: 740, y: 430, turn: 10, size: 0.9 },
      loose(78, 92, 44, { kind: 'cinnamon', size: 56, place: spots([0, 0, -34], [0.3, 0.6, -20]) }),
      { kind: 'onion', x: 84, y: 506, turn: 20, size: 0.9 },
    ],
  },
  'gestoofde-spruitjes': {
    ground: { pattern: 'linen', motif: 'plain', base: '#b5653f', print: '#7f3f22' },
    vessel: { kind: 'skillet', x: 352, y: 304, radius: 238, tone: '#3b3835', handle: -24 },
    layers: [
      { kind: 'lining', tone: '#4a3a1e' },
      {
        kind: 'onion-ring',
        tone: '#d9a04a',
        half: true,
        size: 38,
        place: scatter(26, { to: 0.92, gap: 0.7 }),
      },
      { kind: 'sprout-half', size: 36, place: scatter(38, { to: 0.88, gap: 1.55 }) },
      { kind: 'sprout-half', browned: true, size: 36, place: scatter(14, { to: 0.8, gap: 2 }) },
    ],
    toppings: [
      {
        kind: 'onion-ring',
        tone: '#d9a04a',
        half: true,
        size: 27,
        place: scatter(10, { to: 0.8, gap: 1.8 }),
      },
      pepperSpecks(40),
    ],
    sides: [
      { kind: 'onion', x: 718, y: 480, turn: 10 },
      loose(92, 84, 50, { kind: 'sprout-half', size: 34, place: spots([-0.4, 0, 20], [0.7, 0.2, 120]) }),
      { kind: 'mill', x: 66, y: 490, turn: 24, size: 0.8 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
