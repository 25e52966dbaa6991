import { loadData } from './load-data.ts';
import type { CatalogueData } from './read-data.ts';

/** What the data files say. In what Vite builds, where there are no files, `data-plugin.mjs` puts it here as JSON. */
export const DATA: CatalogueData = loadData();
