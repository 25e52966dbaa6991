import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { STORY_MEALS } from '../../testing/story-meals.ts';
import { MealDay, MealDayHeader, MealDaySkeleton } from './index.ts';
import { mealDayGuide } from './meal-day.guide.ts';

const withoutDay = STORY_MEALS.map(({ day: _day, ...meal }) => meal);

const meta = {
  title: 'Meal plan/Meal day',
  component: MealDay,
  parameters: { guide: mealDayGuide },
  args: { day: 'Monday', meals: withoutDay.slice(0, 2), headingLevel: 2 },
} satisfies Meta<typeof MealDay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Times, calories and costs are summed, percentages averaged. */
export const Playground: Story = {
  parameters: { proves: 'CONST-25 CONST-26 PLAN-20 PLAN-22 PLAN-23 PLAN-24' },
  play: async ({ canvas }) => {
    const day = within(canvas.getByRole('region', { name: 'Monday' }));
    const figure = (name: string) => day.getByText(name).closest('div');
    await expect(figure('Total time')).toHaveTextContent('55min');
    await expect(figure('From pantry')).toHaveTextContent('79%');
    await expect(figure('Calories')).toHaveTextContent('795 cal');
    await expect(figure('Cost')).toHaveTextContent('$14');
    await expect(day.getAllByRole('article')).toHaveLength(2);
    await expect(day.getByRole('heading', { level: 3, name: 'Guacamole with Totopos' })).toBeVisible();
  },
};

/** Durations of an hour or more show hours and minutes. */
export const LongDay: Story = {
  parameters: { proves: 'PLAN-21' },
  args: { day: 'Saturday', meals: withoutDay },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4h 20min')).toBeVisible();
    await expect(canvas.getByText('2,055 cal')).toBeVisible();
    await expect(canvas.getByText('$56')).toBeVisible();
  },
};

/** Figures that no meal has are left out, as are 0 calories. */
export const FewFigures: Story = {
  parameters: { proves: 'PLAN-23' },
  args: {
    day: 'Thursday',
    meals: [
      { id: 1, title: 'Soup from what is there', totalTime: 20, nutrition: { calories: 0 } },
      { id: 2, title: 'Bread and cheese' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20min')).toBeVisible();
    await expect(canvas.getByText('20 min')).toBeVisible();
    for (const name of ['From pantry', 'Calories', 'Cost']) await expect(canvas.queryByText(name)).toBeNull();
  },
};

/** A long day name in another language. */
export const LongName: Story = { args: { day: 'Måndag den tjugotredje november' } };

/** The header alone. */
export const Header: Story = {
  render: () => (
    <MealDayHeader
      day="Wednesday"
      headingLevel={2}
      totalTime={75}
      averageMatch={67}
      calories={2560}
      totalCost={20.6}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1h 15min')).toBeVisible();
    await expect(canvas.getByText('$21')).toBeVisible();
  },
};

export const Skeleton: Story = { render: () => <MealDaySkeleton /> };
