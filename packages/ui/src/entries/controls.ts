/** Controls for any product: an exact date, several of a long list, a few words about a button. */
export * from '../components/date-field/index.ts';
export * from '../components/multi-combobox/index.ts';
export * from '../components/tooltip/index.ts';
