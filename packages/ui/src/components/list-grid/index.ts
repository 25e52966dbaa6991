export { ListGrid, type ListGridProps } from './list-grid.tsx';
export { ListSection, type ListSectionProps } from './list-section.tsx';
