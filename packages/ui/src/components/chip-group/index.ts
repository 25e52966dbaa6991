export type { ChoiceOption } from '../../internal/choice/choice-option.ts';
export { ChipGroup, type ChipGroupProps } from './chip-group.tsx';
