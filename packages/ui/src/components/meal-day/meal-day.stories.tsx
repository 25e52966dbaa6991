import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { STORY_MEALS } from '../../testing/story-meals.ts';
import { MealDay, MealDayFree, MealDayHeader, MealDayLeftovers, MealDaySkeleton } from './index.ts';
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

/** A lunch beside the dinner: both are named, and counted in the day's totals. */
export const WithLunch: Story = {
  args: {
    meals: withoutDay.slice(0, 2).map((meal, at) => ({ ...meal, slot: at === 0 ? 'lunch' : 'dinner' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^(?:Lunch|Dinner)$/).map((slot) => slot.textContent)).toEqual([
      'Lunch',
      'Dinner',
    ]);
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

/** A lunch, and leftovers or nothing for dinner. */
export const LunchAlone: Story = {
  args: {
    meals: withoutDay.slice(0, 1).map((meal) => ({ ...meal, slot: 'lunch' })),
    free: 'nothing',
    onPlan: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Nothing planned')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Plan something' }));
    await expect(args.onPlan).toHaveBeenCalledOnce();
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

/** An evening without a meal is one slim row, and can be planned. */
export const Free: Story = {
  parameters: { proves: 'CHOICE-05' },
  args: { day: 'Fri, Nov 27', meals: [], free: 'nothing', onPlan: fn() },
  play: async ({ args, canvas }) => {
    const friday = within(canvas.getByRole('region', { name: 'Fri, Nov 27' }));
    await expect(friday.getByText('Nothing planned')).toBeVisible();
    const plan = friday.getByRole('button', { name: 'Plan something' });
    await expect(plan).toHaveAccessibleDescription('Fri, Nov 27');
    await userEvent.click(plan);
    await expect(args.onPlan).toHaveBeenCalledOnce();
    await expect(friday.queryByRole('article')).toBeNull();
  },
};

/** Eating out, with leftovers for lunch. */
export const OutWithLeftovers: Story = {
  parameters: { proves: 'CHOICE-06' },
  args: {
    day: 'Fri, Nov 27',
    meals: [],
    free: 'out',
    leftovers: [{ mealId: 'dal', title: 'Dal Tadka', day: 'Thursday', slot: 'lunch' }],
    mealActions: { onSingle: fn() },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Eating out')).toBeVisible();
    await expect(canvas.getByText('Leftovers of Thursday’s Dal Tadka')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Leftovers of Thursday’s Dal Tadka' }));
    await expect(args.mealActions?.onSingle).toHaveBeenCalledWith('dal');
  },
};

/** Moving a meal away removes its buttons: focus stays on the day. */
export const FocusStays: Story = {
  args: { headingLevel: 3, day: 'Monday' },
  render: function Render(args) {
    const [isFree, setFree] = useState(false);
    return (
      <MealDay
        {...args}
        meals={isFree ? [] : args.meals.slice(0, 1)}
        free={isFree ? 'out' : null}
        mealActions={{ onSwap: () => setFree(true) }}
      />
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Swap/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Eating out')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Monday' })).toHaveFocus();
  },
};

/** The rows alone. */
export const Rows: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <MealDayFree why="out" />
      <MealDayLeftovers title="Dal Tadka" day="Monday" slot="dinner" />
    </div>
  ),
};

export const Skeleton: Story = { render: () => <MealDaySkeleton /> };
