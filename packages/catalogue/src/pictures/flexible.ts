import { grid, type Hex, type PictureSpec, scatter, spots } from '@larder/plates';
import type { Manner } from '../flexible/foods/food.ts';
import { LOOKS, partsOfLook } from '../flexible/looks.ts';
import { dice, groundOf, proteinPieces, taco, vegetables } from './flexible-foods.ts';
import { citrus, loose } from './small-dishes.ts';

type Hue = 'red' | 'gold' | 'pale';
/** A dish without its cloth. */
type Table = Omit<PictureSpec, 'ground'>;

const SAUCES: Readonly<Record<Hue, readonly [Hex, Hex, Hex]>> = {
  red: ['#c2401c', '#d65a30', '#a83214'],
  gold: ['#dba43a', '#e8bc5c', '#c48c28'],
  pale: ['#f0e2bc', '#f6ecd2', '#e3d09c'],
};
const RICE = ['#fffdf6', '#f6efdf', '#ffffff'] as const;
const FRIED = ['#efd29a', '#e3bd78', '#f6e2b8', '#d6a85c'] as const;

/** How each template comes to the table. */
const TABLES: Readonly<Record<string, (manner: Manner, hue: Hue) => Table>> = {
  'tray-bake': (manner) => ({
    close: 'top-right',
    vessel: { kind: 'tray', x: 398, y: 302, rx: 304, ry: 224, tone: '#5f5a55' },
    layers: [],
    toppings: [
      { kind: 'potato', roast: true, size: 30, place: scatter(24, { to: 0.88, gap: 1.1 }) },
      ...vegetables(27, 14),
      ...(manner === 'fatty'
        ? [
            {
              kind: 'sausage' as const,
              size: 74,
              place: spots([-0.5, -0.2, 20], [0.1, 0.3, -30], [0.5, -0.3, 70], [-0.1, -0.4, 110]),
            },
          ]
        : proteinPieces(manner, manner === 'meat' ? 50 : 40, manner === 'meat' ? 8 : 10)),
      { kind: 'cilantro', size: 15, place: scatter(16, { to: 0.84, gap: 2 }) },
    ],
    sides: [citrus('lemon', 728, 96), { kind: 'fork', x: 74, y: 110, turn: -12, size: 0.9 }],
  }),
  'fried-rice': (manner) => ({
    vessel: { kind: 'skillet', x: 370, y: 302, radius: 252, tone: '#33302e', handle: -22 },
    layers: [{ kind: 'rice', tones: FRIED, size: 0.98, grain: 19, heap: true }],
    toppings: [
      ...dice(22),
      ...(manner === 'egg'
        ? [
            {
              kind: 'crumble' as const,
              tone: '#f8cc3c' as const,
              size: 27,
              place: scatter(34, { to: 0.78, gap: 1 }),
            },
          ]
        : proteinPieces(manner, 30, 14)),
      { kind: 'spring-onion', size: 11, place: scatter(22, { to: 0.8, gap: 2 }) },
    ],
    sides: [{ kind: 'chopsticks', x: 724, y: 420, turn: 12 }],
  }),
  frittata: (manner) => ({
    vessel: { kind: 'skillet', x: 376, y: 300, radius: 250, tone: '#2e2b2a', handle: -26 },
    layers: [],
    toppings: [
      { kind: 'cake', tone: '#f0bc44', size: 0.94, cut: [10, 52], browned: 0.7 },
      ...dice(10),
      ...proteinPieces(manner, 26, 12),
      { kind: 'cilantro', size: 15, place: scatter(14, { to: 0.76, gap: 2 }) },
    ],
    sides: [
      { kind: 'whole-egg', x: 84, y: 92, size: 1 },
      { kind: 'whole-potato', x: 84, y: 508, size: 1 },
    ],
  }),
  soup: (manner, hue) => ({
    steam: true,
    vessel: {
      kind: 'deep-bowl',
      x: 398,
      y: 304,
      radius: 252,
      rim: '#f3ead8',
      well: '#d9c8a4',
      band: '#5f7f6a',
    },
    layers: [
      { kind: 'soup', tones: SAUCES[hue], texture: 'coarse' },
      ...vegetables(20, 9),
      ...proteinPieces(manner, 24, 12),
      { kind: 'cilantro', size: 15, place: scatter(14, { to: 0.8, gap: 2 }) },
    ],
    sides: [
      { kind: 'bread-slice', x: 722, y: 500, turn: 18, size: 1.15 },
      { kind: 'spoon', x: 78, y: 330, turn: -6 },
    ],
  }),
  curry: (manner, hue) => ({
    vessel: { kind: 'bowl', x: 396, y: 302, radius: 256, rim: '#e9dcc0', well: '#cbb58a', band: '#8a3a2a' },
    layers: [
      { kind: 'soup', tones: SAUCES[hue], texture: 'coarse' },
      { kind: 'turned-out', tone: '#fbf5e4', size: 0.5, spots: [[-0.34, -0.22]] },
      { kind: 'pool', tones: SAUCES[hue], x: 0.24, y: 0.2, size: 0.6, rough: 0.5 },
      ...vegetables(21, 8),
      ...proteinPieces(manner, 30, 11),
    ],
    toppings: [{ kind: 'cilantro', size: 17, place: scatter(16, { to: 0.78, gap: 2 }) }],
    sides: [{ kind: 'spoon', x: 726, y: 330, turn: 6 }, citrus('lime', 84, 500)],
  }),
  pasta: (manner, hue) => ({
    vessel: { kind: 'coupe', x: 400, y: 300, radius: 258, rim: '#f6efe0', well: '#e9dec6', band: '#b5522f' },
    layers: [
      {
        kind: 'strands',
        tones: hue === 'red' ? ['#e8a25c', '#d9823c', '#f0b878'] : ['#f3dc9c', '#e8c878', '#f8e8b8'],
        size: 0.84,
        width: 11,
        count: 190,
      },
    ],
    toppings: [
      ...vegetables(26, 11),
      ...proteinPieces(manner, 34, 14),
      { kind: 'cilantro', size: 15, place: scatter(14, { to: 0.6, gap: 2 }) },
    ],
    sides: [
      { kind: 'fork', x: 726, y: 330, turn: 6 },
      { kind: 'garlic-head', x: 78, y: 96, size: 0.95 },
    ],
  }),
  tacos: (manner) => ({
    close: 'top-right',
    vessel: { kind: 'board', x: 400, y: 302, rx: 300, ry: 206, tone: '#a8784a' },
    layers: [],
    toppings: [
      {
        kind: 'tortillas',
        spots: [
          [-0.5, -0.2, 20],
          [0.02, 0.34, 90],
          [0.54, -0.2, 150],
        ],
        size: 0.68,
        bent: true,
        tone: '#f0cd86',
        filling: [
          { kind: 'julienne', tone: '#c8402a', size: 20, place: scatter(14, { to: 0.6, gap: 0.8 }) },
          ...taco(manner),
          { kind: 'cilantro', size: 9, place: scatter(12, { to: 0.6, gap: 1.6 }) },
        ],
      },
    ],
    sides: [
      citrus('lime', 726, 96),
      loose(80, 506, 50, { kind: 'wedge', fruit: 'lime', size: 40, place: spots([0, 0, 20]) }),
    ],
  }),
  bowl: (manner) => ({
    vessel: { kind: 'coupe', x: 396, y: 300, radius: 256, rim: '#e6d8bc', well: '#f3ead6', band: '#6f8f7a' },
    layers: [{ kind: 'rice', tones: RICE, size: 0.94, grain: 16 }],
    toppings: [
      {
        kind: 'julienne',
        tone: '#ee8127',
        size: 34,
        place: grid(5, 4, { across: 0.08, down: 0.09, x: -0.42, y: -0.3, jitter: 0.6 }),
      },
      {
        kind: 'cucumber',
        size: 26,
        place: grid(3, 3, { across: 0.2, down: 0.18, x: 0.42, y: -0.34, jitter: 0.3 }),
      },
      {
        kind: 'tomato-half',
        size: 26,
        place: grid(3, 3, { across: 0.2, down: 0.18, x: -0.4, y: 0.38, jitter: 0.3 }),
      },
      {
        kind: 'crumpled',
        tones: ['#7fae4a', '#9cc464'],
        vein: '#dcebb2',
        size: 34,
        place: grid(3, 3, { across: 0.2, down: 0.18, x: 0.42, y: 0.4, jitter: 0.3 }),
      },
      ...proteinPieces(manner, 30, 9),
    ],
    sides: [citrus('lemon', 724, 100), { kind: 'fork', x: 76, y: 330, turn: -6 }],
  }),
};

/** The pictures of flexible dinners, by their looks. */
export const FLEXIBLE_PICTURES: Readonly<Record<string, PictureSpec>> = Object.fromEntries(
  LOOKS.map((look) => {
    const { template, hue, manner } = partsOfLook(look);
    return [look, { ground: groundOf(manner), ...TABLES[template]!(manner, hue ?? 'gold') }];
  }),
);
