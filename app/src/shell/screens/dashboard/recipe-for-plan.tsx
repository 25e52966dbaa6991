import { useAtom } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { recipeForPlanAtom, type RecipeForPlan } from '../../../platform/wanted/recipe-for-plan.atom.ts';

const PutIntoPlan = lazy(() => import('../../../plan/put-into-plan.lazy.tsx'));

/** Asks for a day when a cook wants a recipe in the plan, on any screen. */
export function RecipeForPlanQuestion() {
  const [wanted, setWanted] = useAtom(recipeForPlanAtom);
  // It stays while the dialog closes.
  const [last, setLast] = useState<{ recipe: RecipeForPlan; opening: number } | null>(null);
  if (wanted && wanted !== last?.recipe) {
    setLast({ recipe: wanted, opening: (last?.opening ?? 0) + 1 });
  }
  return last ? (
    <Suspense fallback={null}>
      <PutIntoPlan
        key={last.opening}
        recipe={last.recipe}
        open={wanted !== null}
        // A late response closes only the dialog it belongs to.
        onClose={() => setWanted((now) => (now === last.recipe ? null : now))}
      />
    </Suspense>
  ) : null;
}
