export { ResultsBar, type ResultsBarLabels, type ResultsBarProps } from './results-bar.tsx';
