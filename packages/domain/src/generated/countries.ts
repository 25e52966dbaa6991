/**
 * The countries of `packages/catalogue/data/countries.yaml`, in the order in which every screen lists them. Made by
 * `npm run generate`, never edited by hand.
 */
export const COUNTRIES = [
  { code: 'india', label: 'India', cuisine: 'Indian', iso: 'in', countsAs: [] },
  { code: 'mexico', label: 'Mexico', cuisine: 'Mexican', iso: 'mx', countsAs: [] },
  { code: 'italy', label: 'Italy', cuisine: 'Italian', iso: 'it', countsAs: ['mediterranean'] },
  { code: 'spain', label: 'Spain', cuisine: 'Spanish', iso: 'es', countsAs: ['mediterranean'] },
  { code: 'korea', label: 'Korea', cuisine: 'Korean', iso: 'kr', countsAs: [] },
  { code: 'belgium', label: 'Belgium', cuisine: 'Belgian', iso: 'be', countsAs: [] },
  { code: 'thailand', label: 'Thailand', cuisine: 'Thai', iso: 'th', countsAs: [] },
  { code: 'japan', label: 'Japan', cuisine: 'Japanese', iso: 'jp', countsAs: [] },
  { code: 'china', label: 'China', cuisine: 'Chinese', iso: 'cn', countsAs: [] },
  { code: 'france', label: 'France', cuisine: 'French', iso: 'fr', countsAs: [] },
  { code: 'lebanon', label: 'Lebanon', cuisine: 'Lebanese', iso: 'lb', countsAs: ['middle_eastern'] },
  { code: 'greece', label: 'Greece', cuisine: 'Greek', iso: 'gr', countsAs: ['mediterranean'] },
  { code: 'usa', label: 'United States', cuisine: 'American', iso: 'us', countsAs: [] },
] as const;
