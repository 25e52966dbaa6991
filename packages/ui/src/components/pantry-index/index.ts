export { PantryIndex, type PantryIndexProps } from './pantry-index.tsx';
export { PantryIndexEntry, type PantryIndexEntryProps } from './pantry-index-entry.tsx';
export type { PantryIndexItem } from './pantry-index-item.ts';
export { PantryIndexSection, type PantryIndexSectionProps } from './pantry-index-section.tsx';
export type { PantryIndexLabels } from './pantry-index-words.ts';
