import { around, type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, loose, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Greek desserts. */
export const GREECE_DESSERTS = {
  baklava: {
    ground: { pattern: 'checks', motif: 'tattersall', base: '#dfe9e0', print: '#3f8a7c' },
    vessel: { kind: 'plate', x: 398, y: 304, radius: 266, rim: '#2f6f8a', well: '#f3ead6', band: '#e3b53c' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#c47a1c', '#dd9a36'], size: 0.84, rough: 0.16, thin: true },
      {
        kind: 'squares',
        size: 0.3,
        spots: [
          [-0.42, -0.22, 45],
          [0.42, -0.22, 45],
          [0, -0.58, 45],
          [-0.42, 0.5, 45],
          [0.42, 0.5, 45],
          [0, 0.12, 45],
        ],
        tone: '#dc9a34',
        layers: ['#f0c468', '#c98426', '#7a4a22', '#8f5a2c', '#f0c468', '#7a4a22', '#8f5a2c', '#d9962f', '#b87420'],
        height: 0.34,
        top: 'browned',
      },
      { kind: 'crumble', tone: '#8f5f30', size: 11, place: spots([-0.42, -0.3], [0.42, -0.3], [0, -0.66], [-0.42, 0.42], [0.42, 0.42], [0, 0.04], [-0.36, -0.34], [0.48, -0.28], [0.06, -0.62], [-0.46, 0.46], [0.38, 0.46], [-0.06, 0.06]) },
    ],
    sides: [
      loose(726, 500, 60, { kind: 'walnut', tone: '#b9834c', size: 38, place: spots([-0.5, -0.3, 20], [0.4, 0, 100], [-0.2, 0.6, 200]) }),
      { kind: 'jar', x: 728, y: 96, tone: '#d9922c', size: 0.96 },
      loose(78, 100, 44, { kind: 'cinnamon', size: 62, place: spots([-0.1, -0.1, -30], [0.2, 0.6, -14]) }),
      { kind: 'fork', x: 66, y: 420, turn: -6, size: 0.9 },
    ],
  },
  rizogalo: {
    ground: { pattern: 'linen', motif: 'hem', base: '#8fb5d0', print: '#f6f1e2' },
    vessel: { kind: 'bowl', x: 340, y: 304, radius: 226, rim: '#c9472f', well: '#fdf3da', band: '#f6e6c8' },
    layers: [
      { kind: 'porridge', tone: '#fbeecb', grain: '#fffaf0', count: 300, length: 16 },
      { kind: 'powder-lines', tone: '#9a5a28' },
    ],
    toppings: [],
    sides: [
      {
        kind: 'dish',
        vessel: { kind: 'bowl', x: 676, y: 168, radius: 112, rim: '#3f7fa8', well: '#fdf3da', band: '#f6e6c8' },
        layers: [
          { kind: 'porridge', tone: '#fbeecb', grain: '#fffaf0', count: 160, length: 24 },
          { kind: 'dust', tone: '#9a5a28', size: 0.8, weight: 1.2 },
        ],
        toppings: [],
      },
      loose(664, 446, 60, { kind: 'cinnamon', size: 78, place: spots([-0.1, -0.3, -30], [0.2, 0.4, -14]) }),
      citrus('lemon', 738, 534, 44),
      { kind: 'spoon', x: 60, y: 380, turn: -6, size: 0.94 },
    ],
  },
  loukoumades: {
    ground: { pattern: 'wood', motif: 'planks', base: '#8a5f78', print: '#6a4258' },
    vessel: { kind: 'coupe', x: 396, y: 304, radius: 254, rim: '#fbf5e8', well: '#f3e8d0', band: '#3f7fa8' },
    layers: [],
    toppings: [
      { kind: 'pool', tones: ['#c9821c', '#e3a436'], size: 0.88, rough: 0.14 },
      { kind: 'ball', tone: '#c9812a', size: 58, place: around(9, 0.64) },
      { kind: 'ball', tone: '#d28c34', size: 58, place: around(6, 0.36, { first: 20 }) },
      { kind: 'ball', tone: '#da963c', size: 58, place: around(3, 0.16, { first: 50 }) },
      { kind: 'drizzle', tone: '#f0b03c', path: 'zigzag', size: 0.74, width: 0.045, turn: 30 },
      { kind: 'crumble', tone: '#8f5f30', size: 9, place: scatter(50, { to: 0.72, gap: 1.4 }) },
      { kind: 'seed', round: true, tone: '#7a3f18', size: 2.6, place: scatter(90, { to: 0.74 }) },
    ],
    sides: [
      { kind: 'jar', x: 726, y: 104, tone: '#d9922c', size: 1.04 },
      smallBowl(728, 504, 68, WHITE, [
        { kind: 'crumble', tone: '#a8713c', size: 26, place: scatter(36, { to: 0.76, gap: 0.8 }) },
      ]),
      loose(72, 96, 44, { kind: 'walnut', tone: '#b9834c', size: 38, place: spots([-0.2, 0, 20], [0.6, 0.7, 100]) }),
      { kind: 'fork', x: 66, y: 420, turn: -6, size: 0.9 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
