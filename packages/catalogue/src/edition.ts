/**
 * Which content of the catalogue is the newer one: `npm run generate` counts up when the content has changed. Never edited
 * by hand.
 */
export const EDITION = { number: 1, content: '563f0443d49a86c3' };
