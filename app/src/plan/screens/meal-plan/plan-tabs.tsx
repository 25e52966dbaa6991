import type { UnitSystem } from '@larder/domain';
import { PlanCounters, PlanEstimateNotice } from '@larder/ui/plan-summary';
import { Tab, TabList, TabPanel, Tabs } from '@larder/ui/tabs';
import { useCallback, useMemo, type RefObject } from 'react';
import { t } from '../../../platform/language/t.ts';
import { PlanShopping, type PlanShoppingActions } from '../../../shopping/plan-shopping.tsx';
import { toItems } from '../../../shopping/shopping-content.ts';
import type { MealPlan } from '../../current/meal-plan.query.ts';
import styles from './meal-plan.module.css';
import { PlanMeals, type PlanActions } from './plan-meals.tsx';

export type PlanTab = 'meals' | 'shopping';

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
  const arrive = useCallback(
    (element: HTMLElement | null) => {
      if (arrivalRef) arrivalRef.current = element;
    },
    [arrivalRef],
  );
  const toBuy = useMemo(() => toItems(plan, shopping.waiting).length, [plan, shopping.waiting]);
  return (
    <Tabs value={tab} onValueChange={(value) => onTabChange(value === 'shopping' ? 'shopping' : 'meals')}>
      <TabList
        label={t('Plan views')}
        trailing={<PlanCounters meals={plan.meal_plan.length} toBuy={toBuy} />}
      >
        <Tab value="meals">{t('Meal Plan')}</Tab>
        <Tab value="shopping">{t('Shopping')}</Tab>
      </TabList>
      <TabPanel value="meals">
        <PlanMeals
          plan={plan}
          today={today}
          actions={actions}
          unavailable={unavailable}
          units={units}
          titleRef={arrive}
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
