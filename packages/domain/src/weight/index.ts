/** What amounts of an ingredient weigh. Each rule is told how much of it usually comes home, which is data. */
export * from './grams-of.ts';
export * from './pack-of.ts';
export * from './sold-in.ts';
export * from './stock-of-amount.ts';
