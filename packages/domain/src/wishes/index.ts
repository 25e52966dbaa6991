export * from './free-evenings.ts';
export * from './pieces.ts';
export * from './read-wishes.ts';
