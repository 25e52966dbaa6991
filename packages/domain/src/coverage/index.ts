export * from './amounts.ts';
export * from './coverage.ts';
export * from './held.ts';
export * from './sold-as.ts';
export * from './take.ts';
