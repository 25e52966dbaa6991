/** The filter sheet, loaded when a phone first opens it. */
export { FilterSheet as default } from '@larder/ui/filter-sheet';
