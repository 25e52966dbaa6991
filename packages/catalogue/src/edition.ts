/**
 * Orders versions of the catalogue: `npm run generate` increments it when the content has changed. Never edited
 * by hand.
 */
export const EDITION = { number: 11, content: '460207a2b6bbf560' };
