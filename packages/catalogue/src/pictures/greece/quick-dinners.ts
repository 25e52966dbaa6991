import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, parsley, pepperSpecks } from '../small-dishes.ts';
import { feta, oregano, parsleyBunch } from './on-the-table.ts';

/** The tables of quick Greek dinners. */
export const GREECE_QUICK_DINNERS = {
  'garides-saganaki': {
    ground: { pattern: 'checks', motif: 'tattersall', base: '#e6eef0', print: '#2f7fa8' },
    close: 'top-left',
    vessel: { kind: 'skillet', x: 386, y: 308, radius: 246, tone: '#3f3b3a', handle: -38 },
    layers: [
      { kind: 'soup', tones: ['#c23a1c', '#d9562c', '#a52c12'], texture: 'coarse' },
      { kind: 'dice', tone: '#5f9a3c', size: 12, place: scatter(18, { to: 0.88, gap: 2 }) },
      { kind: 'oil', tone: '#f0903c', count: 30 },
    ],
    toppings: [
      {
        kind: 'prawn',
        tone: '#ee8a5c',
        size: 66,
        place: spots(
          [-0.5, -0.36, 20],
          [0.04, -0.56, 100],
          [0.54, -0.3, 200],
          [-0.14, -0.08, 150],
          [0.36, 0.18, 40],
          [-0.56, 0.26, 260],
          [-0.06, 0.52, 10],
          [0.56, 0.56, 120],
        ),
      },
      {
        kind: 'cube',
        tone: '#fffaf0',
        side: '#e6dcc0',
        size: 26,
        place: spots(
          [-0.2, -0.3, 10],
          [0.26, -0.36, 40],
          [-0.34, 0.02, 70],
          [0.04, 0.2, 20],
          [-0.3, 0.5, 50],
          [0.26, 0.46, 15],
          [0.68, 0.06, 60],
          [-0.7, -0.02, 30],
        ),
      },
      feta(16, 0.74, 10),
      parsley(16, 0.8, 15),
    ],
    sides: [
      { kind: 'bread-slice', x: 712, y: 486, turn: 20, size: 1.16 },
      { kind: 'glass', x: 76, y: 92, tone: '#e3cf7a', stem: true, size: 0.92 },
      parsleyBunch(76, 520),
    ],
  },
  'kritharoto-me-halloumi': {
    ground: { pattern: 'linen', motif: 'double', base: '#a9c6d0', print: '#4f86a0' },
    vessel: { kind: 'coupe', x: 398, y: 304, radius: 264, rim: '#fbf5e8', well: '#f3e8d0', band: '#d9862c' },
    layers: [{ kind: 'porridge', tone: '#e08a3c', grain: '#f6d28a', count: 520, length: 20 }],
    toppings: [
      { kind: 'dice', tone: '#8fb24a', size: 17, place: scatter(26, { to: 0.88, gap: 1.7 }) },
      { kind: 'tomato-half', size: 25, place: scatter(15, { to: 0.86, gap: 1.8 }) },
      {
        kind: 'slabs',
        tone: '#f6dfa2',
        size: 0.25,
        spots: [
          [-0.34, -0.34, -24],
          [0.3, -0.4, 16],
          [-0.42, 0.24, 14],
          [0.12, 0.06, -10],
          [0.48, 0.26, 30],
          [0.02, 0.56, -6],
        ],
      },
      {
        kind: 'sprig',
        size: 32,
        place: spots([-0.06, -0.24, 20], [0.36, -0.06, 100], [-0.16, 0.28, 200], [0.3, 0.56, 300]),
      },
      pepperSpecks(30, 0.8),
    ],
    sides: [
      citrus('lemon', 730, 94, 48),
      { kind: 'fork', x: 68, y: 420, turn: -6, size: 0.94 },
      loose(732, 516, 44, { kind: 'sprig', size: 50, place: spots([-0.2, 0, 24], [0.5, 0.5, 100]) }),
      { kind: 'tomato', x: 74, y: 88, size: 0.8 },
    ],
  },
  spetsofai: {
    ground: { pattern: 'stone', motif: 'flags', base: '#cfd8c8', print: '#a9b89e' },
    vessel: { kind: 'pot', x: 394, y: 304, radius: 254, tone: '#2f6f9f', well: '#f1e4cb' },
    layers: [
      { kind: 'soup', tones: ['#b5341a', '#cc4e28', '#982812'], texture: 'coarse' },
      { kind: 'raja', tone: '#c9301c', size: 66, place: scatter(14, { to: 0.84, gap: 0.9 }) },
      { kind: 'raja', tone: '#5a8f34', size: 66, place: scatter(14, { to: 0.84, gap: 0.9 }) },
      { kind: 'oil', tone: '#f0843c', count: 26 },
    ],
    toppings: [
      { kind: 'chorizo', tone: '#a8572c', size: 38, place: scatter(16, { to: 0.82, gap: 1.7 }) },
      { kind: 'onion-ring', tone: '#e3b06c', half: true, size: 30, place: scatter(10, { to: 0.8, gap: 2 }) },
      {
        kind: 'raja',
        tone: '#d83a22',
        size: 58,
        place: spots([-0.2, -0.3, 30], [0.4, 0.2, 120], [-0.4, 0.4, 80]),
      },
      {
        kind: 'raja',
        tone: '#6a9f3c',
        size: 58,
        place: spots([0.24, -0.46, 150], [-0.56, 0.02, 60], [0.12, 0.56, 10]),
      },
      oregano(60, 0.8),
    ],
    sides: [
      { kind: 'bread-slice', x: 726, y: 500, turn: 18, size: 1.1 },
      { kind: 'glass', x: 726, y: 92, tone: '#7a1626', stem: true, size: 0.98 },
      { kind: 'garlic-head', x: 68, y: 88, size: 0.86 },
      { kind: 'fork', x: 60, y: 440, turn: -6, size: 0.86 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
