/**
 * Orders versions of the catalogue: `npm run generate` increments it when the content has changed. Never edited
 * by hand.
 */
export const EDITION = { number: 26, content: '02acc3d8c0d4cfba' };
