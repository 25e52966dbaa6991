import { type PictureSpec, scatter, spots } from '@larder/plates';
import { citrus, smallBowl, WHITE } from '../small-dishes.ts';

/** The tables of Lebanese dinners from one pot. */
export const LEBANON_WEEKNIGHTS = {
  'burghul-bi-banadoura': {
    ground: { pattern: 'azulejo', motif: 'star', base: '#7fa890', print: '#4f8468' },
    vessel: { kind: 'pot', x: 376, y: 300, radius: 250, tone: '#c9562f', well: '#8f3a1c' },
    layers: [
      { kind: 'mince', tones: ['#d9804a', '#c96a34', '#e59a62', '#b8582a'], size: 1, grain: 0.86 },
      { kind: 'chickpea', size: 23, place: scatter(36, { to: 0.86, gap: 1.2 }) },
      { kind: 'dice', tone: '#c9341e', size: 20, place: scatter(22, { to: 0.86, gap: 1.4 }) },
      {
        kind: 'onion-ring',
        half: true,
        tone: '#f0c07a',
        size: 26,
        place: scatter(12, { to: 0.8, gap: 1.6 }),
      },
    ],
    toppings: [{ kind: 'sprig', size: 38, place: spots([-0.08, -0.06, 20], [0.12, 0.1, 150]) }],
    sides: [
      smallBowl(704, 488, 100, WHITE, [
        { kind: 'dice', tone: '#b9d98a', size: 34, place: scatter(26, { to: 0.76, gap: 0.8 }) },
        { kind: 'leaf', tone: '#3f8a3c', size: 30, place: scatter(9, { to: 0.7, gap: 1.2 }) },
      ]),
      citrus('lemon', 716, 96, 50),
      { kind: 'tomato', x: 84, y: 520, size: 0.84 },
    ],
  },
} as const satisfies Record<string, PictureSpec>;
