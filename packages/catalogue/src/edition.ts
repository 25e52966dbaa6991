/**
 * Orders versions of the catalogue: `npm run generate` increments it when the content has changed. Never edited
 * by hand.
 */
export const EDITION = { number: 69, content: '58a5c6517c874fc5' };
