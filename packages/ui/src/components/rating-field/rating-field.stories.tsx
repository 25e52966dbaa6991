import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RatingField, RatingMark } from './index.ts';
import { ratingFieldGuide } from './rating-field.guide.ts';

const meta = {
  title: 'Components/Rating field',
  component: RatingField,
  parameters: { guide: ratingFieldGuide },
  args: { legend: 'Your rating', onValueChange: fn() },
} satisfies Meta<typeof RatingField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Your rating' })).toBeVisible();
    const four = canvas.getByRole('radio', { name: '4 stars' });
    await userEvent.click(four);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await expect(four).toBeChecked();
    await expect(canvas.getByText('Very good')).toBeVisible();
  },
};

export const Rated: Story = { args: { defaultValue: 3 } };

/** Pressing the chosen star again clears the rating. */
export const Clearing: Story = {
  args: { defaultValue: 5 },
  play: async ({ args, canvas }) => {
    const five = canvas.getByRole('radio', { name: '5 stars' });
    await expect(five).toHaveAccessibleDescription('Press again to clear');
    await userEvent.click(five);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(five).not.toBeChecked();
    await expect(canvas.queryByText('A favorite')).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1 star' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('radio', { name: '2 stars' })).toHaveFocus();
  },
};

/** A thumb finds every star. */
export const Targets: Story = {
  play: async ({ canvas }) => {
    for (const star of canvas.getAllByRole('radio')) {
      const { width, height } = star.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Row: Story = { args: { layout: 'row', defaultValue: 4, hint: 'Only you see it' } };

export const Failed: Story = {
  args: { defaultValue: 2, error: 'Your rating could not be saved. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Your rating could not be saved. Please try again.',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 4 } };

export const OtherWords: Story = {
  args: {
    legend: 'Deine Bewertung',
    defaultValue: 4,
    labels: {
      stars: (stars) => `${stars} Sterne`,
      meaning: () => 'Sehr gut',
      clear: 'Nochmal drücken: keine',
    },
  },
};

/** From right to left, the first star is on the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 2 },
  play: async ({ canvas }) => {
    await waitFor(() => {
      const [first, second] = canvas.getAllByRole('radio').map((star) => star.getBoundingClientRect().x);
      return expect(first).toBeGreaterThan(second ?? Infinity);
    });
  },
};

/** Where it cannot be changed. */
export const Mark: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      {[1, 2, 3, 4, 5].map((rating) => (
        <RatingMark key={rating} rating={rating} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rated 4 of 5' })).toBeVisible();
  },
};
