import type { Day, FilterFlag } from '@larder/domain';
import type { Preferences } from '@larder/domain/model';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Cook } from '../platform/access/caller.ts';
import type { Shelf } from '../recipes/catalogue/shelf.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';

/** What dishes are found with. */
export interface DishFinding {
  readonly db: NodePgDatabase;
  readonly snapshot: CatalogueSnapshot;
  readonly shelf: Shelf;
  readonly recipes: Pick<RecipeService, 'searchByPantry'>;
  readonly cook: Cook;
  /** Of this week: with what is left out of it. */
  readonly preferences: Preferences;
  /** The filters of the whole week. */
  readonly flags: readonly FilterFlag[];
  readonly startsOn: Day;
  /** The recipes that are in the week already, because they are cooked or kept. */
  readonly staying: ReadonlySet<number>;
}

/** A recipe that is proposed for a dish. */
export type Proposed = Pick<
  Awaited<ReturnType<RecipeService['searchByPantry']>>['recipes'][number],
  'id' | 'title' | 'english_title'
>;
