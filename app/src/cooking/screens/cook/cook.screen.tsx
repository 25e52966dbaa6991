import { cardTitle } from '@larder/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usePlan } from '../../../plan/current/use-plan.ts';
import { t } from '../../../platform/language/t.ts';
import { useDocumentTitle } from '../../../platform/navigation/use-document-title.ts';
import { CookedRating } from '../../../recipes/memory/cooked-rating.tsx';
import { useUnits } from '../../../preferences/units.query.ts';
import { askedServings } from '../../../recipes/asked-servings.ts';
import { cookSteps } from '../../../recipes/shown-steps.ts';
import { tuneBell } from '../../bell.ts';
import { useMarkCooked } from '../../dish-cooked.change.ts';
import { forgetPlace, keepPlace, placeIn } from '../../cooking-place.ts';
import { KitchenTimers } from '../../kitchen-timers.tsx';
import { changeTimersAtom, timersAtom } from '../../timers.atom.ts';
import { timerId } from '../../timers.ts';
import { useRecipeToCook } from '../../use-recipe-to-cook.ts';
import { useWakeLock } from '../../use-wake-lock.ts';
import { CookView } from './cook.view.tsx';

const RECIPE_ID = /^[1-9]\d{0,8}$/;

/** Cook mode, connected to the server, the plan and the timers. */
export default function CookScreen() {
  const { id = '' } = useParams();
  const recipeId = RECIPE_ID.test(id) ? Number(id) : 0;
  const [search, setSearch] = useSearchParams();
  const units = useUnits();
  const chosen = askedServings(search);
  const { state: planState } = usePlan();
  const plan = 'plan' in planState ? planState.plan : null;
  const meals = plan?.meal_plan.filter((meal) => meal.id === recipeId) ?? [];
  const planned = meals.find((meal) => meal.cooked_at === null);
  // A meal that the plan has as cooked is not cooked twice.
  const isCooked = meals.length > 0 && !planned;
  // Unless the cook has chosen others, a planned dish is for the plan's servings, wherever it is opened from: also once it
  // is cooked, or it would be asked for again while the cook is led back to the plan. The steps do not wait for the plan.
  const unlessChosen = (planned ?? meals[0])?.servings;
  const state = useRecipeToCook(recipeId, chosen ?? unlessChosen);
  const navigate = useNavigate();
  const changeTimers = useSetAtom(changeTimersAtom);
  const hasTimers = useAtomValue(timersAtom).length > 0;
  const [turned, setTurned] = useState<number | null>(null);
  const cooking = useMarkCooked();
  useWakeLock();

  const recipe = state.status === 'ready' ? state.recipe : null;
  useDocumentTitle(recipe ? cardTitle(recipe.title) : undefined);
  const steps = useMemo(() => (recipe ? cookSteps(recipe, units) : []), [recipe, units]);
  const step = turned ?? (recipe ? placeIn(recipeId, steps.length) : 0);
  const recipeHref = `/dashboard/recipes/${id}${chosen === undefined ? '' : `?servings=${chosen}`}`;

  const markCooked = async () => {
    if (!recipe) return;
    // As many as the steps were for, whatever the plan has become meanwhile.
    const { servings } = recipe;
    const as = await cooking.mark({ id: recipeId, title: cardTitle(recipe.title), servings }, servings);
    if (!as) return;
    forgetPlace();
    await navigate(as === 'planned' ? '/dashboard/meal-plan' : recipeHref);
  };

  return (
    <CookView
      state={state}
      steps={steps}
      recipeHref={recipeHref}
      step={step}
      onServingsChange={(to) => {
        const unchosen = unlessChosen ?? recipe?.written_servings ?? recipe?.servings;
        // Until the plan is known, any number is a choice that it must not undo.
        const isUnchosen = to === unchosen && planState.status !== 'loading';
        setSearch(isUnchosen ? {} : { servings: String(to) }, { replace: true });
      }}
      onStepChange={(to) => {
        setTurned(to);
        if (to < steps.length) keepPlace(recipeId, to);
        else forgetPlace();
      }}
      onStartTimer={(time, at) => {
        const said = steps[at]?.text.slice(time.from, time.to) ?? '';
        tuneBell();
        changeTimers({
          kind: 'start',
          timer: {
            id: timerId<typeof time>(recipeId, at, steps[at]?.times ?? [], time),
            recipeId,
            name: t('Step {number}: {time}', { number: at + 1, time: said }),
            ...(recipe && { dish: cardTitle(recipe.title) }),
          },
          seconds: time.seconds,
        });
      }}
      timers={hasTimers ? <KitchenTimers /> : null}
      onCooked={isCooked ? undefined : () => void markCooked()}
      rating={recipe ? <CookedRating recipe={recipe} /> : null}
      pending={cooking.pending}
      onClose={() => void navigate(recipeHref)}
    />
  );
}
