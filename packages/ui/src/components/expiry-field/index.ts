export { ExpiryField, type ExpiryFieldProps } from './expiry-field.tsx';
export type { ExpiryFieldLabels } from './expiry-words.ts';
