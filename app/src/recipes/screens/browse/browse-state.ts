import { type Allergen } from '@larder/domain';
import type { RecipeSummary } from '../../recipes.query.ts';

/** What there is to show: nothing yet, a failure, no recipe, or a page of them. */
export type BrowseState =
  | { status: 'loading' }
  | { status: 'error' }
  | ({ status: 'empty' } & LeftOut)
  | ({ status: 'ready'; recipes: readonly RecipeSummary[]; total: number; pending: boolean } & LeftOut);

/** How many recipes the search left out, and for which allergies. */
interface LeftOut {
  avoided?: readonly Allergen[] | undefined;
  hidden?: number | undefined;
}
