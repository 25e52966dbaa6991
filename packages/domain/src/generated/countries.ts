/**
 * The countries of `packages/catalogue/data/countries.yaml`, in the order in which every screen lists them. Made by
 * `npm run generate`, never edited by hand.
 */
export const COUNTRIES = [
  { code: 'india', label: 'India', cuisine: 'Indian', iso: 'in' },
  { code: 'mexico', label: 'Mexico', cuisine: 'Mexican', iso: 'mx' },
  { code: 'italy', label: 'Italy', cuisine: 'Italian', iso: 'it' },
  { code: 'spain', label: 'Spain', cuisine: 'Spanish', iso: 'es' },
  { code: 'korea', label: 'Korea', cuisine: 'Korean', iso: 'kr' },
  { code: 'belgium', label: 'Belgium', cuisine: 'Belgian', iso: 'be' },
] as const;
