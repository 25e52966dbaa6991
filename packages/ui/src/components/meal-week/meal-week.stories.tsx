import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { STORY_MEALS, STORY_UNASSIGNED_MEAL } from '../../testing/story-meals.ts';
import { Badge } from '../badge/index.ts';
import { MealCard } from '../meal-card/index.ts';
import { MealWeek, MealWeekNotes, MealWeekSkeleton } from './index.ts';
import { mealWeekGuide } from './meal-week.guide.ts';

const meta = {
  title: 'Meal plan/Meal week',
  component: MealWeek,
  parameters: { guide: mealWeekGuide },
  args: { meals: STORY_MEALS },
} satisfies Meta<typeof MealWeek>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { proves: 'PLAN-16' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your Weekly Menu' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
      'Monday',
      'Wednesday',
      'Saturday',
    ]);
    await expect(canvas.getByText('$14.08')).toBeVisible();
  },
};

/** A week in progress that began on a Thursday: sorted by date, today marked, past days muted. */
export const Dated: Story = {
  parameters: { proves: 'PLAN-18 PLAN-40 PLAN-41' },
  args: {
    today: '2026-11-28',
    meals: STORY_MEALS.map((meal, index) => ({
      ...meal,
      ...[
        { day: 'Wednesday', date: '2026-12-02' },
        { day: 'Thursday', date: '2026-11-26' },
        { day: 'Monday', date: '2026-11-30' },
        { day: 'Saturday', date: '2026-11-28' },
      ][index],
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
      'Thu, Nov 26',
      'Sat, Nov 28 Today',
      'Mon, Nov 30',
      'Wed, Dec 2',
    ]);
    await expect(canvasElement.querySelectorAll('[data-when="past"]')).toHaveLength(1);
  },
};

/** A chosen week: free evenings and leftovers by date, what it saves and costs, and a way to each day. */
export const Chosen: Story = {
  parameters: { proves: 'CHOICE-11' },
  args: {
    today: '2026-11-23',
    meals: STORY_MEALS.slice(2).map((meal, index) => ({
      ...meal,
      date: ['2026-11-23', '2026-11-26'][index],
    })),
    free: [
      { date: '2026-11-25', why: 'out' },
      { date: '2026-11-24', why: 'nothing' },
    ],
    leftovers: [
      { date: '2026-11-24', slot: 'lunch', mealId: 'bibimbap', title: 'Bibimbap', day: 'Monday' },
      { date: '2026-11-27', slot: 'dinner', mealId: 'stoofvlees', title: 'Stoofvlees', day: 'Thursday' },
    ],
    worth: { saved: 11.4, goods: ['spinach'], shop: 48.6 },
    onPlan: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
      'Mon, Nov 23 Today',
      'Tue, Nov 24',
      'Wed, Nov 25',
      'Thu, Nov 26',
      'Fri, Nov 27',
    ]);
    await expect(canvas.getByRole('button', { name: /^Tuesday, November 24/ })).toHaveTextContent(
      'Lunch: Leftovers of Monday’s Bibimbap',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Wednesday, November 25 Eating out/ }));
    await expect(canvas.getByRole('region', { name: 'Wed, Nov 25' })).toHaveFocus();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Plan something' })[0]!);
    await expect(args.onPlan).toHaveBeenCalledWith('2026-11-24');
    await expect(canvas.getByText(/^About \$49/)).toBeVisible();
  },
};

/** A lunch has its place beside the dinner: in the day, at a glance and on paper. */
export const Lunches: Story = {
  parameters: { proves: 'LUNCH-05' },
  args: {
    today: '2026-11-23',
    meals: STORY_MEALS.slice(0, 3).map((meal, index) => ({
      ...meal,
      date: ['2026-11-24', '2026-11-24', '2026-11-25'][index],
      slot: index === 0 ? 'lunch' : 'dinner',
    })),
    free: [{ date: '2026-11-26', why: 'nothing' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Tuesday, November 24/ })).toHaveTextContent(
      'Guacamole with Totopos',
    );
    await expect(canvas.getByRole('button', { name: /^Tuesday, November 24/ })).toHaveTextContent(
      'Lunch: Dal Tadka',
    );
    await expect(canvas.getByText('Lunch')).toBeVisible();
  },
};

/** Without dates. Meals may come in any order and case; those without a valid day come last. */
export const UnassignedMeals: Story = {
  parameters: { proves: 'CONST-27 PLAN-19' },
  args: {
    meals: [
      STORY_UNASSIGNED_MEAL,
      ...STORY_MEALS.toReversed(),
      { id: 'soup', title: 'Soup from what is there', day: 'Someday' },
      { id: 'roast', title: 'Sunday roast', day: 'sunday' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
      'Monday',
      'Wednesday',
      'Saturday',
      'Sunday',
      'Unassigned',
    ]);
    await expect(
      canvas
        .getAllByRole('heading', { level: 4 })
        .map((meal) => meal.textContent)
        .slice(-2),
    ).toEqual(['Paella Valenciana', 'Soup from what is there']);
  },
};

export const WithNotes: Story = {
  parameters: { proves: 'PLAN-17' },
  args: {
    notes:
      'Your week leans on lentils, rice and vegetables, with about 30 g of protein a meal.\nOnly four recipes fit what you avoid, so three days stay free.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nutritional notes' })).toBeVisible();
  },
};

/** Nothing could be planned; the notes explain why. */
export const NoMeals: Story = {
  args: {
    meals: [],
    notes:
      'No recipe fits all of your limits. Choose more kitchen appliances or fewer restrictions in Settings.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('recipes')).toBeVisible();
    await expect(canvas.queryByText('from pantry')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Other day names; the order stays. */
export const OtherWords: Story = {
  args: {
    meals: STORY_MEALS.slice(0, 1),
    labels: {
      title: 'Euer Wochenplan',
      day: (day) => ({ Monday: 'Montag' })[day as string] ?? 'Ohne Tag',
      summary: { recipes: () => 'Rezept', fromPantry: 'aus dem Vorrat', perMeal: 'je Mahlzeit' },
      ofDay: { calories: (calories) => `${calories} kcal`, meal: { need: (count) => `${count} fehlen` } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Montag' })).toBeVisible();
    await expect(canvas.getByText('2 fehlen')).toBeVisible();
    await expect(canvas.getByText('485 kcal')).toBeVisible();
  },
};

/** The notes alone. */
export const Notes: Story = {
  render: () => <MealWeekNotes title="Nutritional notes">Three of your meals are vegan.</MealWeekNotes>,
};

/** An existing plan is loading. */
export const Skeleton: Story = {
  render: () => <MealWeekSkeleton />,
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading...'),
};

/** A badge of your own in some meals; their buttons stay. */
export const OneBadgeMore: Story = {
  args: {
    mealActions: { onSwap: fn() },
    renderMeal: (card, meal) => (
      <MealCard {...card}>
        {meal.totalTime === 40 ? <Badge shape="pill">Ready by seven</Badge> : null}
      </MealCard>
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Ready by seven').closest('article')).toHaveTextContent('40 min');
    const swaps = canvas.getAllByRole('button', { name: /^Swap/ });
    await expect(swaps).toHaveLength(STORY_MEALS.length);
    await userEvent.click(swaps[0]!);
    await expect(args.mealActions?.onSwap).toHaveBeenCalledOnce();
  },
};
