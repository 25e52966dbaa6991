import type { UnitSystem } from '@larder/domain';
import { Button } from '@larder/ui/button';
import { ErrorState } from '@larder/ui/error-state';
import { RecipeAccordionDetails, RecipeAccordionDetailsSkeleton } from '@larder/ui/recipe-accordion';
import type { ReactNode } from 'react';
import { t } from '../../../platform/language/t.ts';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { numbered, shownSteps } from '../../../recipes/shown-steps.ts';
import type { RecipeDetails } from '../../../recipes/recipes.query.ts';
import { shownByLabel } from '../../../recipes/shown-by-label.ts';
import { shownIngredients } from '../../../recipes/shown-ingredients.ts';

/** The recipe's state: loading, failed or ready. */
export type ListRecipeState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; recipe: RecipeDetails; pendingIds: readonly number[] };

export interface ListRecipeViewProps {
  state: ListRecipeState;
  hasPantry: boolean;
  /** What amounts are shown in. */
  units?: UnitSystem | undefined;
  /** Favorite, add to list, remove from this list, and the menu of a recipe of the cook's own. */
  controls: ReactNode;
  onAdd: (ingredientId: number) => void;
  onRemove: (ingredientId: number) => void;
  onRetry: () => void;
}

/** A list's recipe in full. */
export function ListRecipeView({
  state,
  hasPantry,
  units = 'as_written',
  controls,
  onAdd,
  onRemove,
  onRetry,
}: ListRecipeViewProps) {
  if (state.status === 'loading') return <RecipeAccordionDetailsSkeleton />;
  if (state.status === 'error') {
    return (
      <ErrorState
        headingLevel={3}
        title={t('Failed to load recipe details')}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {t('Try Again')}
          </Button>
        }
      />
    );
  }
  const { recipe, pendingIds } = state;
  const shown = shownSteps(recipe, units);
  return (
    <RecipeAccordionDetails
      href={`/dashboard/recipes/${recipe.id}`}
      renderLink={renderLink}
      prepTime={recipe.prep_time}
      cookTime={recipe.cook_time}
      waitingTime={recipe.waiting_time}
      waitingKind={recipe.waiting_kind}
      servings={recipe.servings}
      dietary={recipe.dietary}
      dietaryByLabel={shownByLabel(recipe.dietary_by_label)}
      ingredients={shownIngredients(recipe, units)}
      matchingIds={recipe.matchingIngredientIDs ?? []}
      pendingIds={pendingIds}
      showMatch={hasPantry}
      onAdd={onAdd}
      onRemove={onRemove}
      instructions={numbered(shown.map(({ text }) => text))}
      needs={shown.map(({ needs }) => needs)}
      sourceUrl={recipe.source_url}
      actions={
        <>
          <Button asChild>
            {renderLink({ href: `/dashboard/recipes/${recipe.id}/cook`, children: t('Cook') })}
          </Button>
          {controls}
        </>
      }
    />
  );
}
