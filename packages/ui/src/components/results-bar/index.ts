export {
  ResultsBar,
  type ResultsAvoidance,
  type ResultsBarLabels,
  type ResultsBarProps,
} from './results-bar.tsx';
