import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import {
  kimchiBowl,
  loose,
  riceBowl,
  smallBowl,
  springOnionBowl,
  springOnions,
  WHITE,
} from '../small-dishes.ts';

/** The tables of Korean dinners from a handful of ingredients. */
export const KOREA_QUICK_DINNERS = {
  'gyeran-bap': {
    ground: { pattern: 'bojagi', motif: 'patchwork', base: '#4f7fa0', print: '#305c7c' },
    close: 'top-right',
    vessel: { kind: 'bowl', x: 396, y: 302, radius: 252, rim: '#f3ecdc', well: '#5a3216', band: '#c9803a' },
    layers: [
      { kind: 'rice', tones: ['#fffaf0', '#f6ecd6', '#ffffff'], size: 0.94, grain: 18, heap: true },
      { kind: 'pool', tones: ['#7a4218', '#96581f'], x: 0.42, y: 0.46, size: 0.3, rough: 0.9, thin: true },
      { kind: 'pool', tones: ['#7a4218', '#96581f'], x: -0.5, y: 0.4, size: 0.26, rough: 0.9, thin: true },
      { kind: 'oil', tone: '#e0a238', count: 26 },
    ],
    toppings: [
      { kind: 'egg', size: 112, place: spots([0.22, -0.14, 20]) },
      { kind: 'egg', size: 104, place: spots([-0.26, 0.2, 140]) },
      { kind: 'butter', size: 42, place: spots([-0.44, -0.48, 24]) },
    ],
    sides: [
      smallBowl(80, 506, 62, WHITE, [{ kind: 'butter', size: 56, place: spots([0, 0, 20]) }]),
      { kind: 'whole-egg', x: 78, y: 92, size: 1 },
      smallBowl(722, 98, 58, { rim: '#2f5f5a', well: '#2a1710' }, [
        { kind: 'soup', tones: ['#3a1c10'], texture: 'broth' },
      ]),
      { kind: 'spoon', x: 728, y: 400, turn: 6, tone: '#c9a45a' },
    ],
  },
  'kongnamul-bap': {
    ground: { pattern: 'wood', motif: 'boards', base: '#6f8f7f', print: '#476757' },
    vessel: { kind: 'pot', x: 396, y: 302, radius: 248, tone: '#3a3836', well: '#4a4642' },
    layers: [
      { kind: 'rice', tones: ['#fffaf0', '#f3ead6', '#ffffff'], size: 0.98, grain: 18 },
      { kind: 'sprout', size: 40, place: scatter(150, { to: 0.8, gap: 0.16 }) },
    ],
    toppings: [
      { kind: 'pool', tones: ['#6e3414', '#8a4a1e'], size: 0.34, rough: 0.5 },
      { kind: 'spring-onion', size: 15, place: scatter(30, { to: 0.32, gap: 0.8 }) },
      { kind: 'seed', tone: '#c42a12', size: 6, place: scatter(36, { to: 0.36 }) },
    ],
    sides: [
      smallBowl(718, 500, 78, WHITE, [
        { kind: 'soup', tones: ['#5a2a12', '#723a18'], texture: 'broth' },
        { kind: 'spring-onion', size: 30, place: scatter(14, { to: 0.74, gap: 0.9 }) },
        { kind: 'seed', tone: '#d03a1c', size: 14, place: scatter(20, { to: 0.76 }) },
      ]),
      { kind: 'wooden-spoon', x: 64, y: 360, turn: -10, size: 0.84 },
      loose(78, 84, 50, {
        kind: 'sprout',
        size: 60,
        place: spots([-0.3, 0, 20], [0.3, 0.4, 60], [0.2, -0.4, -30]),
      }),
      loose(726, 90, 50, { kind: 'scallion', size: 80, place: spots([0, 0, -40], [0.3, 0.4, -30]) }),
    ],
  },
  'chamchi-mayo-deopbap': {
    ground: { pattern: 'bojagi', motif: 'squares', base: '#c96f5a', print: '#a04c3a' },
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 252, rim: '#35506a', well: '#efe6d2', band: '#8fb0c9' },
    layers: [{ kind: 'rice', tones: ['#fdf3dd', '#f3e2bd', '#fffaf0'], size: 0.98, grain: 18 }],
    toppings: [
      { kind: 'scramble', size: 0.84 },
      { kind: 'heap', tone: '#b98a62', size: 0.5 },
      { kind: 'crumble', tone: '#d9ad80', size: 19, place: scatter(70, { to: 0.48, gap: 0.5 }) },
      { kind: 'crumble', tone: '#efd3ae', size: 16, place: scatter(50, { to: 0.44, gap: 0.7 }) },
      { kind: 'drizzle', tone: '#fffbea', path: 'zigzag', size: 0.42, width: 0.045, turn: 20 },
      { kind: 'nori', size: 24, place: scatter(14, { to: 0.16, gap: 0.4 }) },
    ],
    sides: [
      smallBowl(722, 502, 60, WHITE, [{ kind: 'soup', tones: ['#3a1c10'], texture: 'broth' }]),
      { kind: 'whole-egg', x: 84, y: 92, size: 0.96 },
      loose(722, 92, 50, {
        kind: 'nori',
        size: 50,
        square: true,
        place: spots([-0.2, 0, 14], [0.3, 0.3, 40]),
      }),
      { kind: 'spoon', x: 70, y: 420, turn: -6 },
    ],
  },
  'dubu-kimchi': {
    ground: { pattern: 'bojagi', motif: 'squares', base: '#7fa88f', print: '#54806a' },
    close: 'bottom-left',
    vessel: {
      kind: 'coupe',
      x: 398,
      y: 302,
      radius: 258,
      rim: '#f3ecdc',
      well: '#e6dcc4',
      band: '#35506a',
    },
    layers: [],
    toppings: [
      { kind: 'cube', tone: '#fffaf0', side: '#e3d5b4', size: 36, place: around(12, 0.74) },
      { kind: 'pool', tones: ['#c4381c', '#d95a30'], size: 0.56, rough: 0.24 },
      { kind: 'kimchi', size: 46, place: scatter(32, { to: 0.44, gap: 0.5 }) },
      { kind: 'pork-belly', size: 36, place: scatter(6, { to: 0.38, gap: 1.6 }) },
    ],
    sides: [
      riceBowl(84, 506, 74),
      loose(84, 92, 44, { kind: 'chili', size: 54, place: spots([0, 0, -24]) }),
      { kind: 'chopsticks', x: 738, y: 350, turn: 8, size: 0.9, tone: '#d5d8dc' },
    ],
  },
  'sogogi-muguk': {
    ground: { pattern: 'bojagi', motif: 'patchwork', base: '#b5705a', print: '#8f4c3a' },
    steam: true,
    vessel: { kind: 'brass-bowl', x: 398, y: 302, radius: 250, tone: '#d0b070', well: '#cfae6a' },
    layers: [
      { kind: 'soup', tones: ['#e6c983', '#f0dba6', '#d6b566'], texture: 'broth' },
      {
        kind: 'cube',
        tone: '#f8f0d4',
        side: '#d9c48c',
        size: 26,
        place: scatter(30, { to: 0.82, gap: 1.6 }),
      },
      { kind: 'crumble', tone: '#94643f', size: 23, place: scatter(22, { to: 0.8, gap: 1.5 }) },
      { kind: 'crumble', tone: '#ad7d58', size: 18, place: scatter(14, { to: 0.76, gap: 2 }) },
      { kind: 'oil', tone: '#f6e6ae', count: 46 },
    ],
    toppings: [springOnions(26, 0.8, 12)],
    sides: [
      riceBowl(84, 504, 80, { rim: '#d0b070', well: '#efe6d0' }),
      springOnionBowl(82, 96, 60),
      { kind: 'spoon', x: 722, y: 380, turn: 6, tone: '#c9a45a' },
      { kind: 'chopsticks', x: 764, y: 384, turn: 6, size: 0.78, tone: '#c9a45a' },
    ],
  },
  'janchi-guksu': {
    ground: { pattern: 'bojagi', motif: 'squares', base: '#d8a24c', print: '#b57f30' },
    close: 'bottom-left',
    vessel: {
      kind: 'deep-bowl',
      x: 400,
      y: 302,
      radius: 252,
      rim: '#f6f2e6',
      well: '#efe6d0',
      band: '#4f7f9a',
    },
    layers: [
      { kind: 'soup', tones: ['#e6cf96', '#efdcae'], texture: 'broth' },
      { kind: 'strands', tones: ['#fdf8ea', '#f6eeda', '#ffffff'], size: 0.76, width: 5, count: 190 },
      { kind: 'oil', tone: '#d9a23c', count: 18 },
    ],
    toppings: [
      {
        kind: 'julienne',
        tone: '#6f9a44',
        size: 66,
        place: spots([-0.3, -0.24, 20], [-0.24, -0.16, 34], [-0.36, -0.1, 12], [-0.2, -0.28, 50]),
      },
      {
        kind: 'julienne',
        tone: '#e2762c',
        size: 66,
        place: spots([0.28, -0.26, -20], [0.34, -0.16, -34], [0.22, -0.18, -8], [0.36, -0.3, -46]),
      },
      {
        kind: 'strip',
        tone: '#f6cf4c',
        size: 64,
        place: spots([0.26, 0.24, 30], [0.32, 0.3, 44], [0.2, 0.32, 18], [0.36, 0.2, 60]),
      },
      { kind: 'kimchi', size: 62, place: spots([-0.3, 0.22, 20], [-0.18, 0.32, -30], [-0.34, 0.36, 70]) },
      { kind: 'spring-onion', size: 13, place: scatter(9, { to: 0.16, gap: 1 }) },
    ],
    sides: [
      kimchiBowl(84, 502, 66),
      { kind: 'chopsticks', x: 730, y: 330, turn: 6 },
      loose(722, 90, 50, { kind: 'scallion', size: 80, place: spots([0, 0, -40], [0.3, 0.4, -30]) }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
