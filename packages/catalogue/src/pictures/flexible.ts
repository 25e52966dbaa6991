import { type PictureSpec, scatter, spots } from '@larder/plates';
import type { Manner } from '../flexible/foods/food.ts';
import { LOOKS, partsOfLook } from '../flexible/looks.ts';
import { dice, groundOf, proteinPieces, taco } from './flexible-foods.ts';
import { citrus, loose } from './small-dishes.ts';

/** A dish without its cloth. */
type Table = Omit<PictureSpec, 'ground'>;

const FRIED = ['#efd29a', '#e3bd78', '#f6e2b8', '#d6a85c'] as const;

/** How each template that is drawn beforehand comes to the table. */
const TABLES: Readonly<Record<string, (manner: Manner) => Table>> = {
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
};

/** The pictures of the flexible dinners that are drawn beforehand, by their looks. */
export const FLEXIBLE_PICTURES: Readonly<Record<string, PictureSpec>> = Object.fromEntries(
  LOOKS.map((look) => {
    const { template, manner } = partsOfLook(look);
    return [look, { ground: groundOf(manner), ...TABLES[template]!(manner) }];
  }),
);
