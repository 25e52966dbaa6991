import { around, type PictureSpec, scatter, spots, type ToppingSpec } from '@larder/plates';
import {
  kimchiBowl,
  loose,
  riceBowl,
  sesameSeeds,
  smallBowl,
  springOnionBowl,
  WHITE,
} from '../small-dishes.ts';

const soyDip = (x: number, y: number, ...toppings: ToppingSpec[]) =>
  smallBowl(x, y, 64, { rim: '#2f5f5a', well: '#2a1710' }, [
    { kind: 'soup', tones: ['#4a2412', '#5f3018'], texture: 'broth' },
    ...toppings,
  ]);

/** The tables of Korean salads, pancakes and side dishes. */
export const KOREA_SMALL_PLATES = {
  'oi-muchim': {
    ground: { pattern: 'bojagi', motif: 'squares', base: '#e3c27a', print: '#c29a48' },
    close: 'bottom-left',
    vessel: { kind: 'coupe', x: 398, y: 302, radius: 248, rim: '#5f8a94', well: '#e6ece8', band: '#c9dbe0' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#c9351c', '#dd5530'], size: 0.74, rough: 0.2 },
      { kind: 'cucumber', whole: true, size: 40, place: scatter(26, { to: 0.72, gap: 0.95 }) },
      {
        kind: 'onion-ring',
        tone: '#d9a0b0',
        half: true,
        size: 26,
        place: scatter(14, { to: 0.7, gap: 1.2 }),
      },
      { kind: 'strip', tone: '#d03a1c', size: 19, place: scatter(34, { to: 0.72, gap: 0.9 }) },
      { kind: 'seed', tone: '#b5240f', size: 5.5, place: scatter(120, { to: 0.74 }) },
      { kind: 'seed', tone: '#e8502c', round: true, size: 4, place: scatter(60, { to: 0.74 }) },
      sesameSeeds(50, 0.74),
    ],
    sides: [
      riceBowl(86, 500, 80),
      loose(724, 92, 50, { kind: 'chili', size: 56, place: spots([0, 0, 24], [0, 0.5, 40]) }),
      { kind: 'chopsticks', x: 732, y: 380, turn: 8, size: 0.9, tone: '#6b3a26' },
      loose(80, 92, 44, { kind: 'cucumber', whole: true, size: 38, place: spots([-0.3, 0], [0.8, 0.4]) }),
    ],
  },
  'kimchi-jeon': {
    ground: { pattern: 'bojagi', motif: 'patchwork', base: '#6f8f7a', print: '#4a6f5a' },
    close: 'bottom-right',
    vessel: { kind: 'skillet', x: 356, y: 302, radius: 246, tone: '#33302e', handle: 20 },
    layers: [{ kind: 'lining', tone: '#4a2a16' }],
    toppings: [
      { kind: 'cake', tone: '#e0692c', size: 0.84, browned: 1, cut: [-32, 18] },
      { kind: 'kimchi', size: 36, place: scatter(16, { to: 0.58, gap: 1.3 }) },
      { kind: 'chili-ring', tone: '#4f9a3c', size: 13, place: scatter(12, { to: 0.64, gap: 2.4 }) },
    ],
    sides: [
      soyDip(720, 96, { kind: 'sesame', size: 14, place: scatter(12, { to: 0.7, gap: 1.4 }) }),
      kimchiBowl(706, 504, 76),
      { kind: 'chopsticks', x: 50, y: 400, turn: -4, size: 0.8, tone: '#8a5a34' },
    ],
  },
  'sigeumchi-namul': {
    ground: { pattern: 'bojagi', motif: 'squares', base: '#d9b5a0', print: '#b58468' },
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 236, rim: '#f3ecdc', well: '#dccfb2', band: '#8f6a4a' },
    layers: [{ kind: 'lining', tone: '#c9bb98' }],
    toppings: [
      {
        kind: 'wilted',
        size: 60,
        tones: ['#1f5222', '#2c662a', '#37752f'],
        place: scatter(34, { to: 0.64, gap: 0.5 }),
      },
      { kind: 'green-bean', tone: '#6f9f4a', size: 34, place: scatter(22, { to: 0.6, gap: 0.8 }) },
      {
        kind: 'wilted',
        size: 48,
        tones: ['#2f6f2a', '#3f8436'],
        place: scatter(24, { to: 0.5, gap: 0.7 }),
      },
      sesameSeeds(70, 0.66),
      { kind: 'garlic', size: 8, place: scatter(14, { to: 0.6 }) },
    ],
    sides: [
      riceBowl(86, 502, 78),
      smallBowl(724, 98, 62, WHITE, [
        { kind: 'sesame', size: 22, place: scatter(46, { to: 0.74, gap: 0.9 }) },
      ]),
      { kind: 'chopsticks', x: 728, y: 384, turn: 8, size: 0.88, tone: '#cfd3da' },
      loose(82, 94, 50, {
        kind: 'whole-leaf',
        tone: '#3f8436',
        size: 50,
        place: spots([0, 0, -30], [0.5, 0.3, 40]),
      }),
    ],
  },
  'gyeran-jjim': {
    ground: { pattern: 'bojagi', motif: 'patchwork', base: '#8a5a6b', print: '#653d4e' },
    close: 'top-left',
    vessel: { kind: 'stone-pot', x: 398, y: 302, radius: 238, tone: '#453c36', ears: true },
    layers: [{ kind: 'lining', tone: '#e6b84a' }],
    toppings: [
      { kind: 'turned-out', tone: '#f6d264', size: 0.98 },
      { kind: 'pool', tones: ['#fae08a'], size: 0.5, x: -0.1, y: -0.1, thin: true, rough: 0.6 },
      { kind: 'seed', tone: '#d9a032', round: true, size: 3.4, place: scatter(60, { to: 0.86 }) },
      { kind: 'spring-onion', size: 13, place: scatter(26, { to: 0.7, gap: 1.9 }) },
      { kind: 'dice', tone: '#ee8127', size: 9, place: scatter(22, { to: 0.74, gap: 2.4 }) },
      sesameSeeds(30, 0.7),
    ],
    sides: [
      { kind: 'spoon', x: 726, y: 400, turn: 6 },
      springOnionBowl(722, 96, 62),
      { kind: 'whole-egg', x: 66, y: 96, turn: 20 },
      { kind: 'whole-egg', x: 112, y: 60, turn: 70, size: 0.9, tone: '#cf9c6c' },
      riceBowl(84, 506, 76),
    ],
  },
  'gamja-jorim': {
    ground: { pattern: 'bojagi', motif: 'squares', base: '#7f9fb5', print: '#587c96' },
    close: 'bottom-right',
    vessel: { kind: 'coupe', x: 398, y: 302, radius: 242, rim: '#f3ecdc', well: '#e9dcc0', band: '#3f5f7a' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#5a2a10', '#74401c'], size: 0.78, rough: 0.16 },
      { kind: 'potato', tone: '#c98a34', glaze: true, size: 36, place: scatter(34, { to: 0.68, gap: 1.2 }) },
      { kind: 'potato', tone: '#d99c42', glaze: true, size: 34, place: scatter(9, { to: 0.4, gap: 1.7 }) },
      sesameSeeds(70, 0.72),
    ],
    sides: [
      riceBowl(86, 502, 78),
      { kind: 'whole-potato', x: 724, y: 94, turn: 20, size: 0.95 },
      { kind: 'chopsticks', x: 730, y: 384, turn: 8, size: 0.88 },
      smallBowl(84, 96, 60, WHITE, [{ kind: 'soup', tones: ['#3a1c10'], texture: 'broth' }]),
    ],
  },
  'godeungeo-gui': {
    ground: { pattern: 'wood', motif: 'boards', base: '#c9a878', print: '#94703f' },
    vessel: {
      kind: 'oval-dish',
      x: 396,
      y: 302,
      rx: 312,
      ry: 206,
      rim: '#3f5f6b',
      well: '#dfe6e4',
      band: '#8fb0b5',
    },
    layers: [],
    toppings: [
      {
        kind: 'whole-leaf',
        tone: '#5f9a4a',
        toothed: true,
        size: 84,
        place: spots([-0.74, 0.3, 260], [0.76, 0.42, 120]),
      },
      { kind: 'fish-side', size: 208, place: spots([-0.06, -0.36, -4], [0.02, 0.3, 2]) },
      { kind: 'wedge', fruit: 'lemon', size: 48, place: spots([0.84, -0.2, 280]) },
      { kind: 'snow', tone: '#fbf5e6', size: 0.2 },
    ],
    sides: [
      soyDip(724, 524),
      smallBowl(722, 88, 66, WHITE, [
        { kind: 'shreds', tones: ['#fdf8ea', '#f3ead4'], size: 0.76 },
        { kind: 'pool', tones: ['#4a2412'], size: 0.3, rough: 0.4 },
      ]),
      riceBowl(78, 92, 72),
      { kind: 'chopsticks', x: 40, y: 400, turn: 2, size: 0.7, tone: '#3f2a20' },
    ],
  },
  bossam: {
    ground: { pattern: 'bojagi', motif: 'patchwork', base: '#4f6f5f', print: '#2f4f42' },
    vessel: {
      kind: 'oval-dish',
      x: 396,
      y: 302,
      rx: 316,
      ry: 222,
      rim: '#f6efe0',
      well: '#ece0c8',
      band: '#b03a2a',
    },
    layers: [],
    toppings: [
      {
        kind: 'whole-leaf',
        tone: '#cfdf8a',
        size: 92,
        place: spots([-0.7, -0.2, 300], [-0.62, 0.34, 240], [-0.46, 0.02, 270]),
      },
      {
        kind: 'kimchi',
        size: 40,
        place: spots(
          [-0.5, -0.1, 20],
          [-0.42, 0.06, 80],
          [-0.54, 0.14, 140],
          [-0.4, -0.12, 200],
          [-0.48, 0.02, 260],
        ),
      },
      {
        kind: 'strip',
        tone: '#d9482a',
        wide: true,
        size: 34,
        place: spots(
          [-0.52, -0.06, 20],
          [-0.42, 0.06, 80],
          [-0.54, 0.1, 140],
          [-0.46, -0.16, 60],
          [-0.4, -0.04, 10],
          [-0.5, 0.02, 110],
          [-0.44, 0.16, 30],
        ),
      },
      {
        kind: 'meat-slice',
        tone: '#f0d0ba',
        crust: '#b07c58',
        size: 70,
        place: spots(
          [-0.02, -0.4, 14],
          [0.13, -0.4, 12],
          [0.28, -0.39, 14],
          [0.43, -0.37, 16],
          [0.58, -0.33, 18],
          [-0.04, 0.2, 12],
          [0.11, 0.2, 14],
          [0.26, 0.21, 12],
          [0.41, 0.23, 14],
          [0.56, 0.26, 16],
        ),
      },
      { kind: 'spring-onion', size: 11, place: spots([-0.46, 0, 0], [-0.52, -0.08], [-0.42, 0.1]) },
    ],
    sides: [
      smallBowl(726, 90, 60, WHITE, [
        { kind: 'shrimp', tone: '#e3a08c', size: 38, place: scatter(11, { to: 0.66, gap: 0.8 }) },
      ]),
      smallBowl(726, 520, 62, WHITE, [{ kind: 'mash', tones: ['#a8441c', '#b9552a'], size: 0.9 }]),
      loose(70, 84, 40, { kind: 'garlic-clove', size: 26, place: around(3, 0.9) }),
      { kind: 'chopsticks', x: 42, y: 420, turn: 2, size: 0.66, tone: '#cfd3da' },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
