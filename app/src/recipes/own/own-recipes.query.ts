import { unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../platform/session/client.ts';

export type RecipeSource = components['schemas']['RecipeSource'];

/** A recipe as it can be edited. Always read again: it is the base of a change. */
export const recipeSource = (id: number) =>
  queryOptions<RecipeSource>({
    queryKey: ['recipes', 'source', id],
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    queryFn: ({ signal }) => unwrap(client.GET('/recipes/{id}/source', { params: { path: { id } }, signal })),
  });
