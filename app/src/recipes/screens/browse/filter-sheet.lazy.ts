/** The filter sheet with its dialog, loaded when a phone first opens it. */
export { FilterSheet as default } from '@larder/ui/filter-sheet';
