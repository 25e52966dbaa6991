export { CookMode, type CookModeLabels, type CookModeProps, type CookStep } from './cook-mode.tsx';
export { type CookTime } from './step-text.tsx';
