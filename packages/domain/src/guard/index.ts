export { claimed, contradictions, uncontradicted, type Claims, type Written } from './guard.ts';
export { leftToLabels } from './left-to-labels.ts';
