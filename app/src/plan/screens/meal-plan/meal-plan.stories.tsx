import { NO_FILTERS } from '@larder/domain';
import { HouseholdQuestion } from '@larder/ui/household-question';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inShell } from '../../../storybook/in-shell.tsx';
import {
  CHOSEN_PLAN,
  KEPT_WEEKS,
  MEAL_PLAN,
  NO_ACTIONS,
  NO_KEPT_WEEKS,
  NO_SHOPPING,
  PLAN_DAY,
} from '../../../storybook/meal-plan-fixture.ts';
import { withAllergies } from '../../../storybook/with-allergies.tsx';
import { MealPlanView } from './meal-plan.view.tsx';
import { StartSelect } from './start-select.tsx';

/** Meal planning in every state. */
const meta = {
  title: 'Screens/Meal plan',
  component: MealPlanView,
  decorators: [inShell('/dashboard/meal-plan')],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'shown', plan: MEAL_PLAN },
    tab: 'meals',
    filters: NO_FILTERS,
    shopping: NO_SHOPPING,
    today: PLAN_DAY,
    actions: NO_ACTIONS,
    onTabChange: fn(),
    onGenerate: fn(),
    onChoose: fn(),
    onRetry: fn(),
    kept: NO_KEPT_WEEKS,
  },
} satisfies Meta<typeof MealPlanView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  parameters: { proves: 'PLAN-01 PLAN-08 PLAN-09 PLAN-11 PLAN-12 STATE-49' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Your Weekly Menu' })).toBeVisible();
    await expect(canvas.getByText('To Buy').closest('li')).toHaveTextContent('8 To Buy');
    await expect(canvas.getByText('Meals').closest('li')).toHaveTextContent('3 Meals');
    const monday = within(canvas.getByRole('region', { name: 'Mon, May 6 Today' }));
    await expect(monday.getByText('Need 2 items')).toBeVisible();
    await expect(monday.getByText(/^Uses your 250 g of red lentils/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Shopping' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('shopping');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Meal Plan' }));
    await expect(args.onGenerate).toHaveBeenCalledOnce();
  },
};

/** On a short phone, the first meal's day, picture and title are on the first screen, below all that the plan says of itself. */
export const FirstScreen: Story = {
  parameters: { proves: 'CHOICE-18' },
  args: {
    state: {
      status: 'shown',
      plan: {
        ...MEAL_PLAN,
        // As long as the facts of most meals get.
        meal_plan: MEAL_PLAN.meal_plan.map((meal) => ({
          ...meal,
          country: 'greece' as const,
          cooking_difficulty: 'medium' as const,
          estimated_cost: { cost_per_serving: 3.35, total_cost: 13.41 },
        })),
        saved: { dollars: 11.4, goods: ['red lentils', 'egg'] },
        shop: { dollars: 48.6 },
      },
    },
  },
  globals: { viewport: { value: 'shortPhone' } },
  play: async ({ canvas }) => {
    const monday = within(canvas.getByRole('region', { name: 'Mon, May 6 Today' }));
    const title = within(monday.getAllByRole('article')[0]!).getByRole('heading');
    await expect(title.getBoundingClientRect().bottom + window.scrollY).toBeLessThan(667);
    await expect(canvas.getByRole('list', { name: 'The week at a glance' })).toBeVisible();
    await expect(canvas.getByText(/of food used before its date/)).toBeVisible();
    await expect(canvas.getByText('To Buy')).toBeVisible();
  },
};

/** A plan that was kept for offline use before meals had dates: by weekday. */
export const WithoutDates: Story = {
  args: {
    state: {
      status: 'kept',
      plan: { ...MEAL_PLAN, meal_plan: MEAL_PLAN.meal_plan.map(({ date: _date, ...meal }) => meal) },
      pending: false,
    },
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 3 }).map((day) => day.textContent);
    await expect(names.slice(0, 3)).toEqual(['Monday', 'Wednesday', 'Saturday']);
  },
};

/** A chosen week: a meal kept, one cooked double, an evening out, and free evenings that can be planned. */
export const Chosen: Story = {
  args: {
    state: { status: 'shown', plan: CHOSEN_PLAN },
    actions: { ...NO_ACTIONS, onKeep: fn(), onSingle: fn(), onPlan: fn() },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^\$11\.40 of food used before its date/)).toBeVisible();
    await expect(canvas.getByText(/^About \$49/)).toBeVisible();
    const wednesday = within(canvas.getByRole('region', { name: 'Wed, May 8' }));
    const keep = wednesday.getByRole('button', { name: 'Keep Bibimbap' });
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(keep);
    await expect(args.actions.onKeep).toHaveBeenCalledWith('Wednesday', false);
    const tuesday = within(canvas.getByRole('region', { name: 'Tue, May 7' }));
    await expect(tuesday.getByText('Leftovers of Monday’s Dal Tadka')).toBeVisible();
    await userEvent.click(tuesday.getByRole('button', { name: /^Remove: Leftovers/ }));
    await expect(args.actions.onSingle).toHaveBeenCalledWith('Monday');
    await expect(canvas.getByRole('region', { name: 'Fri, May 10' })).toHaveTextContent('Eating out');
    const sunday = within(canvas.getByRole('region', { name: 'Sun, May 12' }));
    await userEvent.click(sunday.getByRole('button', { name: 'Plan something' }));
    await expect(args.actions.onPlan).toHaveBeenCalledWith('2030-05-12');
    // Pressing a day at a glance moves focus to that day.
    await userEvent.click(canvas.getByRole('button', { name: /^Saturday, May 11/ }));
    await expect(canvas.getByRole('region', { name: 'Sat, May 11' })).toHaveFocus();
  },
};

/** Before the first plan, the first day of the week can be chosen. */
export const FirstWeek: Story = {
  parameters: { proves: 'PLAN-42' },
  args: {
    state: { status: 'none' },
    start: <StartSelect today="2026-11-26" value="2026-11-26" onValueChange={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'First day of the new week' })).toHaveValue(
      '2026-11-26',
    );
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Starting today',
      'Starting tomorrow',
      'Starting Sat, Nov 28',
      'Starting Sun, Nov 29',
      'Starting Mon, Nov 30',
      'Starting Tue, Dec 1',
      'Starting Wed, Dec 2',
    ]);
  },
};

/** How many eat is asked once, after the buttons: nothing has to be answered. */
export const HowManyEat: Story = {
  parameters: { proves: 'HOUSEHOLD-05' },
  args: {
    state: { status: 'none' },
    start: <StartSelect today="2026-11-26" value="2026-11-26" onValueChange={fn()} />,
    household: <HouseholdQuestion onAnswer={fn()} onSkip={fn()} />,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'How many people are you cooking for?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Meal Plan' }));
    await expect(args.onGenerate).toHaveBeenCalledOnce();
  },
};

/** A week in progress: Monday is over, today is marked. */
export const MidWeek: Story = {
  args: { today: new Date(2030, 4, 8, 12) },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 3 }).map((day) => day.textContent);
    await expect(names.slice(0, 4)).toEqual(['Mon, May 6', 'Wed, May 8 Today', 'Thu, May 9', 'Fri, May 10']);
  },
};

/** An allergy was set after the plan was made. */
export const Avoided: Story = {
  parameters: { proves: 'ALLERGY-08' },
  decorators: [withAllergies('eggs')],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contains egg, which you avoid')).toBeVisible();
  },
};

/** A plan older than the pantry's last change, with browse filters. */
export const OutOfDate: Story = {
  args: {
    state: { status: 'shown', plan: { ...MEAL_PLAN, out_of_date: 'pantry' } },
    filters: { flags: ['no_pork'], countries: ['india', 'spain', 'korea'] },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Your pantry has changed since this plan was made.')).toBeVisible();
    await expect(
      canvas.getByText('New plans use your recipe filters: India, Spain, Korea, No pork.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change filters' })).toHaveAttribute(
      'href',
      '/dashboard?no_pork=true&countries=india%2Cspain%2Ckorea',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onGenerate).toHaveBeenCalledOnce();
  },
};

/** A plan with two weeks to restore, after the pantry has changed. */
export const Replaced: Story = {
  parameters: { proves: 'UNDO-30' },
  args: {
    state: { status: 'shown', plan: { ...MEAL_PLAN, out_of_date: 'pantry' } },
    kept: { ...NO_KEPT_WEEKS, weeks: KEPT_WEEKS, onRestore: fn() },
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(/^Previous week: 3 dinners for Mon, Wed,? and Fri, 1 cooked/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bring back the previous week' }));
    await expect(args.kept.onRestore).toHaveBeenCalledWith('before');
    await userEvent.click(canvas.getByRole('button', { name: 'Bring back the newer week' }));
    await expect(args.kept.onRestore).toHaveBeenCalledWith('after');
  },
};

/** A plan that may no longer suit the cook's diet. */
export const OtherPreferences: Story = {
  args: { state: { status: 'shown', plan: { ...MEAL_PLAN, out_of_date: 'preferences' } } },
};

/** The shopping list in supermarket order, with two items in the basket. */
export const Shopping: Story = {
  args: {
    tab: 'shopping',
    shopping: {
      ...NO_SHOPPING,
      checkedIds: ['18 weight', '3 piece'],
      onCheckedIdsChange: fn(),
      onCleared: fn(),
      onCopy: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 of 8 items')).toBeVisible();
    await expect(canvas.getByText('Need 300 g, have 200 g')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Beef sirloin/ }));
    await expect(args.shopping.onCheckedIdsChange).toHaveBeenCalledWith([
      '18 weight',
      '3 piece',
      '17 weight',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy List' }));
    await expect(args.shopping.onCopy).toHaveBeenCalledWith(
      [
        'Coriander leaves',
        'Beef sirloin (300 g)',
        'Chicken thigh (800 g)',
        'Chicken stock (1.2 l)',
        'Paella rice (500 g)',
        'Short-grain rice (100 g)',
      ].join('\n'),
    );
  },
};

/** Nothing to buy. */
export const NothingToBuy: Story = {
  parameters: { proves: 'SHOPPING-10 SHOPPING-11' },
  args: {
    tab: 'shopping',
    state: {
      status: 'shown',
      plan: {
        ...MEAL_PLAN,
        meal_plan: MEAL_PLAN.meal_plan.map((meal) => ({ ...meal, missingIngredientIDs: [] })),
        shopping_list: [],
        shopping_items: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No shopping list items found')).toBeVisible();
    await expect(canvas.getByText('All ingredients are available in your pantry!')).toBeVisible();
  },
};

/** No recipe satisfies all the hard limits. */
export const NothingFits: Story = {
  args: {
    state: {
      status: 'shown',
      plan: {
        id: MEAL_PLAN.id,
        meal_plan: [],
        shopping_list: [],
        shopping_items: [],
        purchases: [],
        nutritional_notes:
          "No recipe fits all your limits (vegan, no nuts, keto). Without the limit 'keto', 14 would fit.",
        out_of_date: null,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No recipe fits all your limits/)).toBeVisible();
  },
};

export const None: Story = {
  parameters: { proves: 'PLAN-07 STATE-47' },
  args: { state: { status: 'none' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'No Meal Plan Yet' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Meal Plan' }));
    await expect(args.onGenerate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose what matters' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const Generating: Story = {
  parameters: { proves: 'PLAN-02 PLAN-03 PLAN-05 PLAN-06 STATE-48' },
  args: { state: { status: 'generating', seconds: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Generating...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByText('2 seconds so far')).toBeVisible();
    await expect(await canvas.findByText('Creating your personalized meal plan...')).toBeVisible();
    await expect(
      canvas.getByText('This may take a few seconds while we find the best recipes for you'),
    ).toBeVisible();
  },
};

/** The latest plan is loading. */
export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: { state: { status: 'error' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Offline, with the plan stored in this browser. */
export const Kept: Story = {
  args: { state: { status: 'kept', plan: MEAL_PLAN, pending: false } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Cooked it: Dal Tadka' })).toHaveAccessibleDescription(
      'Larder cannot be reached.',
    );
    await expect(
      canvas.getByText('Larder cannot be reached. This is your last plan, as saved in this browser.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** In a shop, offline: purchases wait to be synced and are off the list. */
export const BoughtWithoutNetwork: Story = {
  args: {
    tab: 'shopping',
    state: { status: 'kept', plan: MEAL_PLAN, pending: false },
    shopping: {
      ...NO_SHOPPING,
      buysLater: true,
      checkedIds: ['3 piece'],
      waiting: [
        {
          key: 'waiting',
          planId: MEAL_PLAN.id,
          boughtAt: '2030-05-06T16:10:00Z',
          items: [{ ingredient_id: 17, name: 'Beef sirloin', quantity: 300, unit: 'g' }],
          checkedIds: ['17 weight'],
        },
        {
          key: 'refused',
          planId: '01976b0e-5a10-7c3e-9a55-0242ac120099',
          boughtAt: '2030-05-04T10:00:00Z',
          items: [{ ingredient_id: 3, name: 'Tomato', quantity: 4, unit: 'piece' }],
          checkedIds: ['3 piece'],
          refused: 'There is a newer meal plan. Please look at that one first.',
        },
      ],
      onBuy: fn(),
      onDiscard: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('checkbox', { name: /^Beef sirloin/ })).toBeNull();
    const waiting = within(canvas.getByRole('region', { name: 'Waiting to be sent' }));
    await expect(waiting.getByText('Beef sirloin')).toBeVisible();
    // Purchases for another plan do not hide items of this one.
    await expect(
      waiting.getByText(/^This could not be added to your pantry\. There is a newer/),
    ).toBeVisible();
    await userEvent.click(waiting.getByRole('button', { name: 'Discard: Tomato' }));
    await expect(args.shopping.onDiscard).toHaveBeenCalledWith('refused');
    const buy = canvas.getByRole('button', { name: 'Bought it' });
    await expect(buy).toHaveAccessibleDescription(/It will be sent when you are back online\.$/);
    await userEvent.click(buy);
    await expect(args.shopping.onBuy).toHaveBeenCalledWith(['3 piece'], {});
  },
};
