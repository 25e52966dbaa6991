import type { Close } from '../close.ts';
import { createRandom } from '../core/random.ts';
import { drawPlate } from './draw.ts';
import { kindByTitle, type PlateKind } from './kinds.ts';
import { lookOf } from './look.ts';
import { foodOfName, kindByNames } from './names.ts';
import { CLOTHS, TABLES } from './tables.ts';
import { canHold, NARROW, VESSELS, type VesselName } from './vessels.ts';

/** A dish in a cook's words, not in those of the kit. */
export interface TableOrder {
  /** Its name, which says how it comes to the table. */
  readonly dish?: string | undefined;
  /** How it comes to the table: overrides what its name or ingredients say. */
  readonly kind?: PlateKind | undefined;
  /** The most important first. A `food` is one of `PLATE_FOODS`. */
  readonly ingredients: readonly {
    readonly name: string;
    readonly food?: string | undefined;
    readonly aisle?: string | undefined;
  }[];
  /** Tells dishes with the same ingredients apart: scattered in another way, mostly on another cloth. */
  readonly seed?: string | undefined;
  readonly vessel?: VesselName | undefined;
  readonly close?: Close | undefined;
}

/** Draws a dish from its ingredients, as an SVG, 800 by 600. Null if nothing is known of how it looks. */
export function drawTable({
  dish = '',
  ingredients,
  seed,
  vessel,
  close,
  ...order
}: TableOrder): string | null {
  const kind = order.kind ?? kindByTitle(dish) ?? kindByNames(ingredients.map(({ name }) => name));
  const foods = ingredients.flatMap(({ name, food, aisle }) => food ?? foodOfName(name, aisle) ?? []);
  if (kind === 'plate' && foods.length === 0 && order.kind === undefined) return null;
  const own = vessel && canHold(vessel, kind) ? vessel : undefined;
  const choices = { vessel: own && VESSELS[own], sides: own && !NARROW.has(own) ? [] : undefined, close };
  const look = lookOf(kind, foods);
  if (seed === undefined) return drawPlate(look, choices);
  const isOnBoard = (choices.vessel ?? TABLES[kind]([]).vessel).kind === 'board';
  const [first, ...cloths] = CLOTHS.filter(({ pattern }) => !(isOnBoard && pattern === 'wood'));
  const ground = first && createRandom(`cloth ${seed}`).pick([first, ...cloths]);
  return drawPlate(look, { ...choices, ground, seed: `${look} ${seed}` });
}
