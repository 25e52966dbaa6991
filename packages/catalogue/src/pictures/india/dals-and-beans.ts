import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, riceBowl, smallBowl } from '../small-dishes.ts';

/** The tables of Indian lentils and beans. */
export const INDIA_DALS_AND_BEANS = {
  'rajma-masala': {
    ground: { pattern: 'block-print', motif: 'paisley', base: '#a3b86a', print: '#7d944a' },
    steam: true,
    vessel: {
      kind: 'clay-dish',
      x: 420,
      y: 296,
      radius: 238,
      rim: '#c97a4a',
      well: '#6a2a14',
      band: '#ebb57a',
    },
    layers: [
      { kind: 'soup', tones: ['#a83a1a', '#bd4d26', '#922c12', '#cf6234'], texture: 'coarse' },
      { kind: 'bean', tone: '#7a1c1a', size: 20, place: scatter(70, { to: 0.92, gap: 1.25 }) },
      { kind: 'bean', tone: '#94282a', size: 20, place: scatter(34, { to: 0.8, gap: 1.3 }) },
      { kind: 'pool', tones: ['#b5441f'], size: 0.2, x: -0.4, y: 0.36, thin: true },
      { kind: 'pool', tones: ['#b5441f'], size: 0.22, x: 0.44, y: -0.3, thin: true },
    ],
    toppings: [
      { kind: 'leaf', tone: '#6f7f4a', size: 46, place: spots([0.46, 0.4, 30]) },
      { kind: 'cilantro', size: 17, place: scatter(22, { to: 0.62, gap: 1.7 }) },
    ],
    sides: [
      riceBowl(112, 444, 118, { rim: '#c97a4a', well: '#f3e6c8' }),
      loose(84, 96, 50, {
        kind: 'onion-ring',
        size: 40,
        place: spots([-0.2, 0, 10], [0.6, 0.4, 70, 0.8], [0.3, -0.6, 130, 0.7]),
      }),
      loose(718, 496, 60, {
        kind: 'bean',
        tone: '#7a1c1a',
        size: 18,
        place: scatter(9, { to: 0.8, gap: 1.6 }),
      }),
      { kind: 'spoon', x: 730, y: 210, turn: 8, tone: '#d9b25c', size: 0.9 },
    ],
  },
  sambar: {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#2f6f94', print: '#1f5374' },
    close: 'top-left',
    steam: true,
    vessel: {
      kind: 'brass-bowl',
      x: 420,
      y: 298,
      radius: 234,
      tone: '#d3d6d8',
      well: '#8f5a24',
      loops: true,
    },
    layers: [
      { kind: 'soup', tones: ['#d3792a', '#e08f3c', '#bf661c', '#eba852'], texture: 'lentils' },
      { kind: 'cube', tone: '#cfae6a', side: '#4f2348', size: 26, place: scatter(11, { to: 0.78, gap: 2 }) },
      { kind: 'carrot-coin', size: 21, place: scatter(13, { to: 0.82, gap: 1.9 }) },
      { kind: 'green-bean', size: 30, place: scatter(15, { to: 0.82, gap: 1.2 }) },
      { kind: 'pearl-onion', tone: '#d9a0b0', size: 20, place: scatter(6, { to: 0.7, gap: 3 }) },
      { kind: 'oil', tone: '#f3b04a', count: 30 },
    ],
    toppings: [
      { kind: 'leaf', slim: true, tone: '#2f6f2a', size: 28, place: scatter(10, { to: 0.7, gap: 2 }) },
      { kind: 'seed', round: true, tone: '#2b1a10', size: 4, place: scatter(56, { to: 0.86 }) },
      { kind: 'chili', tone: '#9c1f14', size: 44, place: spots([-0.1, -0.1, -24], [0.34, 0.4, 60]) },
    ],
    sides: [
      {
        kind: 'dish',
        vessel: { kind: 'thali', x: 112, y: 446, radius: 126 },
        layers: [],
        toppings: [{ kind: 'idli', size: 80, place: spots([-0.38, -0.3], [0.44, -0.18], [0, 0.46]) }],
      },
      loose(82, 92, 50, {
        kind: 'leaf',
        slim: true,
        tone: '#2f6f2a',
        size: 48,
        place: spots([0, 0, 20], [0.3, 0.5, 70], [-0.4, 0.3, -40]),
      }),
      { kind: 'carrot', x: 722, y: 480, turn: 24, size: 0.9 },
    ],
  },
  'moong-dal-khichdi': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#3f6a4a', print: '#2b5036' },
    close: 'bottom-right',
    vessel: { kind: 'bowl', x: 402, y: 302, radius: 250, rim: '#3f6f9c', well: '#e9dcb4', band: '#c9dbe4' },
    layers: [
      { kind: 'porridge', tone: '#efbe3c', grain: '#fbe8a4', count: 460, length: 15 },
      { kind: 'dice', tone: '#ea7f26', size: 10, place: scatter(20, { to: 0.88, gap: 2 }) },
      { kind: 'pea', size: 9, place: scatter(28, { to: 0.88, gap: 2.2 }) },
      { kind: 'pool', tones: ['#dd8a12', '#f3b02c'], size: 0.48, rough: 0.6 },
    ],
    toppings: [
      { kind: 'seed', tone: '#5b3413', size: 6, place: scatter(36, { to: 0.4, gap: 1 }) },
      { kind: 'seed', round: true, tone: '#2b1a10', size: 5, place: scatter(12, { to: 0.5, gap: 3 }) },
      {
        kind: 'chili',
        tone: '#9c1f14',
        size: 66,
        place: spots([0.02, 0, -28], [-0.46, 0.38, 40, 0.8], [0.5, -0.4, 110, 0.8]),
      },
    ],
    sides: [
      smallBowl(722, 500, 70, { rim: '#d9b25c', well: '#e3b63c' }, [
        { kind: 'soup', tones: ['#f3c440', '#f9d868'], texture: 'broth' },
      ]),
      { kind: 'spoon', x: 78, y: 320, turn: -6, tone: '#d9b25c', size: 1.1 },
      { kind: 'carrot', x: 716, y: 110, turn: 40, size: 0.84 },
    ],
  },
  'musur-dal': {
    ground: { pattern: 'linen', motif: 'hem', base: '#f6ecd6', print: '#b5252a' },
    vessel: { kind: 'brass-bowl', x: 450, y: 290, radius: 232, tone: '#b9673a', well: '#8a4a1c' },
    layers: [
      { kind: 'soup', tones: ['#f3b02a', '#f9c64e', '#e89a1c', '#fbd676'], texture: 'lentils' },
      { kind: 'oil', tone: '#e08a1c', count: 34 },
      {
        kind: 'onion-ring',
        half: true,
        tone: '#b5682a',
        size: 22,
        place: scatter(14, { to: 0.6, gap: 1.3 }),
      },
      { kind: 'dice', tone: '#d9502a', size: 12, place: scatter(10, { to: 0.8, gap: 3 }) },
    ],
    toppings: [
      { kind: 'seed', tone: '#1f140f', size: 5, place: scatter(70, { to: 0.8, gap: 1.2 }) },
      {
        kind: 'chili',
        tone: '#8f1c12',
        size: 54,
        place: spots([-0.16, -0.2, -30], [0.22, 0.02, 50], [-0.14, 0.3, 12]),
      },
      { kind: 'chili', tone: '#4b8f34', size: 42, place: spots([0.4, -0.4, 20], [-0.5, 0.14, 100]) },
      { kind: 'cilantro', size: 17, place: scatter(16, { to: 0.76, gap: 2.4 }) },
    ],
    sides: [
      {
        kind: 'dish',
        vessel: {
          kind: 'plate',
          x: 122,
          y: 432,
          radius: 140,
          rim: '#fbf5e8',
          well: '#f0e6d2',
          band: '#b5252a',
        },
        layers: [
          { kind: 'rice', tones: ['#fffdf6', '#f6efdf', '#ffffff'], grain: 26, size: 0.9, heap: true },
        ],
        toppings: [{ kind: 'wedge', fruit: 'lime', size: 74, place: spots([0.86, -0.5, 30]) }],
      },
      loose(96, 100, 40, {
        kind: 'chili',
        tone: '#8f1c12',
        size: 58,
        place: spots([-0.1, 0, 20], [0.4, 0.8, -6]),
      }),
      loose(726, 512, 50, { kind: 'wedge', fruit: 'lime', size: 44, place: spots([0, 0, 200]) }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
