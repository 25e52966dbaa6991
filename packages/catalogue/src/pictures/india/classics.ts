import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, riceBowl, smallBowl, speckledBowl } from '../small-dishes.ts';

const BRASS = { rim: '#c98b3a', well: '#f3e6c8' } as const;

/** The tables of the best-known Indian dishes. */
export const INDIA_CLASSICS = {
  'dal-tadka': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#b8452e', print: '#8f2e22' },
    steam: true,
    vessel: { kind: 'brass-bowl', x: 385, y: 305, radius: 236, tone: '#c98b3a', well: '#8f5a1e' },
    layers: [
      { kind: 'soup', tones: ['#efab2c', '#f8c146', '#fbd068', '#e59c22', '#f5b636'], texture: 'lentils' },
      { kind: 'oil', tone: '#d2651a', count: 26 },
      { kind: 'pool', tones: ['#c2510f'], size: 0.62, rough: 0.5, thin: true },
      { kind: 'pool', tones: ['#8a2a0a', '#b5440f'], size: 0.36, rough: 0.5, thin: true },
    ],
    toppings: [
      { kind: 'seed', tone: '#5b3413', place: scatter(54, { to: 0.72, gap: 1.4 }) },
      { kind: 'garlic', place: scatter(16, { to: 0.48, gap: 1.7 }) },
      {
        kind: 'chili',
        tone: '#a51e14',
        place: spots([-0.2, -0.2, -24], [0.24, 0.16, 42], [-0.2, 0.26, 100]),
      },
      { kind: 'cilantro', size: 16, place: scatter(24, { from: 0.2, to: 0.82, gap: 1.7 }) },
    ],
    sides: [
      { kind: 'naan', x: 668, y: 412, turn: 26, herbs: true },
      riceBowl(100, 112, 64, { rim: '#c98b3a', well: '#fbf6ea' }),
      { kind: 'tomato', x: 690, y: 116, size: 0.9 },
      loose(96, 508, 40, {
        kind: 'chili',
        tone: '#3f8c36',
        size: 56,
        place: spots([0, 0, -12], [0.8, 0.7, 14]),
      }),
    ],
  },
  'palak-paneer': {
    close: 'top-left',
    ground: { pattern: 'block-print', motif: 'lotus', base: '#dc902f', print: '#b1611a' },
    vessel: {
      kind: 'clay-dish',
      x: 404,
      y: 300,
      radius: 238,
      rim: '#b9743a',
      well: '#7e4a1e',
      band: '#ebb57a',
    },
    layers: [{ kind: 'soup', tones: ['#44782e', '#568c39', '#376526', '#6ba045'], texture: 'coarse' }],
    toppings: [
      { kind: 'cube', browned: true, place: scatter(19, { to: 0.78, gap: 2.3 }) },
      { kind: 'drizzle', tone: '#fff9e8', path: 'wave', size: 0.62, turn: -20 },
      { kind: 'chili', tone: '#c9281b', size: 38, place: spots([0.28, -0.4, -18]) },
    ],
    sides: [
      { kind: 'naan', x: 118, y: 452, turn: -24, size: 0.95 },
      speckledBowl(704, 496, 66, '#fffaf0', ['#5da845', '#8fc06a'], { rim: '#b9743a', well: '#f7e9c8' }),
      { kind: 'tomato', x: 700, y: 104, size: 0.9 },
      loose(92, 108, 40, {
        kind: 'leaf',
        tone: '#3f8c36',
        size: 52,
        place: spots([0, 0, 30], [1, 0.5, 84, 0.85]),
      }),
    ],
  },
  'butter-chicken': {
    ground: { pattern: 'block-print', motif: 'paisley', base: '#2f6f86', print: '#1d5066' },
    close: 'top-right',
    steam: true,
    vessel: {
      kind: 'brass-bowl',
      x: 372,
      y: 292,
      radius: 232,
      tone: '#b9673a',
      well: '#8a3f1c',
      loops: true,
    },
    layers: [
      { kind: 'soup', tones: ['#e2702a', '#ee8a3f', '#f39d52', '#d25f1f'], texture: 'cream' },
      { kind: 'oil', tone: '#f6a64e', count: 30 },
      {
        kind: 'seared',
        sear: 'charred',
        tones: ['#e87430', '#da5f22', '#f08a44'],
        size: 50,
        place: scatter(18, { to: 0.8, gap: 1.5 }),
      },
      { kind: 'pool', tones: ['#e8803a'], size: 0.3, x: -0.3, y: 0.34, thin: true },
      { kind: 'pool', tones: ['#e8803a'], size: 0.3, x: 0.36, y: -0.2, thin: true },
    ],
    toppings: [
      { kind: 'drizzle', tone: '#fff6e2', path: 'spiral', size: 0.56, width: 0.045 },
      { kind: 'seed', tone: '#4f6b2b', size: 4.4, place: scatter(30, { to: 0.7 }) },
    ],
    sides: [
      riceBowl(690, 438, 116, BRASS),
      { kind: 'naan', x: 730, y: 110, turn: 58, size: 0.86, herbs: true },
      { kind: 'tomato', x: 82, y: 512, size: 0.86 },
      loose(70, 84, 40, { kind: 'chili', tone: '#3f8c36', size: 52, place: spots([0, 0, -30]) }),
    ],
  },
  'vegetable-biryani': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#6d3a5c', print: '#8c5076' },
    vessel: { kind: 'paella-pan', x: 424, y: 306, radius: 244, tone: '#c3a15a' },
    layers: [
      { kind: 'rice', tones: ['#fbf3dc', '#f4d582', '#f7e6b4', '#ecb944', '#fffaf0'], grain: 15 },
      { kind: 'strip', tone: '#e98b2e', wide: true, size: 20, place: scatter(34, { to: 0.86, gap: 1.6 }) },
      { kind: 'floret', size: 32, place: scatter(9, { from: 0.4, to: 0.84, gap: 2 }) },
      { kind: 'strip', tone: '#5f9a3c', wide: true, size: 20, place: scatter(16, { to: 0.84, gap: 2 }) },
    ],
    toppings: [
      { kind: 'fried-onion', place: scatter(54, { to: 0.52, gap: 0.6 }) },
      {
        kind: 'sprig',
        size: 24,
        place: spots([0, -0.06, 10], [-0.5, 0.36, -60], [0.48, 0.42, 80], [0.3, -0.56, 30]),
      },
    ],
    sides: [
      smallBowl(92, 456, 84, { rim: '#b9743a', well: '#efe4cc' }, [
        { kind: 'soup', tones: ['#fffaf0', '#f3ecd9'], texture: 'cream' },
        { kind: 'dice', tone: '#8fbf5c', size: 20, place: scatter(14, { to: 0.74 }) },
        { kind: 'onion-dice', tone: '#c77aa4', size: 14, place: scatter(10, { to: 0.7 }) },
        { kind: 'cilantro', size: 28, place: spots([0, 0, 10]) },
      ]),
      { kind: 'onion', x: 92, y: 92, size: 0.92 },
      loose(734, 506, 40, {
        kind: 'cardamom',
        size: 24,
        place: spots([-0.5, 0, 20], [0.4, -0.4, 80], [0.4, 0.6, 140]),
      }),
    ],
  },
  'chana-masala': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#71893f', print: '#52692a' },
    steam: true,
    vessel: { kind: 'skillet', x: 366, y: 318, radius: 218, tone: '#37322f', handle: -32 },
    layers: [
      { kind: 'soup', tones: ['#b9501d', '#d06628', '#a04317', '#de7c3a'], texture: 'coarse' },
      { kind: 'chickpea', size: 15, tone: '#e6b159', place: scatter(120, { to: 0.92, gap: 1.75 }) },
      { kind: 'chickpea', size: 15.5, tone: '#efc270', place: scatter(40, { to: 0.6, gap: 2.1 }) },
      { kind: 'dice', tone: '#cf4a2b', size: 10, place: scatter(18, { to: 0.8 }) },
    ],
    toppings: [
      {
        kind: 'onion-ring',
        size: 34,
        place: spots([-0.12, -0.1, 20], [0.16, 0.08, 70, 0.85], [-0.06, 0.22, 140, 0.7]),
      },
      { kind: 'strip', tone: '#f2d98c', size: 22, place: scatter(12, { to: 0.36, gap: 0.7 }) },
      { kind: 'chili', tone: '#4b8f34', size: 42, place: spots([0.36, -0.3, -40], [-0.44, 0.36, 20]) },
      { kind: 'cilantro', size: 15, place: scatter(24, { to: 0.82, gap: 1.9 }) },
    ],
    sides: [
      riceBowl(690, 470, 104, { rim: '#b9743a', well: '#fbf6ea' }),
      { kind: 'tomato', x: 82, y: 84, size: 0.86 },
      loose(80, 530, 40, { kind: 'chili', tone: '#3f8c36', size: 52, place: spots([0, 0, 150]) }),
    ],
  },
  'goan-fish-curry': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#f0dfbf', print: '#c96a4a' },
    close: 'top-left',
    steam: true,
    vessel: { kind: 'stone-pot', x: 410, y: 290, radius: 226, tone: '#5a3427' },
    layers: [
      { kind: 'soup', tones: ['#e0682c', '#ef8a45', '#f3a25f', '#c9521c'], texture: 'cream' },
      { kind: 'oil', tone: '#f7b25e', count: 44 },
      {
        kind: 'fillet',
        tone: '#f5dcae',
        size: 72,
        place: spots(
          [-0.3, -0.36, -14],
          [0.36, -0.24, 28],
          [-0.26, 0.24, 14],
          [0.34, 0.34, -22],
          [0.02, 0, 80, 0.7],
        ),
      },
      { kind: 'pool', tones: ['#e8702c'], size: 0.26, x: 0.06, y: 0.06, thin: true },
      { kind: 'pool', tones: ['#e8702c'], size: 0.24, x: -0.44, y: -0.26, rough: 0.5, thin: true },
      { kind: 'pool', tones: ['#e8702c'], size: 0.24, x: 0.42, y: 0.42, rough: 0.5, thin: true },
    ],
    toppings: [
      { kind: 'chili', tone: '#4b8f34', size: 44, place: spots([0.08, -0.52, 16], [-0.56, 0.02, 70]) },
      { kind: 'seed', round: true, tone: '#3a2415', size: 3.6, place: scatter(46, { to: 0.86 }) },
      { kind: 'strip', tone: '#c4542a', size: 20, place: scatter(9, { to: 0.7, gap: 2 }) },
    ],
    sides: [
      riceBowl(96, 452, 112, { rim: '#3e7f86', well: '#dfeae2' }),
      { kind: 'coconut', x: 718, y: 482 },
      { kind: 'garlic-head', x: 706, y: 92 },
      loose(84, 92, 40, {
        kind: 'chili',
        tone: '#c9281b',
        size: 58,
        place: spots([0, 0, 26], [0.1, 0.9, 8]),
      }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
