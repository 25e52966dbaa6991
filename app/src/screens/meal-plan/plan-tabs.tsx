import { shoppingLines } from '@larder/domain';
import { MealWeek, type MealOfWeek } from '@larder/ui/meal-week';
import { PlanCounters, PlanEstimateNotice } from '@larder/ui/plan-summary';
import { ShoppingList, type ShoppingItem } from '@larder/ui/shopping-list';
import { Tab, TabList, TabPanel, Tabs } from '@larder/ui/tabs';
import { useMemo } from 'react';
import { recipePictureFile } from '../../pictures/recipe-picture-file.ts';
import type { MealPlan } from '../../queries/meal-plan.ts';
import { renderLink } from '../../router-link.tsx';
import styles from './meal-plan.module.css';

export type PlanTab = 'meals' | 'shopping';

export interface PlanTabsProps {
  plan: MealPlan;
  tab: PlanTab;
  onTabChange: (tab: PlanTab) => void;
  /** The shopping items that are in the basket. */
  checkedIds: readonly string[];
  onCheckedIdsChange: (ids: readonly string[]) => void;
  /** Puts what is left to buy on the clipboard. */
  onCopy: (text: string) => void;
}

/** How wide a meal's picture is: the page on a phone, beside the words from there. */
const SIZES = '(width < 40rem) 100vw, 20rem';

/** A plan that is there: its week, and what to buy for it. */
export function PlanTabs({ plan, tab, onTabChange, checkedIds, onCheckedIdsChange, onCopy }: PlanTabsProps) {
  const meals = useMemo(() => plan.meal_plan.map(toMeal), [plan]);
  const items = useMemo(() => toItems(plan), [plan]);
  return (
    <Tabs value={tab} onValueChange={(value) => onTabChange(value === 'shopping' ? 'shopping' : 'meals')}>
      <TabList
        label="Views of the plan"
        trailing={<PlanCounters meals={meals.length} toBuy={items.length} />}
      >
        <Tab value="meals">Meal Plan</Tab>
        <Tab value="shopping">Shopping</Tab>
      </TabList>
      <TabPanel value="meals">
        <MealWeek meals={meals} notes={plan.nutritional_notes} renderLink={renderLink} />
        <PlanEstimateNotice className={styles.estimate} />
      </TabPanel>
      <TabPanel value="shopping">
        <ShoppingList
          items={items}
          headingLevel={2}
          checkedIds={checkedIds}
          onCheckedIdsChange={onCheckedIdsChange}
          onCopy={onCopy}
        />
      </TabPanel>
    </Tabs>
  );
}

function toMeal(meal: MealPlan['meal_plan'][number]): MealOfWeek {
  return {
    id: meal.id,
    day: meal.day,
    title: meal.title,
    href: `/dashboard/recipes/${meal.id}`,
    picture: recipePictureFile(meal.thumbnail_url, SIZES),
    country: meal.country,
    difficulty: meal.cooking_difficulty,
    reason: meal.reason,
    totalTime: meal.total_time,
    servings: meal.servings,
    matchPercentage: meal.matchPercentage,
    missingCount: meal.missingIngredientIDs.length,
    costPerServing: meal.estimated_cost.cost_per_serving,
    totalCost: meal.estimated_cost.total_cost,
    nutrition: meal.nutritional_info,
    instructions: meal.instructions,
  };
}

/** What to buy. What the pantry has of it is said where it has some. */
function toItems(plan: MealPlan): ShoppingItem[] {
  return shoppingLines(plan.meal_plan).map(({ totalQuantity, need, have, ...line }) => ({
    ...line,
    quantity: totalQuantity,
    ...(have > 0 && { need, have }),
  }));
}
