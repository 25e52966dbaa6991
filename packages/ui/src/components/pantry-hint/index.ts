export { PantryHint, type PantryHintProps } from './pantry-hint.tsx';
