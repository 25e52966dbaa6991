export {
  PreferenceChips,
  type PreferenceChipsLabels,
  type PreferenceChipsProps,
} from './preference-chips.tsx';
