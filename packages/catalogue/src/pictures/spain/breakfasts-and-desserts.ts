import { type Hex, type PictureSpec, scatter, type SideSpec, spots } from '@larder/plates';
import { citrus, loose, smallBowl, WHITE } from '../small-dishes.ts';

const CLAY = { rim: '#b5602f', well: '#8a4422' } as const satisfies { rim: Hex; well: Hex };

const burntCustard = (x: number, y: number, radius: number, tone: Hex): SideSpec => ({
  kind: 'dish',
  vessel: { kind: 'clay-dish', x, y, radius, ...CLAY },
  layers: [{ kind: 'caramel', tone }],
  toppings: [],
});

/** The tables of Spanish breakfasts and desserts. */
export const SPAIN_BREAKFASTS_AND_DESSERTS = {
  'pan-con-tomate': {
    ground: { pattern: 'azulejo', motif: 'star', base: '#3c7f86', print: '#286068' },
    close: 'top-right',
    vessel: { kind: 'board', x: 396, y: 302, rx: 300, ry: 212, tone: '#c89a62' },
    layers: [],
    toppings: [
      {
        kind: 'toasts',
        size: 0.6,
        toasted: true,
        crumb: '#efd39a',
        crust: '#a8622a',
        spread: '#d9432a',
        spots: [
          [-0.5, -0.46, -8],
          [0.44, -0.47, 7],
          [-0.44, 0.48, 6],
          [0.5, 0.46, -7],
        ],
        food: [
          { kind: 'fat-drop', tone: '#b8250f', size: 24, place: scatter(12, { to: 0.68, gap: 0.8 }) },
          { kind: 'fat-drop', tone: '#ee6a48', size: 14, place: scatter(16, { to: 0.74, gap: 1 }) },
          { kind: 'seed', tone: '#f6c877', size: 6, place: scatter(12, { to: 0.7, gap: 1.6 }) },
          { kind: 'pearl', size: 3.6, place: scatter(14, { to: 0.7 }) },
        ],
      },
    ],
    sides: [
      loose(726, 96, 40, { kind: 'tomato-half', size: 44, place: spots([-0.5, -0.3, 10], [0.9, 0.9, 60]) }),
      { kind: 'garlic-head', x: 66, y: 82, turn: -14, size: 0.8 },
      { kind: 'bottle', x: 744, y: 440, tone: '#c9a832', cap: '#4a6a2c', turn: 12, size: 0.84 },
      { kind: 'tomato', x: 58, y: 524, size: 0.92 },
    ],
  },
  'churros-con-chocolate': {
    ground: { pattern: 'azulejo', motif: 'leaf', base: '#8fb9c6', print: '#4f86a0' },
    vessel: { kind: 'paper', x: 330, y: 306, rx: 270, ry: 224, tone: '#f6ead0', print: '#d9a05a' },
    layers: [],
    toppings: [
      {
        kind: 'churro',
        size: 150,
        place: spots(
          [-0.16, -0.66, -10],
          [-0.1, -0.3, 4],
          [-0.2, 0.06, -6],
          [-0.12, 0.42, 5],
          [-0.18, 0.76, -4],
        ),
      },
      { kind: 'churro', size: 142, place: spots([-0.1, -0.42, 62], [-0.34, 0.3, 112]) },
      { kind: 'pearl', tone: '#fffaf0', size: 3.4, place: scatter(90, { to: 0.62 }) },
    ],
    sides: [
      {
        kind: 'dish',
        vessel: { kind: 'cup', x: 610, y: 210, radius: 128, rim: '#f9f3e6', well: '#e4d6bc', handle: -30 },
        layers: [
          { kind: 'soup', tones: ['#4a2412', '#57301c'], texture: 'cream' },
          { kind: 'swirl', tone: '#54301c', size: 0.9 },
        ],
        toppings: [],
      },
      smallBowl(690, 484, 82, WHITE, [
        { kind: 'snow', tone: '#fffaf0', size: 0.92 },
        { kind: 'pearl', size: 14, place: scatter(24, { to: 0.7 }) },
      ]),
    ],
  },
  magdalenas: {
    ground: { pattern: 'linen', motif: 'hem', base: '#e2a9a0', print: '#c47f78' },
    close: 'top-left',
    vessel: { kind: 'coupe', x: 396, y: 302, radius: 258, rim: '#4f86a0', well: '#f3ecdc', band: '#cfe0e2' },
    layers: [],
    toppings: [
      {
        kind: 'muffin',
        tone: '#dfa24a',
        paper: '#fffaf0',
        size: 78,
        place: spots(
          [0.02, 0, 0],
          [0.62, 0.02, 0],
          [0.33, 0.54, 0],
          [-0.3, 0.54, 0],
          [-0.6, 0.02, 0],
          [-0.3, -0.54, 0],
          [0.33, -0.54, 0],
        ),
      },
      { kind: 'pearl', tone: '#fff8e6', size: 3.6, place: scatter(110, { to: 0.84 }) },
    ],
    sides: [
      citrus('lemon', 716, 96, 50),
      { kind: 'cup', x: 706, y: 506, tone: '#f6f0e4', drink: '#b98654', turn: 20, size: 1 },
      { kind: 'whole-egg', x: 70, y: 98, turn: 20, tone: '#f3dcc0' },
      { kind: 'whole-egg', x: 132, y: 62, turn: 70, size: 0.9, tone: '#e0b48a' },
    ],
  },
  'crema-catalana': {
    close: 'top-left',
    ground: { pattern: 'wood', motif: 'planks', base: '#4f7f6a', print: '#2f5f4c' },
    vessel: { kind: 'clay-dish', x: 386, y: 300, radius: 236, ...CLAY },
    layers: [
      { kind: 'caramel', tone: '#c4702a' },
      { kind: 'cracks', tone: '#b8641f', size: 0.8, count: 7 },
      { kind: 'pool', tones: ['#e8b84a', '#f8dc86'], x: 0.26, y: 0.24, size: 0.42, rough: 0.5 },
    ],
    toppings: [
      {
        kind: 'totopo',
        tone: '#c87a2c',
        size: 44,
        place: spots([0.58, 0.02, 70], [0.02, 0.46, 200, 0.9], [0.5, 0.52, 140, 0.8]),
      },
    ],
    under: [burntCustard(700, 120, 108, '#b8641f'), burntCustard(716, 492, 108, '#c07028')],
    sides: [
      loose(84, 92, 40, { kind: 'cinnamon', size: 56, place: spots([0, 0, -30], [0.3, 0.6, -20]) }),
      { kind: 'spoon', x: 70, y: 400, turn: -6, size: 0.94 },
    ],
  },
  'arroz-con-leche': {
    ground: { pattern: 'azulejo', motif: 'star', base: '#c9603f', print: '#a34528' },
    vessel: { kind: 'bowl', x: 398, y: 302, radius: 246, rim: '#f6efe0', well: '#e6dcc6', band: '#3f7f9a' },
    layers: [
      { kind: 'porridge', tone: '#fbf0d4', grain: '#fffaf0', length: 15, count: 260 },
      { kind: 'powder-lines', tone: '#8a4a1c', size: 0.74, count: 4, gap: 0.34 },
    ],
    toppings: [{ kind: 'cinnamon', size: 62, place: spots([0.02, 0.02, -28]) }],
    sides: [
      citrus('lemon', 716, 98, 50),
      { kind: 'spoon', x: 728, y: 400, turn: 7 },
      smallBowl(84, 502, 72, WHITE, [
        { kind: 'mince', tones: ['#8a4a1c', '#a05a26', '#743a14'], size: 0.84, grain: 1.4 },
      ]),
      loose(84, 92, 40, { kind: 'cinnamon', size: 54, place: spots([0, 0, 34], [-0.5, 0.6, 44]) }),
    ],
  },
  'tarta-de-santiago': {
    ground: { pattern: 'wood', motif: 'planks', base: '#6f8f8c', print: '#4a6a68' },
    vessel: { kind: 'plate', x: 396, y: 302, radius: 264, rim: '#fbf5e8', well: '#f0e7d4', band: '#a8452c' },
    layers: [],
    toppings: [
      { kind: 'cake', tone: '#d49a4a', size: 1.04, browned: 0.5 },
      { kind: 'pool', tones: ['#fdf6e8'], size: 0.92, rough: 0.03, thin: true },
      { kind: 'pool', tones: ['#fdf6e8'], size: 0.87, rough: 0.03, thin: true },
      { kind: 'dust', tone: '#fffdf6', size: 0.96, weight: 1.3 },
      { kind: 'james-cross', tone: '#c88a3e', size: 128, place: spots([0.02, 0.03, 0]) },
    ],
    sides: [
      smallBowl(720, 98, 70, CLAY, [
        { kind: 'almond', tone: '#f0ddb4', size: 40, place: scatter(20, { to: 0.72, gap: 0.9 }) },
      ]),
      loose(84, 506, 60, {
        kind: 'almond',
        size: 26,
        place: spots([-0.4, -0.3, 20], [0.5, 0.1, 100], [-0.1, 0.7, 160]),
      }),
      { kind: 'knife', x: 728, y: 420, turn: 8 },
      citrus('lemon', 74, 92, 44),
    ],
  },
} as const satisfies Record<string, PictureSpec>;
