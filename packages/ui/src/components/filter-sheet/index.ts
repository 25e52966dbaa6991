export { FilterButton, type FilterButtonLabels, type FilterButtonProps } from './filter-button.tsx';
export { FilterSheet, type FilterSheetLabels, type FilterSheetProps } from './filter-sheet.tsx';
