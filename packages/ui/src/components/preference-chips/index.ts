export { PreferenceChips, type PreferenceChipsProps } from './preference-chips.tsx';
export type { PreferenceChipsLabels } from './preference-chips-words.ts';
