import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { noteMatchesRefreshedAtom, pantryChangedAtom } from '../../atoms/pantry-changed.ts';
import { pantryItems, usePantryPresence } from '../../queries/pantry.ts';
import { recipeSearch, type RecipeSummary } from '../../queries/recipes.ts';
import { readRecipeSearch, writeRecipeSearch } from '../../search/recipe-search.ts';
import { useDocumentTitle } from '../../use-document-title.ts';
import { BrowseView, type BrowseState } from './browse.view.tsx';

/** The browse screen on the real server: the address holds the search. */
export default function BrowseScreen() {
  useDocumentTitle('Recipes');
  const [params, setParams] = useSearchParams();
  const search = readRecipeSearch(params);
  const { hasPantry, isKnown } = usePantryPresence();
  const recipes = useQuery(recipeSearch(search, hasPantry));
  const queryClient = useQueryClient();
  const pantryChanged = useAtomValue(pantryChangedAtom);
  const noteRefreshed = useSetAtom(noteMatchesRefreshedAtom);
  const [isRefreshing, setRefreshing] = useState(false);

  const refreshMatches = async () => {
    setRefreshing(true);
    await queryClient.invalidateQueries({ queryKey: ['recipes'], refetchType: 'active' });
    setRefreshing(false);
    noteRefreshed();
  };

  return (
    <BrowseView
      state={isKnown ? browseState(recipes) : { status: 'loading' }}
      search={search}
      onSearchChange={(next) => {
        setParams(writeRecipeSearch(next));
        if (next.page !== search.page) window.scrollTo({ top: 0 });
      }}
      hasPantry={hasPantry}
      pantryCount={queryClient.getQueryData(pantryItems().queryKey)?.length}
      refresh={isRefreshing ? 'running' : pantryChanged ? 'ready' : 'hidden'}
      onRefresh={() => void refreshMatches()}
      onRetry={() => window.location.reload()}
    />
  );
}

function browseState(answer: {
  data: { recipes: RecipeSummary[]; total: number } | undefined;
  isError: boolean;
  isPlaceholderData: boolean;
}): BrowseState {
  if (answer.isError) return { status: 'error' };
  if (!answer.data) return { status: 'loading' };
  const { recipes, total } = answer.data;
  if (recipes.length === 0) return { status: 'empty' };
  return { status: 'ready', recipes, total, pending: answer.isPlaceholderData };
}
