export { drawPlate } from './draw.ts';
export { lookOfDish, type PlateDish } from './look.ts';
