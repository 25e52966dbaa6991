import { type Close, isIn, viewOf } from './close.ts';
import { type Area, outline, reach } from './core/area.ts';
import { createPen, type Pen } from './core/pen.ts';
import { drawGround, type GroundSpec, HEIGHT, WIDTH } from './grounds/ground.ts';
import { drawLayer, isLayer, type LayerSpec } from './layers/layer.ts';
import { steam } from './layers/steam.ts';
import { drawThing, type ThingSpec } from './sides/side.ts';
import { drawTopping, type ToppingSpec } from './toppings/topping.ts';
import { drawVessel, drawWallShade, type VesselSpec } from './vessels/vessel.ts';

/** A vessel of food. */
export interface DishSpec {
  vessel: VesselSpec;
  /** The contents of the vessel, lowest first, clipped to its wall. */
  layers: readonly (LayerSpec | ToppingSpec)[];
  /** Toppings, which may overlap the rim. */
  toppings?: readonly (LayerSpec | ToppingSpec)[];
}

/** Something next to the dish: another small dish, an object, or loose pieces around a point. */
export type SideSpec =
  | ({ kind: 'dish' } & DishSpec)
  | { kind: 'loose'; x: number; y: number; radius: number; food: readonly ToppingSpec[] }
  | ThingSpec;

/** A table seen from above, as data. Coordinates are in a picture 800 wide and 600 high. */
export interface PictureSpec extends DishSpec {
  ground: GroundSpec;
  /** Drawn before the dish, so that it may overlap them. */
  under?: readonly SideSpec[];
  /** Drawn after the dish. */
  sides?: readonly SideSpec[];
  /** Steam rises off the dish. */
  steam?: boolean;
  /** A closer cut, that shows this corner of the table: the vessel fills the frame, which crops it. */
  close?: Close;
}

/** The well radius at which pieces have their normal size. */
const USUAL_REACH = 200;

function drawParts(parts: DishSpec['layers'], area: Area, pen: Pen): string {
  const scale = Math.min(1, Math.max(0.36, reach(area) / USUAL_REACH));
  return parts
    .map((part) => (isLayer(part) ? drawLayer(part, area, pen) : drawTopping(part, area, pen, scale)))
    .join('');
}

function drawDish(dish: DishSpec & { steam?: boolean }, pen: Pen): string {
  const vessel = drawVessel(dish.vessel, pen);
  const filling = `<g clip-path="${pen.clip(outline(vessel.area))}">${drawParts(dish.layers, vessel.area, pen)}</g>`;
  const contents = dish.vessel.kind === 'table' ? drawParts(dish.layers, vessel.area, pen) : filling;
  return (
    vessel.markup +
    contents +
    drawParts(dish.toppings ?? [], vessel.area, pen) +
    drawWallShade(dish.vessel, vessel, pen) +
    (dish.steam ? steam(vessel.area, pen) : '')
  );
}

function drawSide(side: SideSpec, pen: Pen): string {
  if (side.kind === 'dish') return drawDish(side, pen);
  if (side.kind !== 'loose') return drawThing(side, pen);
  const area: Area = { x: side.x, y: side.y, rx: side.radius, ry: side.radius, form: 'round' };
  return side.food.map((food) => drawTopping(food, area, pen)).join('');
}

function svg(content: string, pen: Pen, viewBox: string, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}"><defs>${pen.definitions()}</defs>${content}</svg>`;
}

/**
 * Draws a table as a standalone SVG, 800 by 600. The same spec and seed always give the same output. Every id
 * starts with `prefix`, so that a page can contain pictures with different prefixes.
 */
export function drawPicture(spec: PictureSpec, seed: string, prefix = seed): string {
  const pen = createPen(seed, prefix);
  const view = viewOf(spec.close);
  const around = (sides: readonly SideSpec[] = []) =>
    sides
      .filter((side) => isIn(view, side.kind === 'dish' ? side.vessel : side))
      .map((side) => drawSide(side, pen))
      .join('');
  const content =
    drawGround(spec.ground, pen) + around(spec.under) + drawDish(spec, pen) + around(spec.sides);
  return svg(content, pen, `${view.x} ${view.y} ${view.width} ${view.height}`, WIDTH, HEIGHT);
}

/** Draws a round dish without a background, cropped square to its vessel and shadow. */
export function drawDishAlone(
  dish: DishSpec & { vessel: { x: number; y: number; radius: number } },
  seed: string,
  prefix = seed,
): string {
  const pen = createPen(seed, prefix);
  const { x, y, radius } = dish.vessel;
  const half = radius * 1.36;
  return svg(drawDish(dish, pen), pen, `${x - half} ${y - half} ${half * 2} ${half * 2}`, 800, 800);
}
