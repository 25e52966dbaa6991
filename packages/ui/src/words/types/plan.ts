import type { DayDialogLabels } from '../../components/day-dialog/index.ts';
import type { HouseholdQuestionLabels } from '../../components/household-question/index.ts';
import type { MealCardLabels } from '../../components/meal-card/index.ts';
import type { MealDayLabels } from '../../components/meal-day/index.ts';
import type { MealMenuLabels } from '../../components/meal-menu/index.ts';
import type { MealSwapDialogLabels } from '../../components/meal-swap-dialog/index.ts';
import type { MealWeekLabels } from '../../components/meal-week/index.ts';
import type { NewWeekDialogLabels } from '../../components/new-week-dialog/index.ts';
import type { PlanNoticeLabels } from '../../components/plan-notice/index.ts';
import type { GeneratePlanButtonLabels, PlanStatusLabels } from '../../components/plan-status/index.ts';
import type { PlanCountersLabels, PlanSummaryLabels } from '../../components/plan-summary/index.ts';
import type { WeekGlanceLabels } from '../../components/week-glance/index.ts';

/** A week of meals. */
export interface PlanWords {
  'day-dialog': DayDialogLabels;
  'generate-plan-button': GeneratePlanButtonLabels;
  'household-question': HouseholdQuestionLabels;
  'meal-card': Omit<MealCardLabels, 'difficulty'>;
  'meal-day': Omit<MealDayLabels, 'meal'>;
  'meal-menu': MealMenuLabels;
  'meal-swap-dialog': MealSwapDialogLabels;
  'meal-week': Omit<MealWeekLabels, 'summary' | 'glance' | 'ofDay'>;
  'meal-week-skeleton': { loading: string };
  'new-week-dialog': Omit<NewWeekDialogLabels, keyof GeneratePlanButtonLabels>;
  'plan-counters': PlanCountersLabels;
  'plan-estimate-notice': { text: string };
  'plan-notice': PlanNoticeLabels;
  'plan-status': Omit<PlanStatusLabels, keyof GeneratePlanButtonLabels>;
  'plan-summary': PlanSummaryLabels;
  'week-glance': WeekGlanceLabels;
}
