import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, parsley } from '../small-dishes.ts';

/** The tables of Spanish fish dishes. */
export const SPAIN_FISH = {
  'merluza-en-salsa-verde': {
    close: 'top-right',
    ground: { pattern: 'wood', motif: 'planks', base: '#e3b5a0', print: '#c08468' },
    vessel: { kind: 'clay-dish', x: 398, y: 302, radius: 256, rim: '#a85a34', well: '#7a3c20', ears: true },
    layers: [
      { kind: 'soup', tones: ['#c3cc7c', '#d3da94', '#aebb62'], texture: 'broth' },
      { kind: 'seed', tone: '#3f7f2c', size: 5, place: scatter(110, { to: 0.92 }) },
      { kind: 'oil', tone: '#e6dc8a', count: 26 },
    ],
    toppings: [
      {
        kind: 'fillet',
        tone: '#fbf1dc',
        size: 92,
        place: spots([-0.36, -0.34, 12], [0.4, -0.3, 160], [-0.36, 0.36, -14], [0.36, 0.4, 190]),
      },
      {
        kind: 'clam',
        size: 40,
        place: spots(
          [0, -0.02, 10],
          [-0.8, 0, 80],
          [0.8, 0.06, 280],
          [0.02, -0.74, 200],
          [0.02, 0.8, 0],
          [-0.02, 0.34, 150],
          [0.04, -0.38, 40],
        ),
      },
      { kind: 'garlic', size: 9, place: scatter(16, { to: 0.86 }) },
      parsley(18, 0.84, 14),
    ],
    sides: [
      { kind: 'glass', x: 728, y: 92, tone: '#e3cf7a', stem: true, size: 1.04 },
      { kind: 'bread-slice', x: 728, y: 516, turn: 18, size: 1.05 },
      loose(78, 96, 40, {
        kind: 'cilantro',
        tone: '#3f8c36',
        size: 40,
        place: spots([0, 0, -20], [0.5, 0.6, 40], [-0.4, 0.8, -60]),
      }),
      { kind: 'garlic-head', x: 74, y: 516, turn: 14, size: 0.9 },
    ],
  },
  'atun-encebollado': {
    ground: { pattern: 'azulejo', motif: 'circle', base: '#3f7fa0', print: '#2a5f80' },
    close: 'top-left',
    vessel: { kind: 'clay-dish', x: 398, y: 302, radius: 250, rim: '#b5602f', well: '#7e3a1c' },
    layers: [
      { kind: 'soup', tones: ['#d99a3a', '#e6ad52', '#c9862a'], texture: 'broth' },
      { kind: 'oil', tone: '#f0b04a', count: 34 },
    ],
    toppings: [
      {
        kind: 'shreds',
        tones: ['#e6bb62', '#f3d68e', '#d6a648'],
        size: 0.9,
        width: 11,
        long: 60,
        count: 190,
      },
      {
        kind: 'chunk',
        tones: ['#dcae90', '#cd9a7c', '#e8c2a6'],
        size: 66,
        place: spots(
          [-0.42, -0.34, 20],
          [0.3, -0.46, 100],
          [0.56, 0.1, 60],
          [0.1, 0.12, 140],
          [-0.46, 0.28, 80],
          [0.2, 0.62, 10],
        ),
      },
      { kind: 'roast-strip', tone: '#e6bd68', size: 36, place: scatter(26, { to: 0.78, gap: 1 }) },
      { kind: 'roast-strip', tone: '#f3da9a', size: 32, place: scatter(18, { to: 0.7, gap: 1.2 }) },
      parsley(24, 0.8, 14),
    ],
    sides: [
      { kind: 'onion', x: 78, y: 94, turn: -20, size: 1.05 },
      { kind: 'glass', x: 726, y: 94, tone: '#e0b04a', stem: true, size: 1 },
      { kind: 'baguette', x: 736, y: 470, turn: 104, size: 0.84 },
      { kind: 'fork', x: 72, y: 430, turn: -6, size: 0.9 },
    ],
  },
  marmitako: {
    ground: { pattern: 'azulejo', motif: 'star', base: '#5f8aa8', print: '#3c6a8a' },
    close: 'bottom-left',
    vessel: { kind: 'pot', x: 398, y: 302, radius: 252, tone: '#2f5f86', well: '#efe3c8' },
    layers: [
      { kind: 'soup', tones: ['#d0602a', '#de7a3c', '#bf4c1c'], texture: 'broth' },
      { kind: 'oil', tone: '#f0a04a', count: 46 },
      { kind: 'potato', tone: '#f3cd72', size: 44, place: scatter(14, { to: 0.84, gap: 1.7 }) },
    ],
    toppings: [
      {
        kind: 'chunk',
        tones: ['#cb9a78', '#ba8764', '#dcb394'],
        size: 50,
        place: scatter(11, { to: 0.74, gap: 1.7 }),
      },
      { kind: 'dice', tone: '#4f9a3a', size: 14, place: scatter(22, { to: 0.84, gap: 2 }) },
      { kind: 'dice', tone: '#d8482a', size: 12, place: scatter(18, { to: 0.84, gap: 2.2 }) },
    ],
    sides: [
      { kind: 'bread-slice', x: 728, y: 514, turn: 20, size: 1.05 },
      { kind: 'whole-potato', x: 78, y: 92, turn: 20 },
      { kind: 'ladle', x: 736, y: 200, turn: 10, inside: '#d0602a', size: 0.84 },
      loose(76, 508, 40, { kind: 'bay-leaf', size: 50, place: spots([0, 0, 30], [-0.2, 0.8, -10]) }),
    ],
  },
  fideua: {
    ground: { pattern: 'azulejo', motif: 'circle', base: '#cfe3e3', print: '#3f86a0' },
    close: 'top-right',
    vessel: { kind: 'paella-pan', x: 400, y: 302, radius: 266, tone: '#4a4644' },
    layers: [
      { kind: 'lining', tone: '#9a5a1c' },
      { kind: 'short-noodle', tone: '#c9822c', size: 25, place: scatter(210, { to: 0.96, gap: 0.4 }) },
      { kind: 'short-noodle', tone: '#e3a540', size: 24, place: scatter(180, { to: 0.94, gap: 0.4 }) },
    ],
    toppings: [
      { kind: 'squid-ring', size: 25, place: scatter(16, { to: 0.82, gap: 2.2 }) },
      {
        kind: 'whole-prawn',
        size: 70,
        place: spots(
          [0, -0.56, 0],
          [0.54, -0.2, 70],
          [0.36, 0.46, 140],
          [-0.34, 0.48, 215],
          [-0.54, -0.18, 290],
        ),
      },
      {
        kind: 'wedge',
        fruit: 'lemon',
        size: 42,
        place: spots([0.48, -0.66, 20], [-0.74, 0.36, 120], [0.74, 0.36, 250]),
      },
      { kind: 'seed', tone: '#c2300f', size: 4, place: scatter(34, { to: 0.86 }) },
    ],
    sides: [
      citrus('lemon', 66, 84, 48),
      citrus('lemon', 734, 92, 52),
      { kind: 'tomato', x: 742, y: 530, size: 0.9 },
      { kind: 'garlic-head', x: 58, y: 530, size: 0.84 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
