export { shownAmount, type ExactAmount, type Showing } from './convert.ts';
export { toCentimetres, toInches } from './length.ts';
export { type KitchenAmount, type KitchenMeasure, type SaidPart } from './measure.ts';
export { rangeOf, sayKitchenAmount, sayShownAmount, type SayKitchenOptions } from './say.ts';
export { sayShopAmount } from './shop-amount.ts';
export { toCelsius, toFahrenheit } from './temperature.ts';
export { valueOf } from './value-of.ts';
