export { applyTheme, type Theme } from './apply-theme.ts';
export { ThemeChoice, type ThemeChoiceProps } from './theme-choice.tsx';
