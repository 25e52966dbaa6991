export { nameKey, wordKey } from './key.ts';
export type { NamedThing } from './lookup.ts';
export { NameReader, type NameReading } from './reader.ts';
