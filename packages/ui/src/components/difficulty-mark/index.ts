export { DifficultyMark, type DifficultyMarkLabels, type DifficultyMarkProps } from './difficulty-mark.tsx';
