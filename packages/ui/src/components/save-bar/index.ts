export { SaveBar, type SaveBarLabels, type SaveBarProps } from './save-bar.tsx';
