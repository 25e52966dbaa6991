export { applyTheme, type Theme } from './apply-theme.ts';
export { ThemeChoice, type ThemeChoiceLabels, type ThemeChoiceProps } from './theme-choice.tsx';
