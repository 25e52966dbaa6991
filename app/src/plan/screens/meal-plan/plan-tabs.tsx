import { cardTitle, localDay, type FreeReason, type UnitSystem } from '@larder/domain';
import { MealWeek } from '@larder/ui/meal-week';
import { PlanCounters, PlanEstimateNotice } from '@larder/ui/plan-summary';
import { Tab, TabList, TabPanel, Tabs } from '@larder/ui/tabs';
import type { RefObject } from 'react';
import { regionalName } from '../../../platform/locale/shown-name.ts';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { RecipeAllergyNote } from '../../../preferences/allergies/recipe-allergy-note.tsx';
import { PlanShopping, type PlanShoppingActions } from '../../../shopping/plan-shopping.tsx';
import { toItems } from '../../../shopping/shopping-content.ts';
import type { MealPlan } from '../../current/meal-plan.query.ts';
import styles from './meal-plan.module.css';
import { MealMenuControl } from './meal-menu-control.tsx';
import { mealId, toMeal } from './plan-content.ts';
import { daysForLeftovers, freeEvenings, leftoversOf } from '../../week-days.ts';

export type PlanTab = 'meals' | 'shopping';

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

export interface PlanTabsProps {
  plan: MealPlan;
  tab: PlanTab;
  onTabChange: (tab: PlanTab) => void;
  /** Today's date, for what is past and what expires soon. */
  today: Date;
  actions: PlanActions;
  /** Why nothing can be changed, if so. */
  unavailable?: string | undefined;
  shopping: PlanShoppingActions;
  /** What amounts are shown in. */
  units?: UnitSystem | undefined;
  /** Receives focus when a new plan arrives: the week's heading or the shopping list. */
  arrivalRef?: RefObject<HTMLElement | null> | undefined;
}

/** A plan: its week and its shopping list. */
export function PlanTabs({
  plan,
  tab,
  onTabChange,
  today,
  actions,
  unavailable,
  shopping,
  units,
  arrivalRef,
}: PlanTabsProps) {
  const { pendingPlaces, choosingPlaces, onMove, onDouble, onFree, onPlan, ...mealActions } = actions;
  const day = localDay(today);
  const meals = plan.meal_plan.map((meal) => ({
    ...toMeal(meal, today, pendingPlaces, units),
    choosing: choosingPlaces.includes(mealId(meal)),
    notice: <RecipeAllergyNote allergens={meal.allergens} />,
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
  const arrive = (element: HTMLElement | null) => {
    if (arrivalRef) arrivalRef.current = element;
  };
  return (
    <Tabs value={tab} onValueChange={(value) => onTabChange(value === 'shopping' ? 'shopping' : 'meals')}>
      <TabList
        label="Plan views"
        trailing={<PlanCounters meals={meals.length} toBuy={toItems(plan, shopping.waiting).length} />}
      >
        <Tab value="meals">Meal Plan</Tab>
        <Tab value="shopping">Shopping</Tab>
      </TabList>
      <TabPanel value="meals">
        <MealWeek
          titleRef={arrive}
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
          notes={plan.nutritional_notes}
          actions={{ ...mealActions, renderMenu, unavailable }}
          renderLink={renderLink}
        />
        <PlanEstimateNotice className={styles.estimate} />
      </TabPanel>
      <TabPanel value="shopping">
        <PlanShopping
          plan={plan}
          shopping={shopping}
          units={units}
          unavailable={unavailable}
          listRef={arrive}
        />
      </TabPanel>
    </Tabs>
  );
}
