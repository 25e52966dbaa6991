import { cardTitle, LIMITS } from '@larder/domain';
import { Button } from '@larder/ui/button';
import { EmptyState } from '@larder/ui/empty-state';
import { ErrorState } from '@larder/ui/error-state';
import { PageHeader } from '@larder/ui/page-header';
import { Pagination } from '@larder/ui/pagination';
import { RecipeAccordion, RecipeAccordionItem, RecipeAccordionSkeleton } from '@larder/ui/recipe-accordion';
import { Skeleton } from '@larder/ui/skeleton';
import { ArrowLeft } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { plural, t } from '../../../platform/language/t.ts';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { recipePictureFile } from '../../../platform/pictures/recipe-picture-file.ts';
import { useFocusKept } from '../../../platform/use-focus-kept.ts';
import { RecipeAllergyNote } from '../../../preferences/allergies/recipe-allergy-note.tsx';
import { UncheckedNote } from '../../../recipes/own/unchecked-note.tsx';
import { RetiredNote } from '../../../recipes/retired-note.tsx';
import type { RecipeSummary } from '../../../recipes/recipes.query.ts';
import { listName } from '../../membership/list-name.ts';
import type { RecipeList } from '../../membership/lists.query.ts';
import styles from './list-detail.module.css';

const LISTS = '/dashboard/lists';

/** A recipe of the list with its current match. */
export interface ListedRecipe extends Omit<RecipeSummary, 'matchPercentage'> {
  matchPercentage: number | null;
  /** The match was recalculated after ingredients were added during this visit. */
  isUpdated: boolean;
}

/** The screen's state: loading with or without the list, failed, empty, or a page of recipes. */
export type ListDetailState =
  | { status: 'loading'; list?: RecipeList | undefined }
  | { status: 'error' }
  | { status: 'empty'; list: RecipeList }
  | {
      status: 'ready';
      list: RecipeList;
      recipes: readonly ListedRecipe[];
      total: number;
      /** The position of the first recipe in the list, starting at 1. */
      firstNumber: number;
      /** Another page is loading. */
      pending: boolean;
    };

export interface ListDetailViewProps {
  state: ListDetailState;
  /** The current page, starting at 1. */
  page: number;
  onPageChange: (page: number) => void;
  /** Matches are hidden for an empty pantry. */
  hasPantry: boolean;
  /** The expanded recipe. */
  expandedId: number | null;
  onExpand: (id: number | null) => void;
  /** Renders the expanded recipe. */
  renderDetails: (recipe: ListedRecipe) => ReactNode;
  onRetry: () => void;
}

/** A list with its recipes, most recently added first. */
export function ListDetailView(props: ListDetailViewProps) {
  const { state, onRetry } = props;
  const root = useRef<HTMLDivElement>(null);
  const total = state.status === 'empty' ? 0 : state.status === 'ready' ? state.total : undefined;
  useFocusKept(root, total, FOCUS);
  if (state.status === 'error') {
    return (
      <ErrorState
        headingLevel={1}
        title={t('Failed to load list')}
        text={t('It may have been deleted, or it could not be loaded.')}
        action={
          <>
            <Button asChild>{renderLink({ href: LISTS, children: t('Back to Lists') })}</Button>
            <Button variant="secondary" onClick={onRetry}>
              {t('Try Again')}
            </Button>
          </>
        }
      />
    );
  }
  if (state.status === 'loading') {
    return (
      <div className={styles.root}>
        <BackToLists />
        {state.list ? (
          <PageHeader title={listName(state.list)} lead={state.list.description} />
        ) : (
          <div className={styles.waiting}>
            <Skeleton className={styles.waitingTitle} />
            <Skeleton className={styles.waitingLead} />
          </div>
        )}
        <div className={styles.count}>
          <Skeleton shape="text" className={styles.waitingCount} />
        </div>
        <RecipeAccordionSkeleton />
      </div>
    );
  }
  const { list } = state;
  return (
    <div ref={root} className={styles.root}>
      <BackToLists />
      <PageHeader title={listName(list)} lead={list.description} />
      {state.status === 'empty' ? (
        <EmptyState
          title={t('No recipes in this list yet')}
          text={t('Find a recipe you like and add it with the list button.')}
          action={
            <Button asChild data-next="">
              {renderLink({ href: '/dashboard/recipes', children: t('Browse Recipes') })}
            </Button>
          }
        />
      ) : (
        <ListedRecipes {...props} {...state} />
      )}
    </div>
  );
}

const FOCUS = { targets: '[data-slot="recipe-accordion-trigger"]', otherwise: '[data-next]' };

function BackToLists() {
  return (
    <Button asChild variant="ghost" size="small" className={styles.back}>
      {renderLink({
        href: LISTS,
        children: (
          <>
            <ArrowLeft className={styles.arrow} aria-hidden />
            {t('Back to Lists')}
          </>
        ),
      })}
    </Button>
  );
}

function ListedRecipes({
  recipes,
  total,
  firstNumber,
  pending,
  page,
  onPageChange,
  hasPantry,
  expandedId,
  onExpand,
  renderDetails,
}: ListDetailViewProps & Extract<ListDetailState, { status: 'ready' }>) {
  return (
    <>
      <p className={styles.count} role="status">
        {plural(total, { one: '{count} recipe in this list', other: '{count} recipes in this list' })}
      </p>
      <RecipeAccordion
        className={styles.recipes}
        aria-busy={pending || undefined}
        value={expandedId === null ? null : String(expandedId)}
        onValueChange={(value) => onExpand(value === null ? null : Number(value))}
      >
        {recipes.map((recipe, index) => (
          <RecipeAccordionItem
            notice={
              <>
                <RetiredNote isRetired={recipe.retired} />
                <UncheckedNote lines={recipe.unchecked_lines} />
                <RecipeAllergyNote allergens={recipe.allergens} />
              </>
            }
            key={recipe.id}
            value={String(recipe.id)}
            number={firstNumber + index}
            title={cardTitle(recipe.title)}
            subtitle={recipe.english_title}
            picture={recipePictureFile(recipe.thumbnail_url, '6rem')}
            country={recipe.country}
            totalTime={recipe.total_time}
            waitingTime={recipe.waiting_time}
            waitingKind={recipe.waiting_kind}
            matchPercentage={hasPantry ? recipe.matchPercentage : null}
            updated={recipe.isUpdated}
          >
            {recipe.id === expandedId && renderDetails(recipe)}
          </RecipeAccordionItem>
        ))}
      </RecipeAccordion>
      {total > LIMITS.pageSize.default && (
        <Pagination page={page} total={total} pending={pending} onPageChange={onPageChange} />
      )}
    </>
  );
}
