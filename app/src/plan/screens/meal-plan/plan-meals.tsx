import { cardTitle, localDay, type FreeReason, type UnitSystem } from '@larder/domain';
import { useLocale } from '@larder/ui/locale';
import { MealWeek, type MealOfWeek } from '@larder/ui/meal-week';
import { memo, useMemo, type Ref } from 'react';
import { regionalName, regionalSentence } from '../../../platform/locale/shown-name.ts';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { allergenSentence } from '../../../preferences/allergies/allergens-in-words.ts';
import { RecipeAllergyNote } from '../../../preferences/allergies/recipe-allergy-note.tsx';
import type { MealPlan } from '../../current/meal-plan.query.ts';
import { daysForLeftovers, freeEvenings, leftoversOf } from '../../week-days.ts';
import { MealMenuControl } from './meal-menu-control.tsx';
import { namesIn } from '../../names-in.ts';
import { mealId, toMeal } from './plan-content.ts';
import { fetchSwapDialog } from './plan-dialogs.tsx';

/** Plan actions, and which are pending. A meal is identified by its place. */
export interface PlanActions {
  onSwap: (day: string | number) => void;
  onCook: (day: string | number) => void;
  onUncook: (day: string | number) => void;
  onKeep: (day: string | number, kept: boolean) => void;
  /** These open a dialog that asks for a day. */
  onMove: (day: string | number) => void;
  onDouble: (day: string | number) => void;
  /** Stops cooking a meal double. */
  onSingle: (day: string | number) => void;
  onFree: (day: string | number, why: FreeReason) => void;
  onServingsChange: (day: string | number, servings: number) => void;
  /** Asks for a meal on a free evening's date. */
  onPlan: (date: string) => void;
  /** The places whose meal is being marked as cooked, or back. */
  pendingPlaces: readonly string[];
  /** The places that are being changed otherwise. */
  choosingPlaces: readonly string[];
}

interface PlanMealsProps {
  plan: MealPlan;
  /** Today's date, for what is past and what expires soon. */
  today: Date;
  actions: PlanActions;
  /** Why nothing can be changed, if so. */
  unavailable?: string | undefined;
  /** What amounts are shown in. */
  units?: UnitSystem | undefined;
  titleRef: Ref<HTMLHeadingElement>;
}

/** A plan's week. Memoised: a dialog above it, or a counter beside it, does not draw some seven meals again. */
export const PlanMeals = memo(function PlanMeals({
  plan,
  today,
  actions,
  unavailable,
  units,
  titleRef,
}: PlanMealsProps) {
  const { pendingPlaces, choosingPlaces, onMove, onDouble, onFree, onPlan, ...mealActions } = actions;
  const day = localDay(today);
  const { list } = useLocale();
  const { meal_plan: planned } = plan;
  // Steps are read from the text by rules, which would delay every dialog and menu.
  const written = useMemo(
    () =>
      planned.map((meal) => ({
        ...toMeal(meal, today, units),
        notice: <RecipeAllergyNote allergens={meal.allergens} />,
        // Of a recipe with unknown lines nothing is listed, which would read as if it were all.
        allergens: meal.unknown_lines?.length ? undefined : allergenSentence(meal.allergens, list),
      })),
    [planned, today, units, list],
  );
  const pendingActionOf = (id: string): MealOfWeek['pendingAction'] => {
    if (pendingPlaces.includes(id)) return 'cook';
    return choosingPlaces.includes(id) ? 'change' : null;
  };
  const meals = written.map((meal) => ({
    ...meal,
    pendingAction: pendingActionOf(meal.id),
  }));
  const renderMenu = (id: string | number) => {
    const meal = plan.meal_plan.find((one) => mealId(one) === id);
    if (!meal?.date) return null;
    const isDouble = Boolean(meal.leftovers_on);
    const canDouble = daysForLeftovers(plan, meal, day).some((choice) => choice.unavailable === undefined);
    return (
      <MealMenuControl
        title={cardTitle(meal.title)}
        pending={[...pendingPlaces, ...choosingPlaces].includes(mealId(meal))}
        unavailable={unavailable}
        onMove={() => onMove(id)}
        onDouble={!isDouble && canDouble ? () => onDouble(id) : undefined}
        onSingle={isDouble ? () => mealActions.onSingle(id) : undefined}
        {...(meal.slot === 'lunch'
          ? { onRemove: () => onFree(id, 'nothing') }
          : { onFree: (why: FreeReason) => onFree(id, why) })}
      />
    );
  };
  return (
    <MealWeek
      // On a touch screen this comes before the press.
      onPointerOver={fetchSwapDialog}
      onFocus={fetchSwapDialog}
      titleRef={titleRef}
      meals={meals}
      free={freeEvenings(plan, day)}
      leftovers={leftoversOf(plan)}
      onPlan={onPlan}
      worth={{
        saved: plan.saved?.dollars,
        goods: plan.saved?.goods.map((name) => regionalName(name)),
        shop: plan.shop?.dollars,
      }}
      today={day}
      notes={regionalSentence(plan.nutritional_notes, plan.meal_plan.flatMap(namesIn))}
      mealActions={{ ...mealActions, renderMenu, unavailable }}
      renderLink={renderLink}
    />
  );
});
