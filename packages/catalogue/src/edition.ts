/**
 * Orders versions of the catalogue: `npm run generate` increments it when the content has changed. Never edited
 * by hand.
 */
export const EDITION = { number: 53, content: '6865eef64b9235da' };
