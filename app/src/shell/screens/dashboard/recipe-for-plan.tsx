import { useAtom } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { recipeForPlanAtom, type RecipeForPlan } from '../../../platform/wanted/recipe-for-plan.atom.ts';

const PutIntoPlan = lazy(() => import('../../../plan/put-into-plan.lazy.tsx'));

/** Asks for a day when a cook wants a recipe in the plan, on any screen. */
export function RecipeForPlanQuestion() {
  const [wanted, setWanted] = useAtom(recipeForPlanAtom);
  // It stays while the dialog closes.
  const [last, setLast] = useState<RecipeForPlan | null>(null);
  if (wanted && wanted !== last) setLast(wanted);
  return last ? (
    <Suspense fallback={null}>
      <PutIntoPlan key={last.id} recipe={last} open={wanted !== null} onClose={() => setWanted(null)} />
    </Suspense>
  ) : null;
}
