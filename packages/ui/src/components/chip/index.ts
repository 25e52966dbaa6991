export { RemovableChip, type RemovableChipProps } from './removable-chip.tsx';
export { ToggleChip, type ToggleChipProps } from './toggle-chip.tsx';
