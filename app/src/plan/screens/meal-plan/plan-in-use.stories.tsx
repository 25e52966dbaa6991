import { NO_FILTERS } from '@larder/domain';
import { MealSwapDialog } from '@larder/ui/meal-swap-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inShell } from '../../../storybook/in-shell.tsx';
import {
  MEAL_PLAN,
  NO_ACTIONS,
  NO_KEPT_WEEKS,
  NO_SHOPPING,
  PLAN_DAY,
  PLAN_IN_USE,
} from '../../../storybook/meal-plan-fixture.ts';
import { MealPlanView } from './meal-plan.view.tsx';
import { toMeal } from './plan-content.ts';

/** A plan in use, for cooking and shopping. */
const meta = {
  title: 'Screens/Meal plan/In use',
  component: MealPlanView,
  decorators: [inShell('/dashboard/meal-plan')],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'shown', plan: PLAN_IN_USE },
    tab: 'meals',
    filters: NO_FILTERS,
    today: PLAN_DAY,
    actions: NO_ACTIONS,
    shopping: NO_SHOPPING,
    onTabChange: fn(),
    onGenerate: fn(),
    onChoose: fn(),
    onRetry: fn(),
    kept: NO_KEPT_WEEKS,
  },
} satisfies Meta<typeof MealPlanView>;

export default meta;
type Story = StoryObj<typeof meta>;

const regionOf = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>, name: string | RegExp) =>
  within(canvas.getByRole('region', { name }));

/** Meals that use expiring ingredients. */
export const Expiring: Story = {
  args: { state: { status: 'shown', plan: MEAL_PLAN } },
  play: async ({ canvas }) => {
    await expect(
      regionOf(canvas, /^Mon, May 6/).getByText('Uses red lentils · expire Thursday'),
    ).toBeVisible();
    await expect(regionOf(canvas, /^Wed, May 8/).getByText('Uses egg · expires tomorrow')).toBeVisible();
  },
};

/** Each meal's servings can be changed: shopping and cost follow. */
export const ForMore: Story = {
  parameters: { proves: 'UNITS-07' },
  args: {
    state: { status: 'shown', plan: MEAL_PLAN },
    actions: { ...NO_ACTIONS, onServingsChange: fn() },
  },
  play: async ({ canvas, args }) => {
    const monday = regionOf(canvas, /^Mon, May 6/);
    await userEvent.click(monday.getByRole('button', { name: /^More servings of/ }));
    await expect(args.actions.onServingsChange).toHaveBeenCalledOnce();
  },
};

/** Monday is cooked: it says so, lists no expiring ingredients, and can be undone. */
export const Cooked: Story = {
  args: { actions: { ...NO_ACTIONS, onCook: fn(), onUncook: fn() } },
  play: async ({ canvas, args }) => {
    const monday = regionOf(canvas, /^Mon, May 6/);
    await expect(monday.getByText('Cooked')).toBeVisible();
    await expect(monday.queryByText(/· expire/)).toBeNull();
    await expect(monday.queryByText(/^Need/)).toBeNull();
    await userEvent.click(monday.getByRole('button', { name: 'Undo: Dal Tadka is cooked' }));
    await expect(args.actions.onUncook).toHaveBeenCalledWith('Monday');
    await userEvent.click(canvas.getByRole('button', { name: 'Cooked it: Bibimbap' }));
    await expect(args.actions.onCook).toHaveBeenCalledWith('Wednesday');
  },
};

/** Wednesday is being marked as cooked; other days can still be changed. */
export const Cooking: Story = {
  args: { actions: { ...NO_ACTIONS, pendingPlaces: ['Wednesday'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cooked it: Bibimbap' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Swap Paella Valenciana' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

/** Some items are bought: they are off the list and can be undone. */
export const Bought: Story = {
  args: {
    tab: 'shopping',
    shopping: { ...NO_SHOPPING, checkedIds: ['3 piece'], onBuy: fn(), onUndoPurchase: fn() },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1 of 6 items')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bought it' }));
    await expect(args.shopping.onBuy).toHaveBeenCalledWith(['3 piece'], {});
    const bought = regionOf(canvas, 'Bought');
    await expect(bought.getByText('Coriander leaves')).toBeVisible();
    await userEvent.click(bought.getByRole('button', { name: 'Undo: Coriander leaves and 1 more bought' }));
    await expect(args.shopping.onUndoPurchase).toHaveBeenCalledWith(PLAN_IN_USE.purchases[0]?.id);
  },
};

/** Being added to the pantry. */
export const Buying: Story = {
  args: { tab: 'shopping', shopping: { ...NO_SHOPPING, isBuying: true, checkedIds: ['3 piece'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Putting away...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** Replacements for Monday. */
export const Swapping: Story = {
  args: { state: { status: 'shown', plan: MEAL_PLAN } },
  render: (args) => (
    <>
      <MealPlanView {...args} />
      <MealSwapDialog
        open
        meal="Dal Tadka"
        day="Mon, May 6"
        state={{
          status: 'ready',
          meals: MEAL_PLAN.meal_plan.slice(1).map((one) => ({
            ...toMeal(one, PLAN_DAY),
            adds: one.ingredients.filter(({ to_buy: lacks }) => lacks > 0).map(({ name }) => name),
            saves: ['tomato'],
          })),
        }}
        onChoose={fn()}
        onRetry={fn()}
      />
    </>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Swap Dal Tadka' }));
    await expect(dialog.getByRole('button', { name: 'Choose Paella Valenciana' })).toBeInTheDocument();
  },
};
