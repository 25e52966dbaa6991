import { loadData } from './load-data.ts';
import type { CatalogueData } from './read-data.ts';

/**
 * The contents of the data files. In Vite builds, which have no files, `data-plugin.mjs` embeds them here as
 * JSON.
 */
export const DATA: CatalogueData = loadData();
