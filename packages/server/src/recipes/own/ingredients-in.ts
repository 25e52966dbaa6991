import { IngredientIndex } from '@larder/domain/model';
import type { Connection } from '../../platform/database/connection.ts';
import { readCatalogueVersion, readIngredients } from '../catalogue/catalogue.store.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';

/** The ingredients in the database: this server may not have loaded a newer catalogue yet. */
export async function ingredientsIn(
  db: Connection,
  { version, names }: Pick<CatalogueSnapshot, 'version' | 'names'>,
): Promise<IngredientIndex> {
  return (await readCatalogueVersion(db)) === version
    ? names
    : new IngredientIndex(await readIngredients(db));
}
