import { dishNames, findCountry, type UnitSystem } from '@larder/domain';
import { Button } from '@larder/ui/button';
import { ErrorState } from '@larder/ui/error-state';
import { RecipeHeader, type RenderLink } from '@larder/ui/recipe-header';
import { ArrowDown, ChefHat, Printer } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { t } from '../../../platform/language/t.ts';
import { countryNamed } from '../../../platform/language/filter-names.ts';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { recipePictureFile } from '../../../platform/pictures/recipe-picture-file.ts';
import { DietNotes } from '../../../preferences/allergies/diet-notes.tsx';
import { RecipeAllergyNote } from '../../../preferences/allergies/recipe-allergy-note.tsx';
import { UncheckedNote } from '../../own/unchecked-note.tsx';
import type { RecipeDetails } from '../../recipes.query.ts';
import { RetiredNote } from '../../retired-note.tsx';
import { shownByLabel } from '../../shown-by-label.ts';
import { RecipeAllergens } from './recipe-allergens.tsx';
import { RecipeNutrition } from './recipe-nutrition.tsx';
import { RecipeIngredients } from './recipe-ingredients.tsx';
import { RecipeDetailSkeleton } from './recipe-detail-skeleton.tsx';
import { RecipeSteps } from './recipe-steps.tsx';
import styles from './recipe-detail.module.css';

const SIZES = '(min-width: 64rem) 50vw, 100vw';
const RECIPES = '/dashboard/recipes';

/** The screen's state: loading, failed or ready. */
export type RecipeDetailState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; recipe: RecipeDetails; pendingIds: readonly number[] };

export interface RecipeDetailViewProps {
  state: RecipeDetailState;
  hasPantry: boolean;
  /** Renders the recipe's favorite button and add-to-list menu. */
  renderControls: (recipe: RecipeDetails) => ReactNode;
  /** Renders what can be done with its text: edit, duplicate, delete. */
  renderOwnControls?: ((recipe: RecipeDetails) => ReactNode) | undefined;
  /** Renders what the cook's kitchen remembers of it. */
  renderMemory?: ((recipe: RecipeDetails) => ReactNode) | undefined;
  onAdd: (ingredientId: number) => void;
  onRemove: (ingredientId: number) => void;
  /** The chosen number of servings, even while its amounts are loading; defaults to the recipe's. */
  servings?: number | undefined;
  /** Called with the new number of servings. */
  onServingsChange: (servings: number) => void;
  /** What amounts are shown in; as written unless said. */
  units?: UnitSystem | undefined;
  /** Called with what to show them in. Without it, there is no switch. */
  onUnitsChange?: ((units: UnitSystem) => void) | undefined;
  /** The recipes page the cook came from: its URL, and a function to go back. */
  back?: BackToRecipes | null | undefined;
}

export interface BackToRecipes {
  readonly href: string;
  readonly go: () => void;
}

/** A recipe: picture and figures, ingredients and method. */
export function RecipeDetailView({
  state,
  hasPantry,
  renderControls,
  renderOwnControls,
  renderMemory,
  onAdd,
  onRemove,
  servings,
  onServingsChange,
  units = 'as_written',
  onUnitsChange,
  back,
}: RecipeDetailViewProps) {
  const steps = useRef<HTMLElement>(null);
  const renderBack: RenderLink = (props) =>
    renderLink({
      ...props,
      onClick: (event) => {
        if (!back || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        back.go();
      },
    });
  const backHref = back?.href ?? RECIPES;
  if (state.status === 'error') {
    return (
      <ErrorState
        headingLevel={1}
        title={t('Failed to load recipe details')}
        action={<Button asChild>{renderBack({ href: backHref, children: t('Back to Recipes') })}</Button>}
      />
    );
  }
  if (state.status === 'loading') return <RecipeDetailSkeleton />;

  const { recipe, pendingIds } = state;
  const cookHref = `${RECIPES}/${recipe.id}/cook${servings === undefined ? '' : `?servings=${servings}`}`;
  const country = findCountry(recipe.country);
  return (
    <article className={styles.root}>
      <RecipeHeader
        className={styles.header}
        backHref={backHref}
        renderLink={renderBack}
        {...dishNames(recipe.title, recipe.english_title)}
        picture={recipePictureFile(recipe.thumbnail_url, SIZES)}
        country={recipe.country}
        countryName={country && countryNamed(country.code)}
        matchPercentage={hasPantry ? recipe.matchPercentage : null}
        dietary={recipe.dietary}
        dietaryByLabel={shownByLabel(recipe.dietary_by_label)}
        prepTime={recipe.prep_time}
        cookTime={recipe.cook_time}
        waitingTime={recipe.waiting_time}
        waitingKind={recipe.waiting_kind}
        eveningBefore={recipe.evening_before}
        servings={recipe.servings}
        shortcut={
          <Button
            variant="link"
            size="small"
            className={styles.toSteps}
            onClick={() => {
              steps.current?.scrollIntoView();
              steps.current?.focus({ preventScroll: true });
            }}
          >
            {t('Instructions')}
            <ArrowDown aria-hidden="true" />
          </Button>
        }
        notice={
          <>
            <RetiredNote isRetired={recipe.retired} />
            <UncheckedNote lines={recipe.unchecked_lines} />
            <RecipeAllergyNote variant="panel" allergens={recipe.allergens} />
            <DietNotes byLabel={recipe.diets_by_label} against={recipe.diets_against} />
          </>
        }
        actions={
          <>
            {renderControls(recipe)}
            <Button asChild variant="secondary">
              {renderLink({
                href: cookHref,
                children: (
                  <>
                    <ChefHat aria-hidden="true" />
                    {t('Cook')}
                  </>
                ),
              })}
            </Button>
            {recipe.own && renderOwnControls ? (
              <div className={styles.own}>{renderOwnControls(recipe)}</div>
            ) : null}
          </>
        }
      />
      <div className={styles.body}>
        <div className={styles.ingredients}>
          <RecipeIngredients
            recipe={recipe}
            units={units}
            onUnitsChange={onUnitsChange}
            pendingIds={pendingIds}
            showMatch={hasPantry}
            servings={servings ?? recipe.servings}
            onServingsChange={onServingsChange}
            onAdd={onAdd}
            onRemove={onRemove}
          />
          <RecipeAllergens allergens={recipe.allergens} uncheckedLines={recipe.unchecked_lines} />
          <RecipeNutrition
            nutrition={recipe.nutritional_info}
            lines={recipe.ingredients.length}
            uncheckedLines={recipe.unchecked_lines}
          />
        </div>
        <div>
          <RecipeSteps
            ref={steps}
            instructions={recipe.instructions}
            ingredients={recipe.ingredients}
            servings={recipe.servings}
            writtenServings={recipe.written_servings}
            sourceUrl={recipe.source_url}
            units={units}
          />
          <div className={styles.copy}>
            <Button variant="ghost" size="small" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {t('Print')}
            </Button>
            {recipe.own ? null : renderOwnControls?.(recipe)}
          </div>
          <div className={styles.memory}>{renderMemory?.(recipe)}</div>
        </div>
      </div>
    </article>
  );
}
