export { ActiveFilters, type ActiveFiltersLabels, type ActiveFiltersProps } from './active-filters.tsx';
