export { CookMode, type CookModeProps } from './cook-mode.tsx';
export type { CookModeLabels } from './cook-mode-words.ts';
export type { CookStep } from './step-page.tsx';
export type { CookTime } from './step-text.tsx';
