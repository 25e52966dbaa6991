import { INGREDIENT_INDEX } from '@larder/catalogue';
import { notFound } from '../platform/http/problem.ts';

/** 404 for an ingredient that the catalogue does not have. */
export function expectCatalogued(ids: readonly number[]): void {
  if (ids.some((id) => !INGREDIENT_INDEX.get(id))) throw notFound('ingredient');
}
