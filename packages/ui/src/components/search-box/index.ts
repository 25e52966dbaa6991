export { SearchBox, type SearchBoxLabels, type SearchBoxProps } from './search-box.tsx';
