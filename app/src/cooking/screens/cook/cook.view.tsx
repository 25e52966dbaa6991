import { cardTitle } from '@larder/domain';
import { Button } from '@larder/ui/button';
import { CookMode, type CookModeProps } from '@larder/ui/cook-mode';
import { ErrorState } from '@larder/ui/error-state';
import { ServingsStepper } from '@larder/ui/servings-stepper';
import { Spinner } from '@larder/ui/spinner';
import type { ReactNode } from 'react';
import { t } from '../../../platform/language/t.ts';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { useAvoided } from '../../../preferences/allergies/avoided.ts';
import { DietNotes } from '../../../preferences/allergies/diet-notes.tsx';
import { RecipeAllergyNote } from '../../../preferences/allergies/recipe-allergy-note.tsx';
import { UncheckedNote } from '../../../recipes/own/unchecked-note.tsx';
import type { RecipeDetails } from '../../../recipes/recipes.query.ts';
import type { RecipeToCook } from '../../use-recipe-to-cook.ts';
import styles from './cook.module.css';

export interface CookViewProps extends Pick<
  CookModeProps,
  'steps' | 'step' | 'onStepChange' | 'onStartTimer' | 'timers' | 'onClose'
> {
  state: RecipeToCook;
  /** The recipe's page. */
  recipeHref: string;
  /** Called with another number of servings. */
  onServingsChange?: ((servings: number) => void) | undefined;
  /** Marks it as cooked. Absent once it is. */
  onCooked?: (() => void) | undefined;
  /** Asks for a rating at the end. */
  rating?: ReactNode;
  /** Whether it is being marked. */
  pending?: boolean | undefined;
}

/** A recipe, one step at a time, on the whole screen. */
export function CookView({
  state,
  recipeHref,
  onServingsChange,
  onCooked,
  rating,
  pending = false,
  timers,
  ...mode
}: CookViewProps) {
  if (state.status === 'loading')
    return (
      <main className={styles.empty}>
        <Spinner label={t('Loading...')} />
      </main>
    );
  if (state.status === 'error')
    return (
      <main className={styles.empty}>
        <ErrorState
          headingLevel={1}
          title={t('Failed to load recipe details')}
          action={<Button onClick={state.retry}>{t('Try Again')}</Button>}
        />
      </main>
    );
  const { recipe } = state;
  return (
    <main className={styles.root}>
      <CookMode
        {...mode}
        className={styles.mode}
        title={cardTitle(recipe.title)}
        controls={
          onServingsChange && <ServingsStepper value={recipe.servings} onValueChange={onServingsChange} />
        }
        notice={<Cautions recipe={recipe} />}
        timers={
          timers && (
            <>
              {timers}
              <p className={styles.bell}>
                {t('A timer rings on any screen of Larder. If you close the browser, it can’t ring.')}
              </p>
            </>
          )
        }
        end={<End recipe={recipe} href={recipeHref} onCooked={onCooked} pending={pending} rating={rating} />}
      />
    </main>
  );
}

/** What a cook who avoids something has to know of the dish on the stove. Nothing for all others. */
function Cautions({ recipe }: { recipe: RecipeDetails }) {
  const avoided = useAvoided();
  if (avoided.status !== 'known') return null;
  if (avoided.allergies.length + (avoided.diets?.length ?? 0) === 0) return null;
  return (
    <>
      <UncheckedNote lines={recipe.unchecked_lines} />
      <RecipeAllergyNote allergens={recipe.allergens} />
      <DietNotes byLabel={recipe.diets_by_label} against={recipe.diets_against} variant="line" />
    </>
  );
}

interface EndProps {
  recipe: RecipeDetails;
  href: string;
  onCooked: (() => void) | undefined;
  pending: boolean;
  rating: ReactNode;
}

function End({ recipe, href, onCooked, pending, rating }: EndProps) {
  return (
    <div className={styles.end}>
      <p>
        {onCooked
          ? t('Mark it as cooked, and what it used is taken out of your pantry.')
          : t('{dish} is ready. Enjoy your meal!', { dish: cardTitle(recipe.title) })}
      </p>
      {rating}
      <div className={styles.actions}>
        {onCooked ? (
          <Button pending={pending} onClick={onCooked}>
            {pending ? t('Marking…') : t('Cooked it')}
          </Button>
        ) : null}
        <Button asChild variant="secondary">
          {renderLink({ href, children: t('Back to the recipe') })}
        </Button>
      </div>
    </div>
  );
}
