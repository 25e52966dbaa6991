/** The ids of the templates in index.html. */
export const TEMPLATES = {
  frame: 'frame',
  browse: 'browse',
  leadWithPantry: 'lead-with-pantry',
  notFound: 'not-found',
  places: 'places',
  failed: 'failed',
} as const;
