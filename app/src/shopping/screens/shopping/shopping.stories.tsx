import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inShell } from '../../../storybook/in-shell.tsx';
import { MEAL_PLAN, NO_SHOPPING } from '../../../storybook/meal-plan-fixture.ts';
import { ShoppingView } from './shopping.view.tsx';

/** The plan's shopping list, one tap from everywhere. */
const meta = {
  title: 'Screens/Shopping',
  component: ShoppingView,
  decorators: [inShell('/dashboard/shopping')],
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'shown', plan: MEAL_PLAN }, shopping: NO_SHOPPING, onRetry: fn() },
} satisfies Meta<typeof ShoppingView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  args: { shopping: { ...NO_SHOPPING, checkedIds: ['18 weight', '3 piece'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Shopping List' })).toBeVisible();
    await expect(canvas.getByText('2 of 8 items')).toBeVisible();
  },
};

const CHUTNEY = {
  text: '1 jar of Gran’s chutney',
  day: 'Wednesday' as const,
  recipe_id: 2_000_001,
  title: 'Mystery eggs',
};

/** A recipe of the cook's own needs what no ingredient is known for: it stands in their words, and is copied with the rest. */
export const InOwnWords: Story = {
  parameters: { proves: 'WRITE-09' },
  args: {
    state: { status: 'shown', plan: { ...MEAL_PLAN, other_items: [CHUTNEY] } },
    shopping: { ...NO_SHOPPING, onCopy: fn() },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'In your own words' })).toHaveTextContent(
      '1 jar of Gran’s chutneyMystery eggs, Wednesday',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy List' }));
    await expect(args.shopping.onCopy).toHaveBeenCalledWith(
      expect.stringMatching(/\n1 jar of Gran’s chutney$/),
    );
  },
};

/** Nothing else is left to buy: those lines are copied alone. */
export const OnlyInOwnWords: Story = {
  args: {
    state: {
      status: 'shown',
      plan: { ...MEAL_PLAN, shopping_items: [], other_items: [{ ...CHUTNEY, times: 1.5 }] },
    },
    shopping: { ...NO_SHOPPING, onCopy: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy List' }));
    await expect(args.shopping.onCopy).toHaveBeenCalledWith('1 jar of Gran’s chutney × 1½');
  },
};

/** There is no plan to shop for. */
export const Soon: Story = {
  parameters: { proves: 'ROUTE-11 ROUTE-12' },
  args: { state: { status: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This feature is under construction')).toBeVisible();
    await expect(canvas.getByText('Check back soon!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Plan a week to shop for' })).toHaveAttribute(
      'href',
      '/dashboard/meal-plan',
    );
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: { state: { status: 'error' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Failed to load shopping list' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Offline, with the list of the plan stored in this browser. */
export const Kept: Story = {
  args: {
    state: { status: 'kept', plan: MEAL_PLAN, pending: false },
    shopping: { ...NO_SHOPPING, buysLater: true },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Larder cannot be reached. This is your last plan, as saved in this browser.'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8);
  },
};
