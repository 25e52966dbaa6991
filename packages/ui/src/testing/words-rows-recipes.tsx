import * as ui from './every-component.ts';
import { nothing, OURS, ours, say, says, type WordsRow } from './words-row.ts';

const DIETARY: Required<ui.DietaryBadgesLabels> = {
  ...ours('title', 'vegan', 'vegetarian', 'contains_dairy', 'contains_eggs', 'contains_chicken'),
  ...ours('contains_beef', 'contains_lamb', 'contains_pork', 'contains_fish'),
  possible: ours('contains_dairy', 'contains_eggs'),
  byLabel: say,
};
const INGREDIENTS: ui.IngredientListLabels = {
  ...ours('title', 'inPantry', 'add', 'serveWith', 'optional', 'fewerServings', 'moreServings'),
  servings: say,
  removeFromPantry: say,
  addToPantry: say,
  matched: say,
  count: say,
  amount: say,
  shortage: say,
  standIn: say,
  contains: say,
  mayContain: say,
  added: say,
  removed: say,
};
const SERVINGS: ui.ServingsStepperLabels = says('servings', 'fewer', 'more');
const UNIT_NAMES = { as_written: OURS, metric: OURS, us: OURS };
const STEPS: ui.InstructionStepsLabels = {
  ...ours('title', 'none', 'source', 'newTab', 'amountsNote'),
  writtenFor: say,
  amounts: { needs: OURS, amount: say },
};

const COOKING: ui.CookModeLabels = {
  ...ours('close', 'end', 'needs', 'timers', 'back', 'next', 'finish'),
  step: say,
  amount: say,
  startTimer: say,
};
const TIMER: ui.StepTimerLabels = {
  ...ours('extend', 'paused', 'ended'),
  ...says('pause', 'resume', 'extendName', 'stop', 'rings'),
};

const dietary = { vegan: true, contains_dairy: true, contains_eggs: true, contains_fish: true };
const recipe = {
  dietary,
  prepTime: 15,
  cookTime: 5,
  servings: 4,
};
const ingredients = [
  { id: 1, name: OURS, quantity: 2, unit: 'piece', notes: OURS },
  { id: 2, name: OURS, quantity: 1, unit: 'tbsp', notes: null },
  { id: 3, name: OURS, quantity: 2, unit: 'piece', standIn: { name: OURS, note: OURS } },
  { id: 4, name: OURS, quantity: 2, unit: 'piece', short: true, lacking: { quantity: 1, unit: 'piece' } },
];
const NOTE: ui.AllergyNoteLabels = {
  contains: say,
  mayContain: say,
  both: say,
  dishesContain: say,
  dishesMayContain: say,
  more: say,
};
const NUTRITION: ui.NutritionTableLabels = {
  ...ours('title', 'calories', 'fat', 'saturates', 'carbohydrates', 'sugars', 'fibre', 'protein', 'salt'),
  kcal: say,
  grams: say,
};
const SERVING = {
  calories: 1,
  fat: 2,
  saturates: 1,
  carbohydrates: 2,
  sugars: 1,
  fibre: 1,
  protein: 1,
  salt: 1,
};

/** A recipe and its parts. */
export const RECIPE_WORDS_ROWS: readonly WordsRow[] = [
  {
    component: 'DietaryBadges',
    element: (
      <ui.DietaryBadges
        dietary={{ ...dietary, contains_chicken: true, contains_beef: true, contains_pork: true }}
        labels={DIETARY}
      />
    ),
  },
  {
    component: 'DietaryBadges',
    element: <ui.DietaryBadges dietary={{ vegetarian: true }} labels={DIETARY} />,
  },
  {
    component: 'DietaryBadges',
    element: (
      <ui.DietaryBadges
        dietary={dietary}
        byLabel={[
          { flag: 'contains_dairy', ingredients: [] },
          { flag: 'contains_eggs', ingredients: ['국수'] },
        ]}
        labels={DIETARY}
      />
    ),
  },
  ...[
    { contains: [OURS], mayContain: [] },
    { contains: [], mayContain: [OURS] },
    { contains: [OURS, OURS], mayContain: [OURS], limit: 1 },
  ].map((things) => ({
    component: 'AllergyNote',
    element: <ui.AllergyNote {...things} labels={NOTE} />,
  })),
  {
    component: 'NutritionTable',
    element: <ui.NutritionTable nutrition={SERVING} labels={NUTRITION} />,
  },
  {
    component: 'IngredientList',
    element: (
      <ui.IngredientList
        ingredients={ingredients}
        matchingIds={[1, 3]}
        serveWith={[{ id: 5, name: OURS, quantity: 1, unit: 'piece', contains: [OURS], mayContain: [OURS] }]}
        servings={2}
        onServingsChange={nothing}
        onAdd={nothing}
        onRemove={nothing}
        labels={INGREDIENTS}
      />
    ),
  },
  {
    component: 'IngredientList',
    element: (
      <ui.IngredientList ingredients={ingredients} matchingIds={[]} showMatch={false} labels={INGREDIENTS} />
    ),
  },
  ...[0, 1].map((step) => ({
    component: 'CookMode',
    element: (
      <ui.CookMode
        title={OURS}
        steps={[
          {
            text: OURS,
            needs: [{ name: OURS, quantity: 2, unit: 'piece' }],
            times: [{ seconds: 60, from: 0, to: OURS.length }],
          },
        ]}
        step={step}
        onStepChange={nothing}
        onStartTimer={nothing}
        onClose={nothing}
        timers={OURS}
        end={OURS}
        labels={COOKING}
      />
    ),
  })),
  ...[
    { endsAt: 0, now: () => -60_000 },
    { endsAt: 0, now: () => 60_000 },
    { endsAt: null, remaining: 60 },
  ].map((state) => ({
    component: 'StepTimer',
    element: <ui.StepTimer name={OURS} {...state} labels={TIMER} />,
  })),
  {
    component: 'ServingsStepper',
    element: <ui.ServingsStepper value={4} onValueChange={nothing} labels={SERVINGS} />,
  },
  {
    component: 'UnitSwitch',
    element: <ui.UnitSwitch label={OURS} labels={{ names: UNIT_NAMES, hints: UNIT_NAMES }} />,
  },
  {
    component: 'InstructionSteps',
    element: (
      <ui.InstructionSteps
        instructions={`1. ${OURS}`}
        needs={[[{ name: OURS, quantity: 2, unit: 'tbsp' }]]}
        sourceUrl="https://example.com"
        labels={STEPS}
      />
    ),
  },
  {
    component: 'InstructionSteps',
    element: <ui.InstructionSteps instructions={`1. ${OURS}`} writtenServings={4} labels={STEPS} />,
  },
  {
    component: 'StepNeeds',
    element: (
      <ui.InstructionStepsList
        steps={[OURS]}
        needs={[[{ name: OURS, quantity: 2, unit: 'piece' }]]}
        labels={STEPS.amounts}
      />
    ),
  },
  { component: 'InstructionSteps', element: <ui.InstructionSteps instructions={null} labels={STEPS} /> },
  {
    component: 'RecipeHeader',
    element: (
      <ui.RecipeHeader
        {...recipe}
        backHref="#"
        title={OURS}
        eveningBefore={OURS}
        country="korea"
        countryName={OURS}
        matchPercentage={60}
        labels={
          {
            ...ours('back', 'prepTime', 'cookTime', 'totalTime', 'noTime', 'servings', 'hours', 'minutes'),
            eveningBefore: OURS,
            onTheDay: say,
            waitingTime: say,
            match: say,
            dietary: DIETARY,
          } satisfies ui.RecipeHeaderLabels
        }
      />
    ),
  },
  {
    component: 'RecipeAccordionItem',
    element: (
      <ui.RecipeAccordion>
        <ui.RecipeAccordionItem
          value="1"
          number={1}
          title={OURS}
          country="korea"
          totalTime={5}
          matchPercentage={60}
          updated
          labels={
            { match: say, time: say, ...ours('updated', 'country') } satisfies ui.RecipeAccordionItemLabels
          }
        />
      </ui.RecipeAccordion>
    ),
  },
  {
    component: 'RecipeAccordionDetails',
    element: (
      <ui.RecipeAccordionDetails
        {...recipe}
        href="#"
        ingredients={ingredients}
        matchingIds={[1]}
        instructions={OURS}
        labels={
          {
            ...ours('prepTime', 'cookTime', 'totalTime', 'noTime', 'servings', 'open'),
            waitingTime: say,
            minutes: say,
            count: say,
            dietary: DIETARY,
            ingredients: INGREDIENTS,
            instructions: STEPS,
          } satisfies ui.RecipeAccordionDetailsLabels
        }
      />
    ),
  },
];
