import { Button } from '@larder/ui/button';
import { useSetAtom } from 'jotai';
import { CalendarPlus } from 'lucide-react';
import { t } from '../../platform/language/t.ts';
import { recipeForPlanAtom, type RecipeForPlan } from '../../platform/wanted/recipe-for-plan.atom.ts';

/** Puts a recipe into the plan, after a dialog has asked for the day. */
export function PlanControl({ recipe }: { recipe: RecipeForPlan }) {
  const want = useSetAtom(recipeForPlanAtom);
  return (
    <Button
      variant="secondary"
      onClick={() => want({ id: recipe.id, title: recipe.title, servings: recipe.servings })}
    >
      <CalendarPlus aria-hidden="true" />
      {t('Put into the plan')}
    </Button>
  );
}
