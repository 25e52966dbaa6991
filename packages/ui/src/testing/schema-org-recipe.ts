import { fromSchemaOrg, type SchemaOrgRecipe } from '../schema-org/index.ts';

/** A recipe as sites publish it. */
export const recipe = (more: object = {}) => ({ '@type': 'Recipe', name: 'Dal Tadka', ...more });

/** What is read of it. */
export function read(more: object = {}): SchemaOrgRecipe {
  const found = fromSchemaOrg(recipe(more));
  if (!found) throw new Error('not found');
  return found;
}
