import * as ui from '../index.ts';
import { nothing, OURS, ours, say, says, type WordsRow } from './words-row.ts';

const DIFFICULTY: ui.DifficultyMarkLabels = ours('easy', 'medium', 'hard', 'unknown');
const MEAL: ui.MealCardLabels = {
  difficulty: DIFFICULTY,
  ...ours('showSteps', 'hideSteps', 'eveningBefore', 'cooked', 'swap', 'cook', 'undo'),
  expiring: say,
  ...says('swapName', 'cookName', 'undoName'),
  match: say,
  country: say,
  need: say,
  time: say,
  servings: say,
  grams: say,
  ...says('calories', 'protein', 'carbs', 'perServing', 'total'),
};
const DAY: ui.MealDayLabels = {
  duration: say,
  calories: say,
  ...ours('totalTimeName', 'matchName', 'caloriesName', 'costName', 'today'),
  meal: MEAL,
};
const SUMMARY: ui.PlanSummaryLabels = { recipes: say, ...ours('fromPantry', 'perMeal') };
const NOTICE: ui.PlanNoticeLabels = ours(
  'pantry',
  'preferences',
  'replaced',
  'refresh',
  'refreshing',
  'restore',
  'restoring',
  'dismiss',
);
const GENERATE: ui.GeneratePlanButtonLabels = ours('generate', 'generating');
const STATUS: ui.PlanStatusLabels = {
  ...GENERATE,
  elapsed: say,
  ...ours('creating', 'wait', 'progress', 'emptyTitle', 'emptyText'),
};
const SHOPPING: ui.ShoppingListLabels = {
  progress: say,
  complete: say,
  count: say,
  category: say,
  amount: say,
  named: say,
  figures: say,
  needed: say,
  soldAs: say,
  packs: say,
  estimate: say,
  buyHint: say,
  boughtOn: say,
  ...says('undoName', 'addAnywayName', 'discardName'),
  ...ours(
    'progressTitle',
    'clearAll',
    'checkAll',
    'copy',
    'little',
    'staple',
    'toBuy',
    'buy',
    'buying',
    'buyLater',
    'waiting',
    'bought',
    'undo',
    'addAnyway',
    'discard',
    'emptyTitle',
    'emptyText',
  ),
};

const SWAP: ui.MealSwapDialogLabels = {
  ...ours('close', 'loading', 'emptyTitle', 'emptyText', 'errorTitle', 'retry', 'same', 'choose', 'choosing'),
  ...says('title', 'description', 'found', 'match', 'time', 'adds', 'saves', 'chooseName'),
};

const meal = {
  title: OURS,
  country: 'korea',
  difficulty: 'easy',
  reason: OURS,
  totalTime: 40,
  servings: 4,
  matchPercentage: 60,
  missingCount: 2,
  costPerServing: 2,
  totalCost: 8,
  nutrition: { calories: 485, protein: 19, carbohydrates: 68 },
  instructions: `1. ${OURS} 2. ${OURS}`,
  eveningBefore: OURS,
  expiring: [{ name: OURS, text: OURS }],
};

/** The meal plan and its shopping list. */
export const PLAN_WORDS_ROWS: readonly WordsRow[] = [
  { component: 'DifficultyMark', element: <ui.DifficultyMark difficulty="easy" labels={DIFFICULTY} /> },
  { component: 'DifficultyMark', element: <ui.DifficultyMark difficulty={null} labels={DIFFICULTY} /> },
  {
    component: 'MealCard',
    element: <ui.MealCard {...meal} onSwap={nothing} onCook={nothing} unavailable={OURS} labels={MEAL} />,
  },
  { component: 'MealCard', element: <ui.MealCard {...meal} cooked onUncook={nothing} labels={MEAL} /> },
  ...[
    { status: 'loading' as const },
    { status: 'error' as const, text: OURS },
    { status: 'ready' as const, meals: [] },
    {
      status: 'ready' as const,
      meals: [
        { id: 1, title: OURS, matchPercentage: 60, totalTime: 40, adds: [OURS], saves: [OURS] },
        { id: 2, title: OURS, adds: [], saves: [] },
      ],
    },
  ].map((state) => ({
    component: 'MealSwapDialog',
    element: (
      <ui.MealSwapDialog
        open
        meal={OURS}
        day={OURS}
        state={state}
        choosingId={1}
        error={OURS}
        onChoose={nothing}
        onRetry={nothing}
        labels={SWAP}
      />
    ),
  })),
  {
    component: 'MealCardMethod',
    element: <ui.MealCardMethod open instructions={meal.instructions} labels={MEAL} />,
  },
  { component: 'MealDay', element: <ui.MealDay day={OURS} meals={[{ id: 1, ...meal }]} labels={DAY} /> },
  {
    component: 'MealWeek',
    element: (
      <ui.MealWeek
        meals={[
          { id: 1, day: 'Monday', ...meal },
          { id: 2, ...meal },
          { id: 3, date: '2026-11-26', ...meal },
        ]}
        today="2026-11-26"
        notes={OURS}
        labels={
          {
            ...ours('title', 'notes'),
            date: say,
            day: say,
            summary: SUMMARY,
            ofDay: DAY,
          } satisfies ui.MealWeekLabels
        }
      />
    ),
  },
  {
    component: 'PlanSummary',
    element: <ui.PlanSummary recipeCount={4} averageMatch={60} averageCost={3} labels={SUMMARY} />,
  },
  {
    component: 'PlanCounters',
    element: (
      <ui.PlanCounters meals={4} toBuy={15} labels={ours('meals', 'toBuy') satisfies ui.PlanCountersLabels} />
    ),
  },
  {
    component: 'PlanNotice',
    element: <ui.PlanNotice reason="pantry" dismissible onRefresh={nothing} labels={NOTICE} />,
  },
  {
    component: 'PlanNotice',
    element: <ui.PlanNotice reason="preferences" pending onRefresh={nothing} labels={NOTICE} />,
  },
  {
    component: 'PlanNotice',
    element: <ui.PlanNotice reason="replaced" onRefresh={nothing} labels={NOTICE} />,
  },
  {
    component: 'PlanNotice',
    element: <ui.PlanNotice reason="replaced" pending onRefresh={nothing} labels={NOTICE} />,
  },
  { component: 'PlanStatus', element: <ui.PlanStatus status="empty" labels={STATUS} onGenerate={nothing} /> },
  {
    component: 'PlanStatus',
    element: <ui.PlanStatus status="empty" pending labels={STATUS} onGenerate={nothing} />,
  },
  { component: 'PlanStatus', element: <ui.PlanStatus status="generating" seconds={3} labels={STATUS} /> },
  { component: 'GeneratePlanButton', element: <ui.GeneratePlanButton labels={GENERATE} /> },
  { component: 'GeneratePlanButton', element: <ui.GeneratePlanButton pending labels={GENERATE} /> },
  {
    component: 'ShoppingList',
    element: (
      <ui.ShoppingList
        items={[
          { id: '1', name: OURS, quantity: 2, unit: 'piece', category: 'Produce', need: 3, have: 1 },
          { id: '2', name: OURS, quantity: 2, unit: 'kg', category: 'Dairy', cost: 2 },
          { id: '3', name: OURS, quantity: 2, unit: 'kg', category: 'Spices', staple: true },
        ]}
        defaultCheckedIds={['1']}
        onCopy={nothing}
        onBuy={nothing}
        purchases={[
          {
            id: '1',
            boughtAt: '2030-05-06',
            items: [{ id: '1', name: OURS, quantity: 2, unit: 'piece' }],
          },
        ]}
        onUndoPurchase={nothing}
        labels={SHOPPING}
      />
    ),
  },
  {
    component: 'ShoppingList',
    element: (
      <ui.ShoppingList
        items={[{ id: '1', name: OURS, quantity: 2, unit: 'piece', category: 'Produce' }]}
        onBuy={nothing}
        buying
        buysLater
        waiting={[
          {
            id: '1',
            boughtAt: '2030-05-06',
            items: [{ id: '1', name: OURS, quantity: 2, unit: 'piece' }],
          },
          {
            id: '2',
            boughtAt: '2030-05-06',
            items: [{ id: '1', name: OURS, quantity: 2, unit: 'piece' }],
            problem: OURS,
          },
        ]}
        onUndoWaiting={nothing}
        onAddAnyway={nothing}
        onDiscard={nothing}
        labels={SHOPPING}
      />
    ),
  },
  { component: 'ShoppingList', element: <ui.ShoppingList items={[]} labels={SHOPPING} /> },
];
