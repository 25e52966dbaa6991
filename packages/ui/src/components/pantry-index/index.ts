export {
  PantryIndex,
  type PantryIndexItem,
  type PantryIndexLabels,
  type PantryIndexProps,
} from './pantry-index.tsx';
