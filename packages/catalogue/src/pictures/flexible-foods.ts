import { around, scatter, type LayerSpec, type PictureSpec, type ToppingSpec } from '@larder/plates';
import type { Manner } from '../flexible/foods/food.ts';

type Part = LayerSpec | ToppingSpec;

/** Small dice among grains. */
export const dice = (count: number): Part[] => [
  { kind: 'dice', tone: '#ee8127', size: 14, place: scatter(count, { to: 0.82, gap: 1.8 }) },
  { kind: 'pea', size: 12, place: scatter(count, { to: 0.82, gap: 2 }) },
  { kind: 'dice', tone: '#c8402a', size: 13, place: scatter(Math.ceil(count * 0.7), { to: 0.8, gap: 2 }) },
];

/** A dish's protein, in pieces of this size. */
export function proteinPieces(manner: Manner, size: number, count: number): Part[] {
  const over = scatter(count, { to: 0.74, gap: 1.3 });
  const parts: Readonly<Record<Manner, Part[]>> = {
    meat: [{ kind: 'seared', size, place: over }],
    mince: [
      {
        kind: 'seared',
        tones: ['#8a5230', '#a3683c', '#744022'],
        size: size * 0.55,
        place: scatter(count * 3, { to: 0.76, gap: 0.9 }),
      },
    ],
    fatty: [
      { kind: 'lardon', size: size * 0.8, place: scatter(Math.ceil(count * 1.5), { to: 0.78, gap: 1.2 }) },
    ],
    sea: [{ kind: 'seared', sear: 'pale', tones: ['#f6d9c0', '#f3cdb0', '#fae6d4'], size, place: over }],
    firm: [{ kind: 'cube', browned: true, size: size * 0.85, place: over }],
    pulse: [{ kind: 'chickpea', size: size * 0.5, place: scatter(count * 3, { to: 0.8, gap: 1.1 }) }],
    egg: [
      {
        kind: 'boiled-egg',
        size: size * 1.3,
        place: around(Math.max(3, Math.ceil(count / 4)), 0.46, { first: 20 }),
      },
    ],
    last: [
      {
        kind: 'crumble',
        tone: '#f8f0da',
        size: size * 0.5,
        place: scatter(count * 2, { to: 0.76, gap: 1.2 }),
      },
    ],
  };
  return parts[manner];
}

/** The grounds of flexible dinners: none of them a country's own. */
const GROUNDS: Readonly<Record<Manner, PictureSpec['ground']>> = {
  meat: { pattern: 'linen', motif: 'plain', base: '#4f7a72', print: '#3a5f58' },
  mince: { pattern: 'wood', motif: 'boards', base: '#8a5a3c', print: '#6a4028' },
  fatty: { pattern: 'stone', motif: 'flags', base: '#c9b79a', print: '#a8926f' },
  sea: { pattern: 'linen', motif: 'double', base: '#5f8fae', print: '#44708c' },
  firm: { pattern: 'stone', motif: 'terrazzo', base: '#d9c6a8', print: '#a3785a' },
  pulse: { pattern: 'linen', motif: 'hem', base: '#c98a3c', print: '#a36a24' },
  egg: { pattern: 'wood', motif: 'planks', base: '#6f5a4a', print: '#4f3e32' },
  last: { pattern: 'linen', motif: 'hem', base: '#7a4f6a', print: '#5c3850' },
};

/** The cloth below a dish. */
export const groundOf = (manner: Manner): PictureSpec['ground'] => GROUNDS[manner];

/** What is in a taco: everything in it is small. */
export function taco(manner: Manner): ToppingSpec[] {
  const place = scatter(18, { to: 0.62, gap: 0.8 });
  if (manner === 'pulse') return [{ kind: 'bean', tone: '#3a1a20', size: 9, place }];
  if (manner === 'firm') return [{ kind: 'cube', browned: true, size: 13, place }];
  if (manner === 'mince') {
    const tones = ['#8a5230', '#a3683c', '#744022'] as const;
    return [{ kind: 'seared', tones, size: 11, place }];
  }
  return [{ kind: 'seared', size: 13, place, ...(manner === 'sea' && { sear: 'pale' }) }];
}
