export { PantryIndex, type PantryIndexLabels, type PantryIndexProps } from './pantry-index.tsx';
export type { PantryIndexItem } from './pantry-index-item.ts';
