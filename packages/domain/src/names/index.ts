export { REPLACERS } from './brands.ts';
export { readAmount } from './amounts.ts';
export { withoutAccents } from './accents.ts';
export { editDistance } from './edit-distance.ts';
export { nameKey, wordKey } from './key.ts';
export type { NamedThing } from './named-thing.ts';
export { fold, INSIDE_WORD, NameBook, rankOfName, type BookEntry, type Suggestion } from './name-book.ts';
export { NameReader, type NameReading } from './reader.ts';
export { readTypedUnit, unitsBeginning, type TypedUnit } from './typed-unit.ts';
