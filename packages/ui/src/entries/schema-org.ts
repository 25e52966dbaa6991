/** Recipes of other sites: their JSON-LD as props of this library's components. */
export * from '../schema-org/index.ts';
