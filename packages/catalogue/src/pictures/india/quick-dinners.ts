import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, riceBowl, smallBowl } from '../small-dishes.ts';

/** The tables of Indian dinners of a few things. */
export const INDIA_QUICK_DINNERS = {
  'moong-dal-chawal': {
    ground: { pattern: 'block-print', motif: 'paisley', base: '#8a3a4a', print: '#6a2636' },
    vessel: { kind: 'thali', x: 398, y: 302, radius: 264 },
    layers: [],
    toppings: [],
    sides: [
      {
        kind: 'dish',
        vessel: { kind: 'table', x: 296, y: 356, radius: 148 },
        layers: [{ kind: 'rice', tones: ['#fffefa', '#faf3e2', '#ffffff'], grain: 20, size: 1, heap: true }],
        toppings: [],
      },
      {
        kind: 'dish',
        vessel: { kind: 'brass-bowl', x: 486, y: 228, radius: 142, tone: '#c98a4a', well: '#8f5a24' },
        layers: [
          { kind: 'soup', tones: ['#efbb32', '#f6cf58', '#e2a61e'], texture: 'lentils' },
          { kind: 'pool', tones: ['#d98f1c', '#eeb040'], size: 0.62, rough: 0.3, thin: true },
          { kind: 'seed', tone: '#6a3a14', size: 8, place: scatter(46, { to: 0.66 }) },
          { kind: 'garlic', tone: '#e0a24a', size: 20, place: scatter(13, { to: 0.6, gap: 1.5 }) },
          { kind: 'garlic', tone: '#c9812c', size: 17, place: scatter(6, { to: 0.5, gap: 2 }) },
        ],
        toppings: [],
      },
      smallBowl(722, 506, 66, { rim: '#d9b25c', well: '#e3b63c' }, [
        { kind: 'soup', tones: ['#f3c440', '#f9d868'], texture: 'broth' },
      ]),
      { kind: 'garlic-head', x: 84, y: 92, size: 1 },
      { kind: 'spoon', x: 738, y: 200, turn: 8, tone: '#d9b25c', size: 0.86 },
    ],
  },
  'thayir-sadam': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#c98a3c', print: '#a3682a' },
    under: [
      {
        kind: 'dish',
        vessel: { kind: 'banana-leaf', x: 400, y: 302, rx: 352, ry: 216 },
        layers: [],
        toppings: [],
      },
    ],
    close: 'top-right',
    vessel: { kind: 'clay-dish', x: 398, y: 300, radius: 226, rim: '#7a3f28', well: '#54281a' },
    layers: [
      { kind: 'porridge', tone: '#fdf8ea' },
      { kind: 'rice', tones: ['#fffdf6', '#f7f0de', '#ffffff'], grain: 22, size: 0.9 },
      { kind: 'pool', tones: ['#fffef8', '#ffffff'], size: 0.8, rough: 0.16, thin: true },
    ],
    toppings: [
      { kind: 'seed', round: true, tone: '#2b1a12', size: 5, place: scatter(80, { to: 0.74 }) },
      { kind: 'chili-ring', tone: '#4b9a34', size: 13, place: scatter(17, { to: 0.66, gap: 2.2 }) },
      {
        kind: 'leaf',
        slim: true,
        tone: '#2f6f2a',
        size: 33,
        place: spots(
          [-0.06, -0.1, 30],
          [0.14, 0.04, 100],
          [-0.2, 0.16, 160],
          [0.06, 0.3, 20],
          [0.34, -0.24, 70],
          [-0.4, -0.2, 130],
          [0.44, 0.24, 10],
          [-0.16, -0.44, 80],
        ),
      },
    ],
    sides: [
      loose(716, 96, 50, {
        kind: 'leaf',
        slim: true,
        tone: '#2f6f2a',
        size: 50,
        place: spots([0, 0, -20], [0.3, 0.6, 30], [-0.4, 0.5, -70]),
      }),
      smallBowl(82, 96, 64, { rim: '#cfd2d4', well: '#e6dcc6' }, [
        { kind: 'seed', round: true, tone: '#4a2f20', size: 10, place: scatter(150, { to: 0.88, gap: 0.8 }) },
      ]),
      loose(716, 500, 44, {
        kind: 'chili',
        tone: '#3f8c36',
        size: 58,
        place: spots([-0.1, -0.2, -24], [0.3, 0.7, 6]),
      }),
    ],
  },
  'besan-chilla': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#4f6f9a', print: '#375379' },
    vessel: { kind: 'comal', x: 366, y: 296, radius: 248, tone: '#37322f' },
    layers: [],
    toppings: [
      {
        kind: 'flatbreads',
        size: 0.86,
        tone: '#f0b93a',
        flecks: ['#d4462a', '#4e8f3a', '#fbeec0', '#a8571c'],
        glossy: true,
        spots: [[0, 0, 20]],
      },
      { kind: 'dice', tone: '#d9482c', size: 11, place: scatter(26, { to: 0.74, gap: 2.4 }) },
      { kind: 'onion-dice', tone: '#f9e6bc', size: 9, place: scatter(34, { to: 0.76, gap: 2 }) },
      { kind: 'chili-ring', tone: '#4b8f34', size: 9, place: scatter(15, { to: 0.74, gap: 3 }) },
    ],
    sides: [
      {
        kind: 'dish',
        vessel: {
          kind: 'coupe',
          x: 664,
          y: 444,
          radius: 140,
          rim: '#fbf5e8',
          well: '#f0e6d2',
          band: '#c9672f',
        },
        layers: [],
        toppings: [
          {
            kind: 'folded',
            size: 0.66,
            tone: '#efb93c',
            filling: [{ kind: 'dice', tone: '#d9482c', size: 15, place: scatter(7, { to: 0.9, gap: 1 }) }],
            spots: [
              [-0.06, -0.26, -14],
              [0.08, 0.22, 8],
            ],
          },
          { kind: 'onion-dice', tone: '#f9e6bc', size: 14, place: scatter(8, { to: 0.5, gap: 2 }) },
          { kind: 'chili-ring', tone: '#4b8f34', size: 15, place: scatter(5, { to: 0.5, gap: 2 }) },
        ],
      },
      { kind: 'tomato', x: 716, y: 98, size: 1.05 },
      { kind: 'onion', x: 78, y: 506, size: 0.95 },
      loose(84, 84, 40, {
        kind: 'chili',
        tone: '#3f8c36',
        size: 54,
        place: spots([0, 0, -24]),
      }),
    ],
  },
  'rawa-fish-fry': {
    ground: { pattern: 'block-print', motif: 'flower', base: '#3f94a0', print: '#28707c' },
    close: 'bottom-right',
    vessel: {
      kind: 'oval-dish',
      x: 398,
      y: 302,
      rx: 300,
      ry: 208,
      rim: '#fbf5e8',
      well: '#f0e6d2',
      band: '#c9672f',
    },
    layers: [],
    toppings: [
      {
        kind: 'fish-steak',
        size: 106,
        place: spots([-0.58, 0.06, -62], [-0.14, -0.24, -40], [0.3, 0.12, -64], [0.7, -0.16, -38]),
      },
      { kind: 'crumble', tone: '#d9a458', size: 4, place: scatter(40, { to: 0.84 }) },
      { kind: 'wedge', fruit: 'lemon', size: 46, place: spots([-0.2, 0.68, 16], [0.66, 0.56, -24]) },
    ],
    sides: [
      citrus('lemon', 722, 92, 48),
      smallBowl(84, 96, 66, { rim: '#b9743a', well: '#f3e6c8' }, [
        { kind: 'heap', tone: '#b8361a', size: 0.86 },
        { kind: 'crumble', tone: '#d9583a', size: 8, place: scatter(40, { to: 0.7 }) },
        { kind: 'crumble', tone: '#94240e', size: 7, place: scatter(40, { to: 0.76 }) },
      ]),
      smallBowl(722, 510, 68, { rim: '#d9b25c', well: '#fbf3e0' }, [
        { kind: 'heap', tone: '#f0d996', size: 0.88 },
        { kind: 'crumble', tone: '#fdf3d0', size: 8, place: scatter(50, { to: 0.74 }) },
        { kind: 'crumble', tone: '#dcbc70', size: 7, place: scatter(40, { to: 0.78 }) },
      ]),
    ],
  },
  'chinthamani-chicken': {
    ground: { pattern: 'block-print', motif: 'lotus', base: '#4a7a70', print: '#305c54' },
    vessel: { kind: 'pot', x: 400, y: 300, radius: 238, tone: '#3a3532', well: '#2a2420' },
    layers: [
      { kind: 'heap', tone: '#8a3a14', size: 0.94 },
      { kind: 'roast-strip', tone: '#a8442c', size: 34, place: scatter(30, { to: 0.9, gap: 0.9 }) },
      {
        kind: 'nugget',
        tone: '#c9742a',
        glaze: true,
        size: 36,
        place: scatter(32, { to: 0.84, gap: 1.15 }),
      },
      { kind: 'roast-strip', tone: '#b06a54', size: 28, place: scatter(20, { to: 0.8, gap: 1.3 }) },
    ],
    toppings: [
      {
        kind: 'chili',
        tone: '#a51e14',
        size: 48,
        place: spots(
          [-0.36, -0.4, -24],
          [0.3, -0.46, 36],
          [0.54, 0.1, 80],
          [0.1, 0.5, -10],
          [-0.5, 0.24, 120],
          [0, -0.06, 20],
          [-0.1, -0.66, 160],
          [0.42, 0.48, -60],
        ),
      },
      {
        kind: 'leaf',
        slim: true,
        tone: '#3f8c36',
        size: 40,
        place: spots(
          [0.16, -0.2, 30],
          [-0.2, 0.12, 110],
          [-0.16, 0.4, 60],
          [0.26, 0.2, 150],
          [-0.6, -0.12, 20],
          [0.64, -0.3, 70],
        ),
      },
    ],
    sides: [
      riceBowl(106, 480, 98, { rim: '#d9b25c', well: '#f3ead6' }),
      loose(716, 96, 44, {
        kind: 'pearl-onion',
        tone: '#b56a84',
        size: 40,
        place: spots([-0.4, -0.1, 20], [0.6, 0.5, 70], [-0.3, 1, -30]),
      }),
      loose(722, 486, 50, {
        kind: 'chili',
        tone: '#a51e14',
        size: 60,
        place: spots([0, -0.2, 20], [0.2, 0.5, -8]),
      }),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
