export { ExpiryList, type ExpiryListItem, type ExpiryListProps } from './expiry-list.tsx';
export type { ExpiryListLabels } from './expiry-list-words.ts';
