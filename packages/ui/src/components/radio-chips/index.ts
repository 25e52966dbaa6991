export type { ChoiceOption } from '../../internal/choice/choice-option.ts';
export { RadioChips, type RadioChipsLabels, type RadioChipsProps } from './radio-chips.tsx';
