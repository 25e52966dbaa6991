import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, riceBowl, smallBowl, speckledBowl } from '../small-dishes.ts';

/** The tables of the Indian dinners that restaurants are known for. */
export const INDIA_RICH_DINNERS = {
  'dal-makhani': {
    ground: { pattern: 'block-print', motif: 'paisley', base: '#d9785a', print: '#b5563c' },
    vessel: { kind: 'pot', x: 424, y: 300, radius: 240, tone: '#b9703a', well: '#5a2a18' },
    layers: [
      { kind: 'soup', tones: ['#6e2f1a', '#833c22', '#592312', '#94482a'], texture: 'lentils' },
      { kind: 'seed', round: true, tone: '#2f1710', size: 8, place: scatter(120, { to: 0.92, gap: 1.1 }) },
      { kind: 'bean', tone: '#7a2420', size: 23, place: scatter(20, { to: 0.86, gap: 2 }) },
      { kind: 'pool', tones: ['#7a3620'], size: 0.3, x: 0.36, y: 0.3, thin: true },
    ],
    toppings: [
      { kind: 'drizzle', tone: '#fff3dc', path: 'spiral', size: 0.6, width: 0.05 },
      { kind: 'butter', size: 46, place: spots([0.02, 0, 24]) },
      { kind: 'seed', tone: '#5f6f30', size: 4.6, place: scatter(30, { from: 0.2, to: 0.7 }) },
    ],
    sides: [
      riceBowl(112, 462, 112, { rim: '#b9703a', well: '#f3e6c8' }),
      loose(90, 96, 50, {
        kind: 'garlic-clove',
        size: 30,
        place: spots([-0.2, 0, 30], [0.7, 0.4, 120], [0.1, 0.9, 210]),
      }),
      { kind: 'spoon', x: 738, y: 230, turn: 8, tone: '#d9b25c', size: 0.94 },
      loose(726, 508, 50, {
        kind: 'seed',
        round: true,
        tone: '#2f1f1a',
        size: 8,
        place: scatter(26, { to: 1, gap: 1.2 }),
      }),
    ],
  },
  'pindi-chole': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#d9b860', print: '#b8943c' },
    vessel: {
      kind: 'brass-bowl',
      x: 376,
      y: 296,
      radius: 238,
      tone: '#8f949a',
      well: '#3f1f12',
      loops: true,
    },
    layers: [
      { kind: 'soup', tones: ['#5c2a14', '#6e361c', '#4a1f0e'], texture: 'coarse' },
      { kind: 'chickpea', tone: '#94592c', size: 20, place: scatter(80, { to: 0.92, gap: 1.35 }) },
      { kind: 'chickpea', tone: '#b0713c', size: 20, place: scatter(50, { to: 0.86, gap: 1.45 }) },
    ],
    toppings: [
      { kind: 'julienne', tone: '#f0d68a', size: 32, place: scatter(22, { to: 0.5, gap: 0.9 }) },
      { kind: 'chili', tone: '#4b8f34', size: 66, place: spots([-0.3, 0.2, -30], [0.26, -0.2, 40]) },
      { kind: 'seed', tone: '#c98a4c', size: 4.6, place: scatter(50, { to: 0.8 }) },
      { kind: 'wedge', fruit: 'lemon', size: 54, place: spots([0.56, 0.5, 130]) },
    ],
    sides: [
      { kind: 'naan', x: 694, y: 448, turn: 24, size: 0.96 },
      smallBowl(716, 112, 84, { rim: '#8f949a', well: '#efe8da' }, [
        { kind: 'tomato-wedge', size: 62, place: spots([-0.3, 0.3, 20], [0.36, 0.34, 130]) },
        { kind: 'cucumber', whole: true, size: 48, place: spots([-0.4, -0.34, 0], [0.1, -0.5, 40]) },
        { kind: 'onion-ring', size: 60, place: spots([0.4, -0.2, 20], [0, 0, 80]) },
      ]),
      loose(72, 88, 40, { kind: 'cinnamon', size: 62, place: spots([0, 0, -30]) }),
      { kind: 'onion', x: 74, y: 512, size: 0.86, tone: '#a8476a' },
    ],
  },
  'chicken-korma': {
    close: 'bottom-right',
    ground: { pattern: 'block-print', motif: 'lotus', base: '#94aa58', print: '#748a3c' },
    vessel: { kind: 'brass-bowl', x: 420, y: 300, radius: 240, tone: '#c98b3a', well: '#a8742c' },
    layers: [
      { kind: 'soup', tones: ['#f3d794', '#f9e4ae', '#eac476', '#fbeec6'], texture: 'cream' },
      {
        kind: 'chunk',
        tones: ['#cf8a44', '#b8702e', '#dba058', '#c47c38'],
        size: 37,
        place: scatter(27, { to: 0.82, gap: 1.55 }),
      },
      { kind: 'pool', tones: ['#f6dc9c'], size: 0.22, x: -0.36, y: 0.36, rough: 0.5, thin: true },
      { kind: 'pool', tones: ['#f6dc9c'], size: 0.2, x: 0.4, y: -0.34, rough: 0.5, thin: true },
      { kind: 'pool', tones: ['#f6dc9c'], size: 0.16, x: -0.3, y: -0.42, rough: 0.5, thin: true },
      { kind: 'oil', tone: '#d9983a', count: 40 },
    ],
    toppings: [
      { kind: 'drizzle', tone: '#fffaf0', path: 'wave', size: 0.56, width: 0.04, turn: 20 },
      { kind: 'cilantro', size: 19, place: scatter(14, { to: 0.76, gap: 2.6 }) },
      {
        kind: 'cardamom',
        size: 21,
        place: spots([-0.4, -0.36, 20], [0.44, 0.3, 80], [0.1, 0.56, 140], [0.4, -0.5, 60]),
      },
      { kind: 'bay-leaf', size: 60, place: spots([-0.44, 0.2, -40]) },
    ],
    sides: [
      riceBowl(112, 452, 116, { rim: '#c98b3a', well: '#f3e6c8' }),
      smallBowl(94, 112, 84, { rim: '#c98b3a', well: '#f3ead6' }, [
        { kind: 'dice', tone: '#a9cc78', size: 27, place: scatter(24, { to: 0.8, gap: 1 }) },
        { kind: 'dice', tone: '#d9452a', size: 27, place: scatter(20, { to: 0.78, gap: 1.1 }) },
        { kind: 'cilantro', size: 36, place: scatter(7, { to: 0.7, gap: 1.8 }) },
      ]),
      loose(730, 506, 46, {
        kind: 'almond',
        size: 24,
        place: spots([-0.5, 0, 20], [0.5, -0.3, 100], [0.2, 0.8, 160]),
      }),
      { kind: 'spoon', x: 738, y: 200, turn: 8, tone: '#d9b25c', size: 0.86 },
    ],
  },
  'chicken-tikka': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#3f4f86', print: '#2a3866' },
    vessel: {
      kind: 'oval-dish',
      x: 392,
      y: 302,
      rx: 316,
      ry: 226,
      rim: '#f3e6c8',
      well: '#f9f0dc',
      band: '#c9672f',
    },
    layers: [{ kind: 'onion-ring', size: 36, place: scatter(26, { to: 0.92, gap: 1.3 }) }],
    toppings: [
      {
        kind: 'skewer',
        tone: '#c9501c',
        between: ['#4f8f3a', '#c98a9c', '#d6321f'],
        size: 226,
        place: spots([-0.04, -0.6, -3], [-0.03, 0.2, 178]),
      },
      {
        kind: 'skewer',
        tone: '#d05a22',
        between: ['#d6321f', '#4f8f3a', '#c98a9c'],
        size: 226,
        place: spots([0.02, -0.2, 2], [0.02, 0.6, 183]),
      },
      { kind: 'seed', round: true, tone: '#3f1c0c', size: 3, place: scatter(60, { to: 0.7 }) },
      { kind: 'wedge', fruit: 'lemon', size: 48, place: spots([0.9, -0.3, 80], [-0.9, 0.34, 250]) },
    ],
    sides: [
      speckledBowl(716, 492, 80, '#f6f3df', ['#4f9a3c', '#7fb35c', '#3f8c36'], {
        rim: '#c9672f',
        well: '#f7e9c8',
      }),
      { kind: 'naan', x: 94, y: 508, turn: -28, size: 0.76 },
      citrus('lemon', 728, 84, 46),
      loose(72, 80, 40, { kind: 'sprig', size: 46, place: spots([0, 0, 20]) }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
