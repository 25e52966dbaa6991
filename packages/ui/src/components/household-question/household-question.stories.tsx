import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HouseholdQuestion } from './index.ts';
import { householdQuestionGuide } from './household-question.guide.ts';

const meta = {
  title: 'Meal plan/Household question',
  component: HouseholdQuestion,
  parameters: { guide: householdQuestionGuide },
  args: { onValueChange: fn(), onAnswer: fn(), onSkip: fn() },
} satisfies Meta<typeof HouseholdQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { proves: 'HOUSEHOLD-05' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'How many people are you cooking for?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More people' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('3 people');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 person');
    await expect(canvas.getByRole('button', { name: 'Fewer people' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith(1);
  },
};

/** The answer is being saved: its button keeps focus. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    const answer = canvas.getByRole('button', { name: 'Save' });
    await expect(answer).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(answer);
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'This could not be saved. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This could not be saved. Please try again.');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
