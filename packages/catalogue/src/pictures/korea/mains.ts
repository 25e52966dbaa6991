import { type PictureSpec, scatter, spots } from '@larder/plates';
import { loose, riceBowl, sesameSeeds, smallBowl, springOnions, WATER, WHITE } from '../small-dishes.ts';

/** The tables of Korean meat, chicken and squid. */
export const KOREA_MAINS = {
  'jeyuk-bokkeum': {
    ground: { pattern: 'bojagi', motif: 'patchwork', base: '#7f9a5a', print: '#5c763c' },
    close: 'top-left',
    vessel: { kind: 'coupe', x: 400, y: 302, radius: 254, rim: '#f6efe0', well: '#ece0c8', band: '#3f5f4a' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#a82c14', '#bd3f1c'], size: 0.8, rough: 0.18 },
      {
        kind: 'slice',
        size: 52,
        tones: ['#c9502a', '#b5401f', '#d9653a'],
        place: scatter(40, { to: 0.7, gap: 0.6 }),
      },
      { kind: 'onion-ring', tone: '#f0c9a0', half: true, size: 34, place: scatter(16, { to: 0.72, gap: 1 }) },
      { kind: 'slice', size: 46, tones: ['#d9603a', '#c94f28'], place: scatter(16, { to: 0.56, gap: 1 }) },
      { kind: 'strip', tone: '#f08a2c', wide: true, size: 28, place: scatter(12, { to: 0.72, gap: 1.6 }) },
      { kind: 'strip', tone: '#6fae4a', wide: true, size: 34, place: scatter(14, { to: 0.74, gap: 1.3 }) },
      sesameSeeds(60, 0.74),
    ],
    sides: [
      {
        kind: 'dish',
        vessel: { kind: 'coupe', x: 96, y: 480, radius: 116, ...WHITE },
        layers: [],
        toppings: [
          {
            kind: 'whole-leaf',
            tone: '#8fc054',
            size: 150,
            place: spots([-0.16, -0.1, -30], [0.2, 0.06, 24], [0, 0.24, 80]),
          },
        ],
      },
      riceBowl(94, 100, 72),
      smallBowl(726, 98, 60, WHITE, [{ kind: 'mash', tones: ['#8a3a18', '#9c4a22'], size: 0.9 }]),
      { kind: 'chopsticks', x: 734, y: 390, turn: 8, size: 0.88, tone: '#d5d8dc' },
    ],
  },
  'dak-galbi': {
    ground: { pattern: 'wood', motif: 'planks', base: '#8f8a6a', print: '#5f5a3f' },
    vessel: { kind: 'paella-pan', x: 400, y: 302, radius: 262, tone: '#2c2a2a' },
    layers: [
      { kind: 'soup', tones: ['#8f2410', '#a8381c', '#7a1a0a'], texture: 'coarse' },
      {
        kind: 'crumpled',
        tones: ['#c9d88a', '#dbe6a8', '#b5c870'],
        vein: '#f3f6d8',
        size: 46,
        place: scatter(22, { to: 0.88, gap: 1 }),
      },
      {
        kind: 'seared',
        sear: 'charred',
        tones: ['#d9602c', '#c94f20', '#e0743c'],
        size: 40,
        place: scatter(24, { to: 0.84, gap: 1.2 }),
      },
    ],
    toppings: [
      { kind: 'rice-cake', tone: '#fbe9d2', size: 44, place: scatter(15, { to: 0.78, gap: 1.3 }) },
      {
        kind: 'round-slice',
        tone: '#f3b03c',
        edge: '#8f3a5a',
        size: 29,
        place: scatter(9, { to: 0.8, gap: 2 }),
      },
      {
        kind: 'whole-leaf',
        tone: '#4f8a3c',
        toothed: true,
        size: 42,
        place: spots([0, 0, 20], [0.1, 0.1, 80], [-0.1, 0.08, 300]),
      },
    ],
    sides: [
      { kind: 'wooden-spoon', x: 742, y: 466, turn: 28, size: 0.76 },
      { kind: 'onion', x: 76, y: 86, size: 0.92 },
      loose(728, 80, 50, {
        kind: 'whole-leaf',
        tone: '#4f8a3c',
        toothed: true,
        size: 56,
        place: spots([0, 0, 30], [0.5, 0.3, 80]),
      }),
      { kind: 'chopsticks', x: 48, y: 450, turn: 8, size: 0.6, tone: '#d5d8dc' },
    ],
  },
  'ojingeo-bokkeum': {
    close: 'bottom-right',
    ground: { pattern: 'bojagi', motif: 'squares', base: '#5f6f9a', print: '#3f4d78' },
    vessel: { kind: 'coupe', x: 398, y: 302, radius: 252, rim: '#3a3a3e', well: '#efe6d2', band: '#8a8a90' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#c42a12', '#d9431f'], size: 0.84, rough: 0.16 },
      {
        kind: 'onion-ring',
        tone: '#f3d0b0',
        half: true,
        size: 36,
        place: scatter(16, { to: 0.76, gap: 0.9 }),
      },
      { kind: 'squid', tone: '#e88a62', size: 44, place: scatter(18, { to: 0.7, gap: 1.2 }) },
      { kind: 'squid-ring', tone: '#f0a27c', size: 32, place: scatter(12, { to: 0.7, gap: 1.5 }) },
      { kind: 'strip', tone: '#f08a2c', wide: true, size: 28, place: scatter(12, { to: 0.74, gap: 1.5 }) },
      { kind: 'chili-ring', tone: '#4f9a3c', size: 12, place: scatter(12, { to: 0.74, gap: 2.6 }) },
      sesameSeeds(60, 0.76),
      springOnions(12, 0.74),
    ],
    sides: [
      riceBowl(86, 502, 80),
      { kind: 'chopsticks', x: 730, y: 380, turn: 8, size: 0.9, tone: '#cfd3da' },
      loose(722, 86, 50, { kind: 'chili', size: 54, place: spots([0, 0, -24], [0.1, 0.6, -10]) }),
      { kind: 'onion', x: 82, y: 94, size: 0.92 },
    ],
  },
  'galbi-jjim': {
    ground: { pattern: 'bojagi', motif: 'patchwork', base: '#b5485a', print: '#8f2c40' },
    steam: true,
    vessel: { kind: 'brass-bowl', x: 398, y: 302, radius: 256, tone: '#c9a45a', well: '#5a3a1e' },
    layers: [
      { kind: 'soup', tones: ['#b0702e', '#c2843e', '#9a5c22'], texture: 'broth' },
      {
        kind: 'potato',
        tone: '#f3dcae',
        glaze: true,
        size: 44,
        place: spots([-0.62, -0.3, 20], [0.6, 0.36, 80], [0.04, 0.72, 40]),
      },
    ],
    toppings: [
      {
        kind: 'rib',
        tone: '#6e3619',
        size: 84,
        place: spots(
          [-0.26, -0.44, 24],
          [0.4, -0.36, 160],
          [-0.42, 0.2, -16],
          [0.24, 0.3, 190],
          [0.02, -0.06, 70],
        ),
      },
      {
        kind: 'potato',
        tone: '#ee8127',
        glaze: true,
        size: 36,
        place: spots([0.02, -0.7, 20], [-0.7, 0.0, 80], [0.68, -0.04, 40], [-0.16, 0.56, 10]),
      },
      {
        kind: 'chestnut',
        size: 31,
        place: spots([0.3, -0.04, 20], [-0.44, -0.14, 60], [0.4, 0.64, 30], [0.64, -0.4, 100]),
      },
      {
        kind: 'dried-fruit',
        tone: '#9a2418',
        size: 25,
        place: spots([-0.14, 0.28, 20], [0.18, -0.5, 80], [-0.5, 0.52, 140]),
      },
      { kind: 'sliver', size: 10, place: scatter(18, { to: 0.76 }) },
    ],
    sides: [
      riceBowl(86, 504, 78, { rim: '#c9a45a', well: '#efe6d0' }),
      { kind: 'onion', x: 724, y: 96 },
      { kind: 'chopsticks', x: 746, y: 400, turn: 8, size: 0.84, tone: '#c9a45a' },
      loose(78, 88, 44, {
        kind: 'chestnut',
        tone: '#7a3f1e',
        size: 30,
        place: spots([-0.4, 0, 20], [0.6, 0.2, 60]),
      }),
    ],
  },
  'yangnyeom-chikin': {
    ground: { pattern: 'checks', motif: 'window', base: '#e6b03c', print: '#f9ead0' },
    vessel: { kind: 'basket', x: 396, y: 302, radius: 252, tone: '#b98a4a' },
    layers: [
      { kind: 'nugget', glaze: true, tone: '#9a2c14', size: 60, place: scatter(16, { to: 0.78, gap: 1.15 }) },
      { kind: 'nugget', glaze: true, tone: '#b53a18', size: 56, place: scatter(12, { to: 0.6, gap: 1.25 }) },
    ],
    toppings: [
      { kind: 'nugget', glaze: true, tone: '#c2451c', size: 56, place: scatter(5, { to: 0.36, gap: 1.4 }) },
      { kind: 'crumble', tone: '#e6c58a', size: 7, place: scatter(34, { to: 0.72, gap: 2 }) },
      sesameSeeds(60, 0.74),
    ],
    sides: [
      smallBowl(726, 500, 78, WHITE, [
        { kind: 'cube', tone: '#fbf8ee', size: 44, place: scatter(16, { to: 0.7, gap: 1.1 }) },
      ]),
      { kind: 'glass', x: 728, y: 100, tone: WATER, size: 1.15 },
      { kind: 'napkin', x: 50, y: 480, turn: -12, size: 0.6, edge: '#c9472f' },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
