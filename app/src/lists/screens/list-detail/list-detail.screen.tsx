import { LIMITS } from '@larder/domain';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { addedIngredientsAtom } from '../../../pantry/added-ingredients.atom.ts';
import { usePantryPresence } from '../../../pantry/pantry.query.ts';
import { useDocumentTitle } from '../../../platform/navigation/use-document-title.ts';
import { recipeDetails, type RecipeSummary } from '../../../recipes/recipes.query.ts';
import { readPage } from '../../../recipes/search/recipe-search.ts';
import { listName } from '../../membership/list-name.ts';
import { listRecipes, recipeList } from '../../membership/lists.query.ts';
import { useBatchMembership } from '../../membership/membership.query.ts';
import { ListDetailView, type ListDetailState, type ListedRecipe } from './list-detail.view.tsx';
import { ListRecipe } from './list-recipe.tsx';
import { asListed, knownDetails } from './listed-recipe.ts';

/** One list, connected to the server. The page number is in the URL. */
export default function ListDetailScreen() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const page = readPage(params.get('page'));
  const queryClient = useQueryClient();
  const { hasPantry, isKnown } = usePantryPresence();
  const list = useQuery(recipeList(id, queryClient));
  // A header that arrived on its own, later, would shift what loads below it.
  const [headAtOnce] = useState(list.data !== undefined);
  const recipes = useQuery(listRecipes(id, page));
  useDocumentTitle(list.data && listName(list.data));
  useBatchMembership(recipes.data?.recipes);

  const [expanded, setExpanded] = useState<{ id: number; page: number } | null>(null);
  const shown = useListed(recipes, hasPantry);
  // Only if this list changed.
  const onChanged = useCallback(
    () => void queryClient.refetchQueries({ queryKey: listRecipes(id, page).queryKey, stale: true }),
    [queryClient, id, page],
  );

  const total = recipes.isPlaceholderData ? undefined : recipes.data?.total;
  const lastPage = total === undefined ? page : Math.max(1, Math.ceil(total / LIMITS.pageSize.default));
  const goTo = (next: number) => ({ search: next > 1 ? `?page=${next}` : '' });
  if (page > lastPage) return <Navigate to={goTo(lastPage)} replace />;

  let state: ListDetailState = { status: 'loading', list: headAtOnce ? list.data : undefined };
  if ((list.isError && !list.data) || (recipes.isError && !recipes.data)) state = { status: 'error' };
  else if (list.data && recipes.data && isKnown) {
    state =
      recipes.data.total === 0
        ? { status: 'empty', list: list.data }
        : {
            status: 'ready',
            list: list.data,
            recipes: shown,
            total: recipes.data.total,
            firstNumber: recipes.data.firstNumber,
            pending: recipes.isPlaceholderData,
          };
  }

  return (
    <ListDetailView
      state={state}
      page={page}
      onPageChange={(next) => {
        setParams(goTo(next).search);
        window.scrollTo({ top: 0 });
      }}
      hasPantry={hasPantry}
      expandedId={expanded?.page === page ? expanded.id : null}
      onExpand={(recipeId) => setExpanded(recipeId === null ? null : { id: recipeId, page })}
      renderDetails={(recipe) =>
        list.data && (
          <ListRecipe recipe={recipe} list={list.data} hasPantry={hasPantry} onChanged={onChanged} />
        )
      }
      onRetry={() => {
        if (list.isError) void list.refetch();
        if (recipes.isError) void recipes.refetch();
      }}
    />
  );
}

/** The recipes with their current match. */
function useListed(
  { data, dataUpdatedAt }: { data: { recipes: readonly RecipeSummary[] } | undefined; dataUpdatedAt: number },
  hasPantry: boolean,
): ListedRecipe[] {
  const queryClient = useQueryClient();
  const added = useAtomValue(addedIngredientsAtom);
  const recipes = data?.recipes ?? [];
  // Each is fetched when expanded; this only observes.
  useQueries({
    queries: recipes.map(({ id }) => ({ ...recipeDetails(id, hasPantry), enabled: false })),
    combine: (details) => details.map((each) => each.data),
  });
  return recipes.map((recipe) =>
    asListed(recipe, knownDetails(queryClient, recipe.id, hasPantry, dataUpdatedAt), added),
  );
}
