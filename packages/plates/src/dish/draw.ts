import type { Close } from '../close.ts';
import { drawPicture, type PictureSpec } from '../picture.ts';
import { PLATE_FOODS } from './foods.ts';
import { partsOfPlate } from './look.ts';
import { GROUNDS, TABLES } from './tables.ts';

/** What may differ between two pictures of one look. */
export interface PlateChoices {
  /** Scatters the food in another way. */
  readonly seed?: string | undefined;
  readonly ground?: PictureSpec['ground'] | undefined;
  readonly vessel?: PictureSpec['vessel'] | undefined;
  readonly sides?: PictureSpec['sides'] | undefined;
  readonly close?: Close | undefined;
}

/**
 * Draws a look as an SVG, 800 by 600: the same look and choices always give the same picture. Null if it is none.
 */
export function drawPlate(look: string, choices: PlateChoices = {}): string | null {
  const parts = partsOfPlate(look);
  if (!parts) return null;
  const { kind, foods } = parts;
  const { toppings = [], ...table } = TABLES[kind](foods);
  // What is in a glass is blended.
  const served = kind === 'drink' ? [] : foods;
  const seen = served.flatMap((food) => PLATE_FOODS.find(({ name }) => name === food)?.parts ?? []);
  // Nothing else is on a tray or a plain plate: it is twice as full.
  const food = kind === 'tray' || kind === 'plate' ? [...seen, ...seen] : seen;
  const {
    seed = look,
    ground = GROUNDS[kind],
    vessel = table.vessel,
    sides = table.sides ?? [],
    close,
  } = choices;
  const spec: PictureSpec = { ...table, ground, vessel, sides, toppings: [...toppings, ...food] };
  return drawPicture(close ? { ...spec, close } : spec, seed, 'plate');
}
