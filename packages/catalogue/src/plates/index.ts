export { drawPlate } from '@larder/plates/dish';
export { lookOfDish, type PlateDish } from './look.ts';
