import * as ui from './every-component.ts';
import type { Row } from './conformance-row.ts';
import { STORY_MEAL, STORY_MEALS } from './story-meals.ts';
import { STORY_GLANCE } from './story-week.ts';

const nothing = () => undefined;
const dal = STORY_MEAL;

/** One row for every part of the meal plan. */
export const MEAL_PLAN_CONFORMANCE: readonly Row[] = [
  { slot: 'difficulty-mark', element: (common) => <ui.DifficultyMark difficulty="easy" {...common} /> },
  { slot: 'meal-card', element: (common) => <ui.MealCard title={dal.title} {...common} /> },
  { slot: 'meal-card-picture', element: (common) => <ui.MealCardPicture {...common} /> },
  { slot: 'meal-card-reason', element: (common) => <ui.MealCardReason {...common} /> },
  { slot: 'meal-card-figures', element: (common) => <ui.MealCardFigures totalTime={40} {...common} /> },
  { slot: 'meal-card-method', element: (common) => <ui.MealCardMethod instructions="Stir." {...common} /> },
  { slot: 'meal-card-facts', element: (common) => <ui.MealCardFacts totalCost={7.4} {...common} /> },
  {
    slot: 'meal-card-expiring',
    element: (common) => <ui.MealCardExpiring uses={[{ name: 'peas', text: 'expire today' }]} {...common} />,
  },
  {
    slot: 'meal-card-stand-ins',
    element: (common) => (
      <ui.MealCardStandIns
        standIns={[{ ingredient: 'basmati rice', name: 'rice', note: 'Any rice will do.' }]}
        {...common}
      />
    ),
  },
  {
    slot: 'meal-card-actions',
    element: (common) => <ui.MealCardActions title={dal.title} onCook={nothing} {...common} />,
  },
  { slot: 'meal-card-skeleton', element: (common) => <ui.MealCardSkeleton {...common} /> },
  { slot: 'meal-day', element: (common) => <ui.MealDay day="Monday" meals={STORY_MEALS} {...common} /> },
  { slot: 'meal-day-header', element: (common) => <ui.MealDayHeader day="Monday" {...common} /> },
  { slot: 'meal-day-free', element: (common) => <ui.MealDayFree why="out" {...common} /> },
  {
    slot: 'meal-day-leftovers',
    element: (common) => <ui.MealDayLeftovers title={dal.title} day="Monday" {...common} slot="lunch" />,
  },
  { slot: 'meal-day-slot', element: (common) => <ui.MealDaySlot {...common} slot="lunch" /> },
  {
    slot: 'icon-button',
    folder: 'meal-menu',
    element: (common) => <ui.MealMenu title={dal.title} {...common} />,
  },
  { slot: 'icon-button', element: (common) => <ui.MealMenuTrigger title={dal.title} {...common} /> },
  { slot: 'week-glance', element: (common) => <ui.WeekGlance days={STORY_GLANCE} {...common} /> },
  {
    slot: 'dialog',
    folder: 'day-dialog',
    element: (common) => (
      <ui.DayDialog
        {...common}
        open
        title="Move"
        state={{ status: 'loading' }}
        onChoose={nothing}
        onRetry={nothing}
      />
    ),
  },
  {
    slot: 'dialog',
    folder: 'new-week-dialog',
    element: (common) => <ui.NewWeekDialog {...common} open days={[]} wishes={[]} onGenerate={nothing} />,
  },
  { slot: 'meal-day-skeleton', element: (common) => <ui.MealDaySkeleton {...common} /> },
  {
    slot: 'dialog',
    folder: 'meal-swap-dialog',
    element: (common) => (
      <ui.MealSwapDialog
        {...common}
        open
        onOpenChange={nothing}
        meal={dal.title}
        day="Monday"
        state={{ status: 'loading' }}
        onChoose={nothing}
        onRetry={nothing}
      />
    ),
  },
  {
    slot: 'meal-swap-option',
    element: (common) => <ui.MealSwapOption meal={dal} onChoose={nothing} {...common} />,
  },
  { slot: 'meal-week', element: (common) => <ui.MealWeek meals={STORY_MEALS} {...common} /> },
  { slot: 'meal-week-notes', element: (common) => <ui.MealWeekNotes title="Notes" {...common} /> },
  { slot: 'meal-week-skeleton', element: (common) => <ui.MealWeekSkeleton {...common} /> },
  {
    slot: 'household-question',
    element: (common) => <ui.HouseholdQuestion onAnswer={nothing} onSkip={nothing} {...common} />,
  },
  { slot: 'plan-summary', element: (common) => <ui.PlanSummary recipeCount={4} {...common} /> },
  { slot: 'plan-worth', element: (common) => <ui.PlanWorth shop={49} {...common} /> },
  { slot: 'plan-counters', element: (common) => <ui.PlanCounters meals={4} toBuy={15} {...common} /> },
  { slot: 'plan-estimate-notice', element: (common) => <ui.PlanEstimateNotice {...common} /> },
  { slot: 'plan-notice', element: (common) => <ui.PlanNotice onRefresh={nothing} {...common} /> },
  { slot: 'plan-status', element: (common) => <ui.PlanStatus status="empty" {...common} /> },
  { slot: 'button', element: (common) => <ui.GeneratePlanButton {...common} /> },
];
