import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LocaleProvider } from '../locale/index.ts';
import { PlanCounters, PlanEstimateNotice, PlanSummary, PlanWorth } from './index.ts';
import { planSummaryGuide } from './plan-summary.guide.ts';

const meta = {
  title: 'Meal plan/Plan summary',
  component: PlanSummary,
  parameters: { guide: planSummaryGuide },
  args: { recipeCount: 4, averageMatch: 67, averageCost: 14.075 },
} satisfies Meta<typeof PlanSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { proves: 'PLAN-13 PLAN-14 PLAN-15' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('recipes').closest('div')).toHaveTextContent('4');
    await expect(canvas.getByText('from pantry').closest('div')).toHaveTextContent('67%');
    await expect(canvas.getByText('per meal').closest('div')).toHaveTextContent('$14.08');
  },
};

/** A single recipe with unknown costs. */
export const OneRecipe: Story = {
  args: { recipeCount: 1, averageMatch: 100, averageCost: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('recipe')).toBeVisible();
    await expect(canvas.queryByText('per meal')).toBeNull();
  },
};

/** Long figures wrap on narrow pages. */
export const OtherCurrency: Story = {
  args: { recipeCount: 28, averageCost: 23_450.5 },
  render: (args) => (
    <LocaleProvider locale="id-ID" currency="IDR">
      <PlanSummary {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('per meal').closest('div')).toHaveTextContent('23.450,50');
  },
};

/** Next to the tabs. */
export const Counters: Story = {
  render: () => <PlanCounters meals={4} toBuy={1015} />,
  play: async ({ canvas }) => {
    const [meals, toBuy] = canvas.getAllByRole('listitem');
    await expect(meals).toHaveTextContent('4 Meals');
    await expect(toBuy).toHaveTextContent('1,015 To Buy');
  },
};

/** Below the menu. */
export const EstimateNotice: Story = { render: () => <PlanEstimateNotice /> };

/** What the week saves, and what its shop costs. */
export const Worth: Story = {
  parameters: { proves: 'CHOICE-12' },
  render: () => <PlanWorth saved={11.4} goods={['spinach', 'feta', 'chicken thighs']} shop={48.6} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\$11\.40 of food used before its date/)).toBeVisible();
    await expect(canvas.getByText(/^About \$49/)).toBeVisible();
  },
};

/** Nothing would have expired, and nothing is to be bought. */
export const WorthOfNothing: Story = {
  render: () => <PlanWorth saved={0} shop={0} />,
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};
