import { localDay } from '@larder/domain';
import { MealWeek } from '@larder/ui/meal-week';
import { PlanCounters, PlanEstimateNotice } from '@larder/ui/plan-summary';
import { Tab, TabList, TabPanel, Tabs } from '@larder/ui/tabs';
import type { RefObject } from 'react';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { RecipeAllergyNote } from '../../../preferences/allergies/recipe-allergy-note.tsx';
import { PlanShopping, type PlanShoppingActions } from '../../../shopping/plan-shopping.tsx';
import { toItems } from '../../../shopping/shopping-content.ts';
import type { MealPlan } from '../../current/meal-plan.query.ts';
import styles from './meal-plan.module.css';
import { toMeal } from './plan-content.ts';

export type PlanTab = 'meals' | 'shopping';

/** Plan actions, and which are pending. A meal is identified by its day. */
export interface PlanActions {
  onSwap: (day: string | number) => void;
  onCook: (day: string | number) => void;
  onUncook: (day: string | number) => void;
  /** The days whose meal is being marked as cooked, or back. */
  pendingDays: readonly string[];
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
  arrivalRef,
}: PlanTabsProps) {
  const { pendingDays, ...mealActions } = actions;
  const meals = plan.meal_plan.map((meal) => ({
    ...toMeal(meal, today, pendingDays),
    notice: <RecipeAllergyNote allergens={meal.allergens} />,
  }));
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
          today={localDay(today)}
          notes={plan.nutritional_notes}
          actions={{ ...mealActions, unavailable }}
          renderLink={renderLink}
        />
        <PlanEstimateNotice className={styles.estimate} />
      </TabPanel>
      <TabPanel value="shopping">
        <PlanShopping plan={plan} shopping={shopping} unavailable={unavailable} listRef={arrive} />
      </TabPanel>
    </Tabs>
  );
}
