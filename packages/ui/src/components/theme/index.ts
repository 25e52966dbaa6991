export { applyTheme, type Theme } from './apply-theme.ts';
export { ThemeScope, type ThemeScopeProps } from './theme-scope.tsx';
export { ThemeChoice, type ThemeChoiceLabels, type ThemeChoiceProps } from './theme-choice.tsx';
