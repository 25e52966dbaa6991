export type { Hex } from './core/colour.ts';
export { drawFallback } from './fallback.ts';
export { type DishSpec, drawDishAlone, drawPicture, type PictureSpec, type SideSpec } from './picture.ts';
export { around, type Place, scatter, spots } from './toppings/arrange.ts';
export type { ToppingSpec } from './toppings/topping.ts';
export type { LayerSpec } from './layers/layer.ts';
