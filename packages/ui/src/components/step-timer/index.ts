export { StepTimer, type StepTimerLabels, type StepTimerProps } from './step-timer.tsx';
