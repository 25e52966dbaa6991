import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { kimchiBowl, loose, sesameSeeds, smallBowl, springOnions, WHITE } from '../small-dishes.ts';

/** The tables of Korean rice, rice cakes and noodles. */
export const KOREA_RICE_AND_NOODLES = {
  'kimchi-bokkeumbap': {
    ground: { pattern: 'bojagi', motif: 'squares', base: '#4a7f8c', print: '#2f5f6b' },
    vessel: { kind: 'skillet', x: 356, y: 302, radius: 240, tone: '#35322f', handle: 18 },
    layers: [
      {
        kind: 'rice',
        tones: ['#e0692c', '#ee8a44', '#d9551f', '#f3a05a'],
        size: 0.94,
        grain: 17,
        heap: true,
      },
      { kind: 'kimchi', size: 27, place: scatter(16, { to: 0.8, gap: 1.6 }) },
      { kind: 'dice', tone: '#eb9a92', size: 15, place: scatter(24, { to: 0.8, gap: 1.8 }) },
    ],
    toppings: [
      { kind: 'egg', size: 98, place: spots([0, 0]) },
      { kind: 'nori', size: 24, place: around(12, 0.56, { turn: 40 }) },
      springOnions(16, 0.8),
      sesameSeeds(50, 0.8),
    ],
    sides: [
      kimchiBowl(718, 500, 78),
      { kind: 'whole-egg', x: 72, y: 88, turn: 20 },
      { kind: 'spoon', x: 52, y: 420, turn: -6, size: 0.84 },
    ],
  },
  tteokbokki: {
    ground: { pattern: 'checks', motif: 'gingham', base: '#9fc9b8', print: '#6aa08c' },
    steam: true,
    vessel: {
      kind: 'oval-dish',
      x: 396,
      y: 302,
      rx: 300,
      ry: 220,
      rim: '#3f8f7a',
      well: '#e9e3c8',
      band: '#cfe3d6',
    },
    layers: [
      { kind: 'soup', tones: ['#c92f14', '#dd4a22', '#b5220c'], texture: 'cream' },
      {
        kind: 'triangle',
        tone: '#e3b878',
        edge: '#b9803c',
        size: 46,
        place: scatter(8, { to: 0.84, gap: 1.8 }),
      },
    ],
    toppings: [
      { kind: 'rice-cake', tone: '#f9d8bd', size: 58, place: scatter(24, { to: 0.74, gap: 0.95 }) },
      { kind: 'drizzle', tone: '#cf3a18', path: 'wave', size: 0.56, width: 0.05, turn: 20 },
      { kind: 'rice-cake', tone: '#fbe6d2', size: 56, place: scatter(6, { to: 0.5, gap: 1.5 }) },
      { kind: 'boiled-egg', size: 46, place: spots([-0.5, -0.12, 30], [0.46, 0.24, 100]) },
      springOnions(24, 0.8, 11),
      sesameSeeds(40, 0.8),
    ],
    sides: [
      loose(730, 90, 44, {
        kind: 'triangle',
        tone: '#e3b878',
        edge: '#b9803c',
        size: 44,
        place: spots([-0.3, 0, 20], [0.6, 0.5, 70]),
      }),
      { kind: 'glass', x: 722, y: 522, tone: '#e9e0c8', size: 0.96 },
      { kind: 'whole-egg', x: 72, y: 86, turn: 20 },
      { kind: 'fork', x: 44, y: 450, turn: -8, size: 0.7 },
    ],
  },
  'chamchi-gimbap': {
    ground: { pattern: 'bojagi', motif: 'patchwork', base: '#e0b04f', print: '#b98428' },
    vessel: { kind: 'slate', x: 396, y: 302, rx: 308, ry: 200 },
    layers: [],
    toppings: [
      {
        kind: 'roll-slice',
        fillings: ['#e0b890', '#ee8127', '#f6d34c', '#3f8436', '#f3b23c', '#d9a880'],
        size: 62,
        place: spots(
          [-0.74, -0.5],
          [-0.38, -0.52],
          [-0.02, -0.5],
          [0.34, -0.52],
          [0.7, -0.5],
          [-0.7, 0.14],
          [-0.34, 0.12],
          [0.02, 0.14],
          [0.38, 0.12],
          [0.74, 0.14],
        ),
      },
      {
        kind: 'roll-slice',
        fillings: ['#e0b890', '#ee8127', '#f6d34c', '#3f8436', '#f3b23c', '#d9a880'],
        size: 62,
        place: spots([-0.5, 0.72], [-0.14, 0.74]),
      },
      { kind: 'whole-leaf', tone: '#4f8a3c', toothed: true, size: 60, place: spots([0.56, 0.74, 80]) },
      { kind: 'radish', tone: '#f0c75a', size: 24, place: spots([0.46, 0.72], [0.58, 0.68], [0.68, 0.76]) },
      sesameSeeds(40, 0.86),
    ],
    sides: [
      { kind: 'chopsticks', x: 752, y: 320, turn: 4, size: 0.86, tone: '#6b3a26' },
      smallBowl(58, 70, 52, { rim: '#2f5f5a', well: '#2a1710' }, [
        { kind: 'soup', tones: ['#3a1c10'], texture: 'broth' },
      ]),
      smallBowl(64, 536, 56, WHITE, [{ kind: 'radish', tone: '#f0c75a', size: 42, place: around(4, 0.44) }]),
    ],
  },
  'bibim-guksu': {
    ground: { pattern: 'bojagi', motif: 'squares', base: '#a8bfa0', print: '#7f9c78' },
    close: 'top-left',
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 250, rim: '#efe6d6', well: '#e0d4ba', band: '#5f7f9a' },
    layers: [{ kind: 'lining', tone: '#c9ad86' }],
    toppings: [
      {
        kind: 'strands',
        tones: ['#dd5a2c', '#e8743f', '#cf4820', '#f08a54'],
        size: 0.84,
        width: 6.5,
        count: 200,
      },
      {
        kind: 'crumpled',
        tones: ['#8fc054', '#a5d472'],
        vein: '#eef6cc',
        size: 40,
        place: spots([-0.5, 0.16, 20], [-0.44, 0.3, 80], [-0.56, 0.02, 140], [-0.36, 0.42, 40]),
      },
      {
        kind: 'strip',
        tone: '#a5cf74',
        wide: true,
        size: 34,
        place: spots(
          [0.36, -0.3, 40],
          [0.44, -0.22, 46],
          [0.3, -0.38, 36],
          [0.5, -0.14, 50],
          [0.38, -0.16, 44],
          [0.26, -0.26, 38],
        ),
      },
      { kind: 'kimchi', size: 36, place: spots([0.34, 0.36, 20], [0.46, 0.24, 80], [0.22, 0.46, 140]) },
      { kind: 'boiled-egg', size: 62, place: spots([-0.02, -0.02, 20]) },
      sesameSeeds(60, 0.8),
    ],
    sides: [
      { kind: 'chopsticks', x: 732, y: 370, turn: 8, size: 0.9, tone: '#d5d8dc' },
      smallBowl(722, 92, 60, WHITE, [{ kind: 'swirl', tone: '#b8251a' }]),
      { kind: 'whole-egg', x: 84, y: 506, turn: 20 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
