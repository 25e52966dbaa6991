import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, smallBowl } from '../small-dishes.ts';

/** The tables of Indian breakfasts. */
export const INDIA_BREAKFASTS = {
  'masala-dosa': {
    ground: { pattern: 'wood', motif: 'planks', base: '#9c5a34', print: '#64351a' },
    vessel: { kind: 'banana-leaf', x: 400, y: 300, rx: 348, ry: 226 },
    layers: [],
    toppings: [
      {
        kind: 'dosa',
        size: 0.92,
        turn: -14,
        girth: 0.31,
        tone: '#d98f36',
        filling: [
          { kind: 'potato', tone: '#f3c93c', size: 40, place: scatter(14, { to: 1.4, gap: 0.5 }) },
          { kind: 'seed', round: true, tone: '#3a2415', size: 4, place: scatter(10, { to: 1.1 }) },
          { kind: 'cilantro', size: 15, place: scatter(5, { to: 1, gap: 1 }) },
        ],
      },
    ],
    sides: [
      smallBowl(196, 176, 86, { rim: '#cfd2d4', well: '#b9bec2' }, [
        { kind: 'soup', tones: ['#fdf9ec', '#f3ecd6'], texture: 'cream' },
        { kind: 'pool', tones: ['#fffdf4'], size: 0.74, rough: 0.16 },
        { kind: 'seed', round: true, tone: '#3a2415', size: 8, place: scatter(16, { to: 0.6 }) },
        {
          kind: 'leaf',
          slim: true,
          tone: '#2f6f2a',
          size: 34,
          place: spots([0.1, 0, 20], [-0.24, 0.24, 110]),
        },
      ]),
      smallBowl(618, 446, 88, { rim: '#cfd2d4', well: '#b9bec2' }, [
        { kind: 'mash', tones: ['#f0bf34', '#f7d360', '#e3a922'], size: 0.92 },
        { kind: 'onion-ring', half: true, tone: '#e9c06a', size: 34, place: scatter(8, { to: 0.7, gap: 1 }) },
        { kind: 'seed', round: true, tone: '#3a2415', size: 8, place: scatter(18, { to: 0.8 }) },
        { kind: 'cilantro', size: 26, place: scatter(6, { to: 0.6, gap: 1.6 }) },
      ]),
      loose(706, 74, 40, {
        kind: 'chili',
        tone: '#3f8c36',
        size: 56,
        place: spots([0, 0, -12], [0.4, 0.8, 10]),
      }),
    ],
  },
  'kanda-poha': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#3f5f94', print: '#2a4472' },
    close: 'top-right',
    vessel: { kind: 'brass-bowl', x: 398, y: 302, radius: 246, tone: '#d3a24a', well: '#8f6a2a' },
    layers: [
      { kind: 'rice', tones: ['#f9dc6a', '#fbe68c', '#f3cc4a', '#fdf0b4'], grain: 26 },
      { kind: 'onion-dice', tone: '#f3e2c4', size: 8, place: scatter(34, { to: 0.84, gap: 1.6 }) },
    ],
    toppings: [
      { kind: 'peanut', tone: '#dba860', size: 17, place: scatter(34, { to: 0.8, gap: 1.8 }) },
      { kind: 'shaving', tone: '#fffdf4', size: 13, place: scatter(22, { to: 0.46, gap: 0.8 }) },
      { kind: 'leaf', slim: true, tone: '#2f6f2a', size: 22, place: scatter(10, { to: 0.78, gap: 2.6 }) },
      { kind: 'cilantro', size: 16, place: scatter(26, { to: 0.7, gap: 1.5 }) },
      { kind: 'wedge', fruit: 'lemon', size: 50, place: spots([0.5, 0.46, 140]) },
      { kind: 'chili-ring', tone: '#4b8f34', size: 9, place: scatter(9, { to: 0.7, gap: 3 }) },
    ],
    sides: [
      { kind: 'cup', x: 710, y: 100, tone: '#c9472f', drink: '#9a4f1c', size: 1 },
      citrus('lemon', 84, 92, 48),
      smallBowl(726, 500, 70, { rim: '#d3a24a', well: '#f3e6c8' }, [
        { kind: 'peanut', tone: '#dba860', size: 38, place: scatter(30, { to: 0.8, gap: 0.8 }) },
      ]),
      { kind: 'spoon', x: 78, y: 390, turn: -6, tone: '#d9b25c', size: 0.9 },
    ],
  },
  'anda-bhurji': {
    ground: { pattern: 'block-print', motif: 'paisley', base: '#3f8a80', print: '#286860' },
    vessel: { kind: 'skillet', x: 432, y: 300, radius: 226, tone: '#37322f', handle: -38 },
    layers: [
      { kind: 'scramble', tones: ['#f6c63c', '#fad660', '#eeb02a'], size: 0.92 },
      { kind: 'dice', tone: '#d4462a', size: 11, place: scatter(30, { to: 0.8, gap: 1.6 }) },
      { kind: 'onion-dice', tone: '#e3b9c4', size: 8, place: scatter(26, { to: 0.8, gap: 1.6 }) },
    ],
    toppings: [
      { kind: 'chili-ring', tone: '#4b8f34', size: 11, place: scatter(14, { to: 0.74, gap: 2.4 }) },
      { kind: 'seed', tone: '#7a4a1c', size: 4, place: scatter(26, { to: 0.8 }) },
      { kind: 'cilantro', size: 18, place: scatter(22, { to: 0.7, gap: 1.6 }) },
    ],
    sides: [
      {
        kind: 'dish',
        vessel: {
          kind: 'coupe',
          x: 122,
          y: 446,
          radius: 132,
          rim: '#fbf5e8',
          well: '#f0e6d2',
          band: '#c9472f',
        },
        layers: [],
        toppings: [
          {
            kind: 'toasts',
            shape: 'square',
            size: 0.46,
            toasted: true,
            spread: '#f6d98a',
            spots: [
              [-0.2, -0.18, -16],
              [0.2, 0.24, 12],
            ],
          },
        ],
      },
      { kind: 'tomato', x: 92, y: 96, size: 1.05 },
      loose(716, 500, 40, {
        kind: 'chili',
        tone: '#3f8c36',
        size: 58,
        place: spots([0, 0, -30], [0.7, 0.5, -8]),
      }),
    ],
  },
  'aloo-paratha': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#a83f5c', print: '#822a44' },
    vessel: { kind: 'coupe', x: 404, y: 302, radius: 264, rim: '#2f7f8a', well: '#f6f0e0', band: '#e9c25c' },
    layers: [],
    toppings: [
      {
        kind: 'flatbreads',
        size: 0.6,
        tone: '#e3b566',
        flecks: ['#4e8f3a', '#fbeec0', '#b5651c'],
        glossy: true,
        spots: [
          [-0.34, -0.26, 40],
          [0.2, 0.3, 160],
        ],
      },
      {
        kind: 'flatbreads',
        size: 0.66,
        tone: '#e6ba6c',
        quarter: true,
        glossy: true,
        spots: [[-0.44, 0.56, -30]],
      },
    ],
    sides: [
      smallBowl(566, 176, 84, { rim: '#d9b25c', well: '#f3e6c8' }, [
        { kind: 'soup', tones: ['#fffdf4', '#f6f0de'], texture: 'cream' },
        { kind: 'swirl', tone: '#fffaf0', size: 0.8 },
        { kind: 'seed', tone: '#a8522a', size: 8, place: scatter(12, { to: 0.6 }) },
      ]),
      smallBowl(726, 506, 62, { rim: '#d9b25c', well: '#e3b63c' }, [
        { kind: 'soup', tones: ['#f3c440', '#f9d868'], texture: 'broth' },
      ]),
      { kind: 'whole-potato', x: 82, y: 92, turn: 20 },
      loose(86, 500, 40, {
        kind: 'chili',
        tone: '#3f8c36',
        size: 56,
        place: spots([-0.2, 0, -30], [0.6, 0.5, 10]),
      }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
