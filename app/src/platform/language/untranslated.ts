/** Words in the code that stand for themselves in every language, or are never shown. */
export const UNTRANSLATED: readonly string[] = [
  '"Larder" is',
  '"User" is',
  '"Idempotency-Key" is',
  '"Content-Type" is',
  '"Time-Zone" is',
  '`Bearer ',
  // Names of the catalogue.
  'pantry/foods/staple-names.ts:',
  '· Larder` is',
  // A media query.
  '"not all" is',
];
