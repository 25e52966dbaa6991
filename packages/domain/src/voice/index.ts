export { FALLBACK_NAMES, namesWithoutServer } from './fallback.ts';
export { SPOKEN_NAMES, SpokenReader } from './spoken-reader.ts';
export type { SpokenName } from './spoken-name.ts';
export type { SpokenWorld } from './vocabulary.ts';
