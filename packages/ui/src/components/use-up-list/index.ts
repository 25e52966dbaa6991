export { UseUpList, type UseUpListProps } from './use-up-list.tsx';
export type { UseUpItem, UseUpListLabels } from './use-up-words.ts';
