/** The outline of the jar's glass in a 24 × 28 box. */
export const JAR_GLASS =
  'M7 7.5h10c.3 2.2 4 2.9 4 6.6v8.4a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4v-8.4c0-3.7 3.7-4.4 4-6.6Z';
