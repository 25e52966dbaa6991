export { CookMode, type CookModeProps } from './cook-mode.tsx';
export type { CookModeLabels } from './cook-mode-words.ts';
export type { CookStep } from './cook-step.ts';
export type { CookTime } from './step-text.tsx';
