/**
 * Orders versions of the catalogue: `npm run generate` increments it when the content has changed. Never edited
 * by hand.
 */
export const EDITION = { number: 51, content: '086081e1471d6bf2' };
