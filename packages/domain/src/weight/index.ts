/** Weights of ingredients. Every rule is given the amount usually bought, which is data. */
export * from './grams-of.ts';
export * from './kitchen-measure.ts';
export * from './pack-of.ts';
export * from './packs-over-days.ts';
export * from './shop-pack.ts';
export * from './sold-in.ts';
export * from './stock-of-amount.ts';
