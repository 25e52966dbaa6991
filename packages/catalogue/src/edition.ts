/**
 * Orders versions of the catalogue: `npm run generate` increments it when the content has changed. Never
 * edited by hand.
 */
export const EDITION = { number: 1, content: '563f0443d49a86c3' };
