import { LIMITS } from '@larder/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useBatchMembership } from '../../../lists/membership/membership.query.ts';
import { RecipeControls } from '../../../lists/membership/recipe-controls.tsx';
import { noteMatchesRefreshedAtom, pantryChangedAtom } from '../../../pantry/pantry-changed.atom.ts';
import { knownPantryItems, usePantryPresence } from '../../../pantry/pantry.query.ts';
import { stillGood, useUpSoon } from '../../../pantry/use-up.query.ts';
import { t } from '../../../platform/language/t.ts';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { useDocumentTitle } from '../../../platform/navigation/use-document-title.ts';
import { OwnMenu } from '../../own/own-menu.tsx';
import { noteBrowseFiltersAtom } from '../../browse-filters.atom.ts';
import { recipeSearch, type RecipeSummary, type SearchAnswer } from '../../recipes.query.ts';
import { readRecipeSearch, writeRecipeSearch } from '../../search/recipe-search.ts';
import type { BrowseState } from './browse-state.ts';
import { BrowseView } from './browse.view.tsx';
import { useLaysOutAll } from './use-lays-out-all.ts';

/** The browse screen, connected to the server. The search is in the URL. */
export default function BrowseScreen() {
  useDocumentTitle(t('Recipes'));
  const [params, setParams] = useSearchParams();
  const search = readRecipeSearch(params);
  const noteFilters = useSetAtom(noteBrowseFiltersAtom);
  // The atom compares filters by value, so re-rendering does not update it.
  useEffect(() => noteFilters(search.filters), [noteFilters, search.filters]);
  const { hasPantry, isKnown } = usePantryPresence();
  // A guess would send the wrong search first.
  const recipes = useQuery({ ...recipeSearch(search, hasPantry), enabled: isKnown });
  useBatchMembership(recipes.data?.recipes);
  const news = useQuery(useUpSoon(hasPantry && isKnown));
  const isPatient = useIsPatient();
  const laysOutAll = useLaysOutAll(recipes.data !== undefined);
  const queryClient = useQueryClient();
  const pantryChanged = useAtomValue(pantryChangedAtom);
  const noteRefreshed = useSetAtom(noteMatchesRefreshedAtom);
  const [refreshing, setRefreshing] = useState<'idle' | 'running' | 'failed'>('idle');

  const refreshMatches = async () => {
    setRefreshing('running');
    // Other pages are refetched when they are opened.
    queryClient.removeQueries({ queryKey: ['recipes'], type: 'inactive' });
    const isDone = await queryClient
      .invalidateQueries({ queryKey: ['recipes'], refetchType: 'active' }, { throwOnError: true })
      .then(
        () => true,
        () => false,
      );
    setRefreshing(isDone ? 'idle' : 'failed');
    noteRefreshed();
  };

  const lastPage = recipes.isPlaceholderData ? undefined : pageCount(recipes.data?.total);
  if (lastPage && search.page > lastPage) {
    return <Navigate to={{ search: String(writeRecipeSearch({ ...search, page: lastPage })) }} replace />;
  }

  return (
    <BrowseView
      // Content above the recipes appears together with them if it loads soon; otherwise they would shift.
      state={
        news.isLoading && isPatient ? { status: 'loading' } : browseState(recipes, refreshing === 'failed')
      }
      search={search}
      onSearchChange={(next) => {
        const address = writeRecipeSearch(next);
        setParams(address, { replace: String(address) === String(writeRecipeSearch(search)) });
        if (next.page !== search.page) window.scrollTo({ top: 0 });
      }}
      hasPantry={hasPantry}
      pantryCount={knownPantryItems(queryClient)?.length}
      useUp={
        news.data?.List && (
          <news.data.List layout="strip" items={stillGood(news.data.batches)} renderLink={renderLink} />
        )
      }
      laysOutAll={laysOutAll}
      renderControls={cardControls}
      refresh={refreshing === 'running' ? 'running' : pantryChanged ? 'ready' : 'hidden'}
      onRefresh={() => void refreshMatches()}
      onRetry={() => window.location.reload()}
    />
  );
}

/** Their lists are asked for all recipes at once. */
const cardControls = (recipe: RecipeSummary) => (
  <>
    <OwnMenu recipe={recipe} variant="disc" />
    <RecipeControls recipe={recipe} variant="disc" asksAlone={false} />
  </>
);

/** How long the recipes wait for the content above them, in milliseconds. */
const PATIENCE = 1000;

/** Whether the screen was mounted that recently. */
function useIsPatient(): boolean {
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isPatient;
}

/** The number of pages; one if nothing is found. */
function pageCount(total: number | undefined): number | undefined {
  return total === undefined ? undefined : Math.max(1, Math.ceil(total / LIMITS.pageSize.default));
}

/** Results stay if a background refetch fails, but not if a refresh was requested. */
function browseState(
  answer: {
    data: SearchAnswer | undefined;
    isError: boolean;
    isPlaceholderData: boolean;
  },
  hasRefreshFailed: boolean,
): BrowseState {
  if (answer.isError && (hasRefreshFailed || !answer.data)) return { status: 'error' };
  if (!answer.data) return { status: 'loading' };
  const { recipes, total, avoided, hidden } = answer.data;
  if (recipes.length === 0) return { status: 'empty', avoided, hidden };
  return { status: 'ready', recipes, total, avoided, hidden, pending: answer.isPlaceholderData };
}
