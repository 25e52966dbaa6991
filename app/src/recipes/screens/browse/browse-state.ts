import { type Allergen } from '@larder/domain';
import type { RecipeSummary } from '../../recipes.query.ts';

/** The screen's state: loading, failed, empty or a page of recipes. */
export type BrowseState =
  | { status: 'loading' }
  | { status: 'error' }
  | ({ status: 'empty' } & LeftOut)
  | ({ status: 'ready'; recipes: readonly RecipeSummary[]; total: number; pending: boolean } & LeftOut);

/** How many recipes the search hid, and for which allergens. */
interface LeftOut {
  avoided?: readonly Allergen[] | undefined;
  hidden?: number | undefined;
}
