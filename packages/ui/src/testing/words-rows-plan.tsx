import * as ui from './every-component.ts';
import { nothing, OURS, ours, say, says, type WordsRow } from './words-row.ts';

const DIFFICULTY: ui.DifficultyMarkLabels = ours('easy', 'medium', 'hard', 'unknown');
const MEAL: ui.MealCardLabels = {
  difficulty: DIFFICULTY,
  ...ours('showSteps', 'hideSteps', 'eveningBefore', 'cooked', 'swap', 'cook', 'undo'),
  standIn: say,
  expiring: say,
  ...says('swapName', 'cookName', 'undoName', 'keepName'),
  ...ours('kept', 'doubled'),
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
  ...ours('out', 'nothing', 'plan', 'lunch', 'dinner', 'single'),
  ...says('leftovers', 'singleName'),
  meal: MEAL,
};
const SUMMARY: ui.PlanSummaryLabels = {
  ...says('recipes', 'saved', 'shop'),
  ...ours('fromPantry', 'perMeal', 'shopFor'),
};
const GLANCE: ui.WeekGlanceLabels = {
  ...ours('title', 'out', 'nothing', 'cooked'),
  ...says('day', 'dayName', 'leftovers', 'work'),
};
const MENU: ui.MealMenuLabels = {
  name: say,
  ...ours('move', 'double', 'single', 'out', 'nothing', 'remove'),
};
const DAYS: ui.DayDialogLabels = {
  ...ours('close', 'today', 'lunch', 'dinner', 'out', 'nothing', 'saving', 'loading', 'errorTitle', 'retry'),
  ...says('day', 'taken'),
};
const NEW_WEEK: ui.NewWeekDialogLabels = {
  ...ours('close', 'title', 'cancel', 'sentence', 'sentenceHint', 'read', 'reading', 'filled'),
  ...ours(
    'nothingFilled',
    'keep',
    'keepHint',
    'cooked',
    'lunch',
    'free',
    'lunches',
    'useUp',
    'wishes',
    'also',
    'generate',
    'generating',
  ),
  ...says('day', 'notUnderstood', 'notFound', 'dish'),
};
const HOUSEHOLD: ui.HouseholdQuestionLabels = {
  ...ours('title', 'note', 'fewer', 'more', 'save', 'skip'),
  people: say,
};
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
  ...says('elapsed', 'before'),
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
  ...says('title', 'description', 'found', 'match', 'time', 'adds', 'saves', 'chooseName', 'foundRecipes'),
  difference: say,
  ...ours('search', 'clearSearch', 'searching', 'noneTitle', 'noneText', 'searchErrorTitle'),
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
  standIns: [{ ingredient: OURS, name: OURS, note: OURS }],
  expiring: [{ name: OURS, text: OURS }],
  kept: true,
  doubled: OURS,
};

/** The meal plan and its shopping list. */
export const PLAN_WORDS_ROWS: readonly WordsRow[] = [
  { component: 'DifficultyMark', element: <ui.DifficultyMark difficulty="easy" labels={DIFFICULTY} /> },
  { component: 'DifficultyMark', element: <ui.DifficultyMark difficulty={null} labels={DIFFICULTY} /> },
  {
    component: 'MealCard',
    element: (
      <ui.MealCard
        {...meal}
        onSwap={nothing}
        onCook={nothing}
        onKeep={nothing}
        unavailable={OURS}
        labels={MEAL}
      />
    ),
  },
  { component: 'MealCard', element: <ui.MealCard {...meal} cooked onUncook={nothing} labels={MEAL} /> },
  ...[
    { status: 'loading' as const },
    { status: 'error' as const, text: OURS },
    { status: 'ready' as const, meals: [] },
    {
      status: 'ready' as const,
      meals: [
        {
          id: 1,
          title: OURS,
          matchPercentage: 60,
          totalTime: 40,
          adds: [OURS],
          saves: [OURS],
          difference: { shop: 3, saved: 2 },
        },
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
        pendingIds={[1]}
        error={OURS}
        onChoose={nothing}
        onRetry={nothing}
        labels={SWAP}
      />
    ),
  })),
  ...[
    { status: 'loading' as const },
    { status: 'error' as const },
    { status: 'ready' as const, meals: [] },
    { status: 'ready' as const, meals: [{ id: 1, title: OURS }] },
  ].map((found) => ({
    component: 'MealSwapDialog',
    element: (
      <ui.MealSwapDialog
        open
        meal={OURS}
        day={OURS}
        state={{ status: 'loading' }}
        query={OURS}
        onQueryChange={nothing}
        found={found}
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
        free={[{ date: '2026-11-27', why: 'out' }]}
        leftovers={[{ date: '2026-11-26', slot: 'lunch', title: OURS, day: OURS, mealId: 1 }]}
        worth={{ saved: 11.4, goods: [OURS], shop: 49 }}
        notes={OURS}
        labels={
          {
            ...ours('title', 'notes'),
            date: say,
            day: say,
            summary: SUMMARY,
            glance: GLANCE,
            ofDay: DAY,
          } satisfies ui.MealWeekLabels
        }
      />
    ),
  },
  {
    component: 'MealDayFree',
    element: <ui.MealDayFree why="nothing" onPlan={nothing} labels={DAY} />,
  },
  {
    component: 'MealDayLeftovers',
    element: <ui.MealDayLeftovers title={OURS} day={OURS} slot="dinner" onSingle={nothing} labels={DAY} />,
  },
  {
    component: 'MealMenu',
    element: (
      <ui.MealMenu
        title={OURS}
        defaultOpen
        onMove={nothing}
        onDouble={nothing}
        onSingle={nothing}
        onFree={nothing}
        onRemove={nothing}
        labels={MENU}
      />
    ),
  },
  { component: 'MealMenuTrigger', element: <ui.MealMenuTrigger title={OURS} labels={MENU} /> },
  {
    component: 'WeekGlance',
    element: (
      <ui.WeekGlance
        days={[
          { date: '2026-11-26', kind: 'meal', title: OURS, subtitle: OURS, work: 45, cooked: true },
          { date: '2026-11-27', kind: 'leftovers', title: OURS },
          { date: '2026-11-28', kind: 'out' },
          { date: '2026-11-29', kind: 'nothing' },
        ]}
        labels={GLANCE}
      />
    ),
  },
  ...[
    { status: 'loading' as const },
    { status: 'error' as const, text: OURS },
    {
      status: 'ready' as const,
      days: [
        { id: '1', date: '2026-11-26', slot: 'lunch' as const, taken: OURS },
        { id: '2', date: '2026-11-26', slot: 'dinner' as const, free: 'out' as const },
        { id: '3', date: '2026-11-27', free: 'nothing' as const, unavailable: OURS },
      ],
    },
  ].map((state) => ({
    component: 'DayDialog',
    element: (
      <ui.DayDialog
        open
        title={OURS}
        description={OURS}
        state={state}
        today="2026-11-26"
        pendingIds={['1']}
        error={OURS}
        onChoose={nothing}
        onRetry={nothing}
        labels={DAYS}
      />
    ),
  })),
  ...[
    { pendingAction: 'read' as const },
    { pendingAction: 'generate' as const },
    { read: { filled: true, notUnderstood: [OURS], notFound: [OURS] } },
    { read: { filled: false, notUnderstood: [] }, error: OURS },
  ].map((state) => ({
    component: 'NewWeekDialog',
    element: (
      <ui.NewWeekDialog
        open
        description={OURS}
        days={[
          { date: '2026-11-26', meal: OURS, cooked: true },
          { date: '2026-11-27', meal: OURS, lunch: OURS },
        ]}
        useUp={[{ id: '1', name: OURS }]}
        wishes={[{ id: '1', name: OURS }]}
        also={[{ id: '1', name: OURS }]}
        dishes={[{ id: '2026-11-27', date: '2026-11-27', asked: OURS, options: [{ id: '1', name: OURS }] }]}
        onReadSentence={nothing}
        onGenerate={nothing}
        {...state}
        labels={NEW_WEEK}
      />
    ),
  })),
  {
    component: 'HouseholdQuestion',
    element: <ui.HouseholdQuestion onAnswer={nothing} onSkip={nothing} error={OURS} labels={HOUSEHOLD} />,
  },
  {
    component: 'PlanWorth',
    element: <ui.PlanWorth saved={11.4} goods={[OURS]} shop={49} labels={SUMMARY} />,
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
  {
    component: 'PlanStatus',
    element: <ui.PlanStatus status="generating" seconds={3} before={2} labels={STATUS} />,
  },
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
        pending
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
