import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, riceBowl, smallBowl, springOnions, WHITE } from '../small-dishes.ts';

/** The tables of Chinese dinners from the wok. */
export const CHINA_QUICK_DINNERS = {
  'gongbao-jiding': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#2f6f6b', print: '#1f524f' },
    vessel: { kind: 'coupe', x: 412, y: 300, radius: 262, rim: '#fbf5e8', well: '#f0e6d0', band: '#b5301f' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#7a3a16', '#96501f'], size: 0.88, rough: 0.14 },
      {
        kind: 'cube',
        tone: '#b9d98a',
        side: '#3f7d35',
        size: 27,
        place: scatter(22, { to: 0.82, gap: 1.35 }),
      },
      {
        kind: 'seared',
        tones: ['#b8722f', '#a5612a', '#c98439'],
        size: 42,
        place: scatter(44, { to: 0.82, gap: 1.05 }),
      },
      { kind: 'peanut', tone: '#ecc286', size: 24, place: scatter(26, { to: 0.8, gap: 1.4 }) },
      { kind: 'chili', tone: '#8f1a12', size: 56, place: scatter(9, { to: 0.7, gap: 1.2 }) },
      springOnions(20, 0.8, 12),
    ],
    sides: [
      { kind: 'chopsticks', x: 58, y: 330, turn: -6, size: 0.9, tone: '#3a1f18' },
      riceBowl(724, 508, 72),
      loose(728, 84, 50, {
        kind: 'chili',
        tone: '#8f1a12',
        size: 52,
        place: spots([0, 0, -24], [0.2, 0.6, 10]),
      }),
    ],
  },
  'xilanhua-niurou': {
    ground: { pattern: 'azulejo', motif: 'circle', base: '#f0d9a8', print: '#cf9a4a' },
    vessel: {
      kind: 'oval-dish',
      x: 400,
      y: 300,
      rx: 318,
      ry: 238,
      rim: '#35566b',
      well: '#efe6d2',
      band: '#9fb8c4',
    },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#5f2f14', '#7a4220'], size: 0.9, rough: 0.14 },
      { kind: 'floret', tone: '#4f8f3a', size: 50, place: scatter(28, { to: 0.86, gap: 1.05 }) },
      {
        kind: 'slice',
        tones: ['#7a4428', '#8c5232', '#6a3820'],
        size: 58,
        place: scatter(24, { to: 0.8, gap: 0.98 }),
      },
      { kind: 'floret', tone: '#5fa344', size: 50, place: scatter(11, { to: 0.76, gap: 1.6 }) },
      { kind: 'carrot-coin', size: 24, place: scatter(10, { to: 0.8, gap: 2.4 }) },
      { kind: 'julienne', tone: '#f0d27a', size: 24, place: scatter(14, { to: 0.76, gap: 1.2 }) },
    ],
    sides: [
      { kind: 'carrot', x: 62, y: 74, turn: 30, size: 0.66 },
      riceBowl(728, 532, 58, { rim: '#f6efe0', well: '#efe6d0', band: '#35566b' }),
      loose(742, 66, 44, { kind: 'floret', tone: '#4f8f3a', size: 46, place: spots([0, 0, 20]) }),
    ],
  },
  'fanqie-chaodan': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#8fb7c9', print: '#5f90a8' },
    close: 'bottom-right',
    vessel: { kind: 'coupe', x: 392, y: 300, radius: 260, rim: '#f7f0df', well: '#ecdfc2', band: '#2f6f8a' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#cf3a1a', '#e0522c'], size: 0.92, rough: 0.12 },
      { kind: 'tomato-wedge', size: 50, place: scatter(22, { to: 0.84, gap: 1.05 }) },
      { kind: 'scramble', tones: ['#f8cb45', '#fbd968', '#f0b92e'], size: 0.72 },
      {
        kind: 'tomato-wedge',
        size: 56,
        place: spots(
          [-0.36, -0.3, 20],
          [0.38, -0.34, 110],
          [0.1, 0.1, 60],
          [-0.34, 0.36, 160],
          [0.44, 0.34, 30],
        ),
      },
      springOnions(22, 0.74, 13),
    ],
    sides: [
      { kind: 'whole-egg', x: 728, y: 100, size: 1 },
      { kind: 'tomato', x: 78, y: 92, size: 0.96 },
      riceBowl(720, 504, 76),
    ],
  },
  'dan-chaofan': {
    ground: { pattern: 'wood', motif: 'planks', base: '#7d4a3a', print: '#5a3024' },
    vessel: { kind: 'bowl', x: 400, y: 302, radius: 258, rim: '#f3ecdc', well: '#e0d2b0', band: '#2f5f8a' },
    layers: [
      {
        kind: 'rice',
        tones: ['#f8dfa0', '#f3cf7c', '#fdeec4', '#eac068'],
        size: 0.98,
        grain: 19,
        heap: true,
      },
    ],
    toppings: [
      {
        kind: 'crumpled',
        tones: ['#cfe0a0', '#dfeab8'],
        vein: '#f3f6d8',
        size: 28,
        place: scatter(10, { to: 0.74, gap: 2.4 }),
      },
      { kind: 'crumble', tone: '#f8cc3c', size: 27, place: scatter(32, { to: 0.78, gap: 1 }) },
      { kind: 'dice', tone: '#ee8127', size: 14, place: scatter(26, { to: 0.8, gap: 1.9 }) },
      { kind: 'pea', size: 12, place: scatter(26, { to: 0.8, gap: 2.2 }) },
      springOnions(18, 0.78, 12),
    ],
    sides: [
      { kind: 'spoon', x: 738, y: 330, turn: 6, tone: '#f3ecdc' },
      { kind: 'whole-egg', x: 70, y: 96, size: 1 },
      { kind: 'whole-egg', x: 112, y: 66, turn: 40, size: 0.94 },
      loose(84, 516, 60, { kind: 'scallion', size: 84, place: spots([0, 0, -50], [0.3, 0.3, -38]) }),
    ],
  },
  'jisi-chaomian': {
    ground: { pattern: 'linen', motif: 'hem', base: '#b5432f', print: '#8a2c1e' },
    vessel: {
      kind: 'oval-dish',
      x: 400,
      y: 300,
      rx: 322,
      ry: 240,
      rim: '#f6efdf',
      well: '#eadfc6',
      band: '#3f7f6a',
    },
    layers: [],
    toppings: [
      {
        kind: 'strands',
        tones: ['#c98a3c', '#b8762c', '#dba04e', '#a5662a'],
        size: 0.96,
        width: 9,
        count: 220,
      },
      { kind: 'julienne', tone: '#e5edb8', size: 44, place: scatter(20, { to: 0.8, gap: 0.7 }) },
      { kind: 'julienne', tone: '#ee8127', size: 42, place: scatter(24, { to: 0.8, gap: 0.8 }) },
      {
        kind: 'slice',
        tones: ['#f0d6a8', '#e6c48e', '#dbb47a'],
        size: 40,
        place: scatter(17, { to: 0.76, gap: 1.3 }),
      },
      { kind: 'sprout', size: 44, place: scatter(15, { to: 0.8, gap: 0.9 }) },
      { kind: 'strip', tone: '#5f9a3c', size: 38, place: scatter(18, { to: 0.8, gap: 1.3 }) },
    ],
    sides: [
      { kind: 'chopsticks', x: 762, y: 470, turn: 10, size: 0.6, tone: '#2c2a2a' },
      smallBowl(66, 72, 52, WHITE, [{ kind: 'soup', tones: ['#3a1c10'], texture: 'broth' }]),
      { kind: 'carrot', x: 736, y: 74, turn: -34, size: 0.7 },
    ],
  },
  'chijiao-xiaren': {
    ground: { pattern: 'diamonds', motif: 'nested', base: '#e8d3a0', print: '#c9a45a' },
    vessel: { kind: 'skillet', x: 366, y: 302, radius: 250, tone: '#2f2c2c', handle: 20 },
    layers: [
      { kind: 'pool', tones: ['#4a2412', '#5f341a'], size: 0.88, rough: 0.12 },
      { kind: 'strip', tone: '#4f9a3c', wide: true, size: 40, place: scatter(30, { to: 0.86, gap: 0.9 }) },
      { kind: 'strip', tone: '#cf3423', wide: true, size: 38, place: scatter(16, { to: 0.84, gap: 1.2 }) },
      {
        kind: 'onion-ring',
        tone: '#f3e2c4',
        half: true,
        size: 36,
        place: scatter(12, { to: 0.8, gap: 1.3 }),
      },
    ],
    toppings: [
      { kind: 'prawn', size: 66, place: scatter(13, { to: 0.74, gap: 1.25 }) },
      { kind: 'strip', tone: '#5aa843', wide: true, size: 42, place: scatter(9, { to: 0.76, gap: 1.9 }) },
      { kind: 'strip', tone: '#d93a26', wide: true, size: 40, place: scatter(7, { to: 0.72, gap: 2 }) },
      { kind: 'bean', tone: '#1f1512', size: 11, place: scatter(28, { to: 0.78, gap: 1.8 }) },
    ],
    sides: [
      riceBowl(726, 110, 74),
      smallBowl(66, 84, 54, WHITE, [
        { kind: 'bean', tone: '#1f1512', size: 34, place: scatter(16, { to: 0.7, gap: 0.9 }) },
      ]),
      { kind: 'chopsticks', x: 736, y: 500, turn: 24, size: 0.52, tone: '#8c2a1c' },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
