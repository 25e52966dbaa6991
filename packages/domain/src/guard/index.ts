export { claimed, contradictions, uncontradicted, type Claims, type Written } from './guard.ts';
