export { FilterGroups, type FilterGroupsProps } from '../../internal/filters/filter-groups.tsx';
export type { FilterNames } from '../../internal/filters/filter-names.ts';
export { NO_FILTERS, type AvoidedAllergens, type FilterValue } from '../../internal/filters/filter-value.ts';
export { FilterPanel, type FilterPanelLabels, type FilterPanelProps } from './filter-panel.tsx';
