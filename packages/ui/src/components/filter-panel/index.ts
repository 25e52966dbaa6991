export {
  FilterGroups,
  type FilterGroupsProps,
  type FilterNames,
} from '../../internal/filters/filter-groups.tsx';
export { NO_FILTERS, type FilterValue } from '../../internal/filters/filter-value.ts';
export { FilterPanel, type FilterPanelLabels, type FilterPanelProps } from './filter-panel.tsx';
