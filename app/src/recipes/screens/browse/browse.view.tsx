import {
  COUNTRIES,
  activeLimits,
  canonicalFilters,
  canonicalLimits,
  countFilters,
  NO_FILTERS,
} from '@larder/domain';
import { ActiveFilters } from '@larder/ui/active-filters';
import { Button } from '@larder/ui/button';
import { EmptyState } from '@larder/ui/empty-state';
import { ErrorState } from '@larder/ui/error-state';
import { FilterPanel, type FilterValue } from '@larder/ui/filter-panel';
import { PageHeader } from '@larder/ui/page-header';
import { Pagination } from '@larder/ui/pagination';
import { PantryHint } from '@larder/ui/pantry-hint';
import { RecipeGrid } from '@larder/ui/recipe-grid';
import { ResultsBar } from '@larder/ui/results-bar';
import { useRef, type ReactNode } from 'react';
import { plural, t } from '../../../platform/language/t.ts';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { useFocusKept } from '../../../platform/use-focus-kept.ts';
import { useAvoided } from '../../../preferences/allergies/avoided.ts';
import { OwnEntries } from '../../own/own-entries.tsx';
import type { RecipeSummary } from '../../recipes.query.ts';
import type { RecipeSearch } from '../../search/recipe-search.ts';
import { avoidanceOf, chosenAvoid, shownAvoid } from './avoidance.ts';
import { BrowseCards } from './browse-cards.tsx';
import type { BrowseState } from './browse-state.ts';
import styles from './browse.module.css';
import { PhoneFilters } from './phone-filters.tsx';
import { TypedSearch } from './typed-search.tsx';

export interface BrowseViewProps {
  state: BrowseState;
  search: RecipeSearch;
  /** Called with a new search: other text, filters or page. */
  onSearchChange: (search: RecipeSearch) => void;
  hasPantry: boolean;
  /** The number of ingredients in the pantry, if known. */
  pantryCount?: number | undefined;
  /** What to use up, shown above the recipes when nothing is searched for; null for nothing. */
  useUp?: ReactNode;
  /** Draws and lays out all cards at once, including those far below the screen. */
  laysOutAll?: boolean | undefined;
  /** Renders a recipe's favorite button and menus. A new function redraws every card. */
  renderControls: (recipe: RecipeSummary) => ReactNode;
  refresh: 'hidden' | 'ready' | 'running';
  onRefresh: () => void;
  onRetry: () => void;
}

/** A recipe that is deleted takes focus with it. */
const FOCUS = {
  targets: '[data-slot="recipe-card-title"] a',
  otherwise: '[data-slot="results-bar"]',
};

/** The line below the title. `count` is the number of ingredients in the pantry, if known. */
export function leadText(hasPantry: boolean, count: number | undefined, query: string): string {
  if (!hasPantry)
    return t('Recipes from {kitchens} kitchens, with something for tonight.', { kitchens: COUNTRIES.length });
  if (query) return t('What you asked for comes first, then the best matches for your pantry.');
  if (count === undefined) return t('The best matches for your pantry come first.');
  return plural(count, {
    one: 'Your pantry holds {count} ingredient. The best matches come first.',
    other: 'Your pantry holds {count} ingredients. The best matches come first.',
  });
}

/** Browse and search: the search box, the filters, and the matching recipes. */
export function BrowseView({
  state,
  search,
  onSearchChange,
  hasPantry,
  pantryCount,
  useUp,
  laysOutAll = false,
  renderControls,
  refresh,
  onRefresh,
  onRetry,
}: BrowseViewProps) {
  const results = useRef<HTMLDivElement>(null);
  const { query, page, filters, mine, avoid, hideAgain, ...asked } = search;
  const known = useAvoided();
  const ownAllergies = known.status === 'known' ? known.allergies : undefined;
  const avoided = ownAllergies ?? (known.status === 'failed' ? 'failed' : 'loading');
  // Without a pantry everything has to be bought.
  const limits = canonicalLimits(hasPantry ? asked : { ...asked, maxMissing: undefined });
  const filterCount = countFilters(filters) + activeLimits(limits).length + (avoid?.length ?? 0);
  const value: FilterValue = {
    flags: [...filters.flags],
    countries: [...filters.countries],
    ...limits,
    ...(avoid && { avoid: [...avoid] }),
  };
  const kept: RecipeSearch = { query, page: 1, filters, mine, avoid, hideAgain, ...limits };
  const setFilters = (next: FilterValue) =>
    onSearchChange({
      query,
      page: 1,
      mine,
      filters: canonicalFilters(next),
      ...chosenAvoid(next, search, ownAllergies),
      ...canonicalLimits(next),
    });
  const setShown = (shown: boolean) => onSearchChange({ ...kept, ...shownAvoid(shown, search) });
  const clear = () => onSearchChange({ query: '', page: 1, filters: NO_FILTERS });
  const isNarrowed = query !== '' || filterCount > 0 || mine === true;
  const total = state.status === 'ready' ? state.total : state.status === 'empty' ? 0 : undefined;
  const root = useRef<HTMLDivElement>(null);
  useFocusKept(root, total, FOCUS);

  return (
    <div ref={root} className={styles.root}>
      <PageHeader title={t('What’s for dinner?')} lead={leadText(hasPantry, pantryCount, search.query)} />
      <div className={styles.controls}>
        <TypedSearch
          query={query}
          onSearch={(text) => onSearchChange({ ...kept, query: text })}
          trailing={
            <PhoneFilters
              className={styles.onPhone}
              count={filterCount}
              value={value}
              avoided={avoided}
              onValueChange={setFilters}
              withMissing={hasPantry}
            />
          }
        />
        <div className={styles.row}>
          <FilterPanel
            className={styles.onDesktop}
            value={value}
            avoided={avoided}
            onValueChange={setFilters}
            withMissing={hasPantry}
          />
          <OwnEntries
            mine={mine === true}
            onMineChange={(next) => onSearchChange({ ...kept, mine: next ? true : undefined })}
          />
        </div>
        {/* When empty it takes up no space, and keeps focus after the last one was removed. */}
        <ActiveFilters className={styles.active} value={value} onValueChange={setFilters} />
      </div>
      {state.status !== 'error' && (
        <ResultsBar
          ref={results}
          className={styles.results}
          page={page}
          total={total}
          avoidance={avoidanceOf(state, search, ownAllergies, setShown)}
          pending={refresh === 'running'}
          onRefresh={hasPantry && refresh !== 'hidden' ? onRefresh : undefined}
        />
      )}
      {state.status === 'error' && (
        <ErrorState
          title={t('Failed to load recipes')}
          text={t('The recipes could not be loaded. Your search is still here.')}
          action={<Button onClick={onRetry}>{t('Try Again')}</Button>}
        />
      )}
      {state.status === 'empty' && (
        <EmptyState
          {...(mine && query === '' && filterCount === 0
            ? {
                title: t('No recipes of your own yet'),
                text: t('Write one down, or bring in what you have.'),
              }
            : { title: t('No recipes found'), text: t('Try adjusting your search terms or filters') })}
          action={
            isNarrowed && (
              <Button variant="secondary" onClick={clear}>
                {mine && query === '' && filterCount === 0
                  ? t('Show all recipes')
                  : t('Clear search and filters')}
              </Button>
            )
          }
        />
      )}
      {!hasPantry && state.status === 'ready' && (
        <PantryHint action={renderLink({ href: '/dashboard/pantry', children: t('Go to the pantry') })} />
      )}
      {state.status === 'ready' && !isNarrowed && page === 1 && useUp}
      {state.status === 'loading' && <RecipeGrid label={t('Recipes')} loading skeletonCount={9} />}
      {state.status === 'ready' && (
        <>
          <BrowseCards
            recipes={state.recipes}
            pending={state.pending}
            laysOutAll={laysOutAll}
            showMatch={hasPantry}
            renderControls={renderControls}
          />
          <Pagination
            page={page}
            total={state.total}
            pending={state.pending}
            onPageChange={(next) => {
              onSearchChange({ ...kept, page: next });
              // Scrolls to the page's first recipe and moves focus there.
              results.current?.focus({ preventScroll: true });
            }}
          />
        </>
      )}
    </div>
  );
}
