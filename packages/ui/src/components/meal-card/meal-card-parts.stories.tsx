import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { STORY_MEAL } from '../../testing/story-meals.ts';
import {
  MealCardFacts,
  MealCardFigures,
  MealCardMethod,
  MealCardPicture,
  MealCardReason,
  MealCardSkeleton,
} from './index.ts';
import { mealCardGuide } from './meal-card.guide.ts';

const { picture, matchPercentage, reason, totalTime, servings, nutrition, totalCost, instructions } =
  STORY_MEAL;

const meta = {
  title: 'Meal plan/Meal card parts',
  component: MealCardMethod,
  parameters: { guide: mealCardGuide },
  args: { instructions, onOpenChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MealCardMethod>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The method alone: three lines, then every step with its number. */
export const Method: Story = {
  parameters: { proves: 'CONST-28 PLAN-39' },
  play: async ({ args, canvas }) => {
    const lines = canvas.getByText(/^1\. Rinse/);
    const { lineHeight } = getComputedStyle(lines);
    await expect(lines.clientHeight).toBeLessThanOrEqual(Math.ceil(3 * Number.parseFloat(lineHeight)));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all steps' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(
      'Serve with warm naan and a squeeze of lemon.',
    );
  },
};

/** Controlled: it only reports the request. */
export const KeptByThePage: Story = {
  args: { open: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer lines' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

/** All steps are shown at first. Collapsing them keeps focus on the button, which shows them again. */
export const OpenAtFirst: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer lines' }));
    const toggle = canvas.getByRole('button', { name: 'Show all steps' });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Show fewer lines' })).toHaveFocus();
  },
};

/** The same for a short method: the pressed button stays while focused. */
export const ShortAndOpenAtFirst: Story = {
  args: {
    defaultOpen: true,
    instructions: '1. Mash the avocados with lime juice and salt. 2. Serve at once.',
  },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Show fewer lines' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveFocus();
    // A ResizeObserver reports before the second frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A method that fits its three lines has no button. */
export const ShortMethod: Story = {
  args: { instructions: '1. Mash the avocados with lime juice and salt. 2. Serve at once.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Mash the avocados/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The other parts, composed into a smaller card. */
export const SmallerCard: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <MealCardPicture
        picture={picture}
        matchPercentage={matchPercentage}
        style={{ borderRadius: 'var(--ld-radius-l)', overflow: 'hidden' }}
      />
      <MealCardReason>{reason}</MealCardReason>
      <MealCardFigures totalTime={totalTime} servings={servings} />
      <MealCardFacts nutrition={nutrition} totalCost={totalCost} />
    </div>
  ),
};

/** A placeholder while the meal loads. */
export const Skeleton: Story = { render: () => <MealCardSkeleton /> };
