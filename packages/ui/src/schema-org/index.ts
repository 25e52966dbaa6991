export { fromSchemaOrg, type FromSchemaOrgOptions, type SchemaOrgRecipe } from './from-schema-org.ts';
export type { IngredientIdOf } from './ingredients.ts';
