import { MealWeek } from '@larder/ui/meal-week';
import { PlanCounters, PlanEstimateNotice } from '@larder/ui/plan-summary';
import { ShoppingList } from '@larder/ui/shopping-list';
import { Tab, TabList, TabPanel, Tabs } from '@larder/ui/tabs';
import { useMemo } from 'react';
import type { MealPlan } from '../../queries/meal-plan.ts';
import { renderLink } from '../../router-link.tsx';
import styles from './meal-plan.module.css';
import { toItems, toMeal, toPurchases } from './plan-content.ts';

export type PlanTab = 'meals' | 'shopping';

/** What the cook can do with a plan, and what of that is on its way. A meal is named by its day. */
export interface PlanActions {
  onSwap: (day: string | number) => void;
  onCook: (day: string | number) => void;
  onUncook: (day: string | number) => void;
  /** The days whose meal is being cooked, or taken back. */
  pendingDays: readonly string[];
  /** Puts the checked items with these ids into the pantry. */
  onBuy: (ids: readonly string[]) => void;
  isBuying: boolean;
  onUndoPurchase: (id: string) => void;
  /** The purchase that is being taken back. */
  undoingId: string | null;
}

export interface PlanTabsProps {
  plan: MealPlan;
  tab: PlanTab;
  onTabChange: (tab: PlanTab) => void;
  /** What day it is: what expires soon is told from there. */
  today: Date;
  actions: PlanActions;
  /** Why nothing can be changed now, if so. */
  unavailable?: string | undefined;
  /** The shopping items that are in the basket. */
  checkedIds: readonly string[];
  onCheckedIdsChange: (ids: readonly string[]) => void;
  /** Puts what is left to buy on the clipboard. */
  onCopy: (text: string) => void;
}

/** A plan that is there: its week, and what to buy for it. */
export function PlanTabs({
  plan,
  tab,
  onTabChange,
  today,
  actions,
  unavailable,
  checkedIds,
  onCheckedIdsChange,
  onCopy,
}: PlanTabsProps) {
  const { pendingDays, onBuy, isBuying, onUndoPurchase, undoingId, ...mealActions } = actions;
  const meals = plan.meal_plan.map((meal) => toMeal(meal, today, pendingDays));
  const items = useMemo(() => toItems(plan), [plan]);
  const purchases = useMemo(() => toPurchases(plan), [plan]);
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
        <MealWeek
          meals={meals}
          notes={plan.nutritional_notes}
          actions={{ ...mealActions, unavailable }}
          renderLink={renderLink}
        />
        <PlanEstimateNotice className={styles.estimate} />
      </TabPanel>
      <TabPanel value="shopping">
        <ShoppingList
          items={items}
          headingLevel={2}
          checkedIds={checkedIds}
          onCheckedIdsChange={onCheckedIdsChange}
          onCopy={onCopy}
          onBuy={onBuy}
          buying={isBuying}
          purchases={purchases}
          onUndoPurchase={onUndoPurchase}
          undoingId={undoingId}
          unavailable={unavailable}
        />
      </TabPanel>
    </Tabs>
  );
}
