import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepTimer } from '@larder/ui/step-timer';
import { expect, fn, userEvent } from 'storybook/test';
import { RECIPE } from '../../../storybook/fixtures.ts';
import { inRouter } from '../../../storybook/in-shell.tsx';
import { withAllergies } from '../../../storybook/with-allergies.tsx';
import { shownSteps } from '../../../recipes/shown-steps.ts';
import { CookView } from './cook.view.tsx';

/** A recipe to cook from. */
const meta = {
  title: 'Screens/Cook',
  component: CookView,
  decorators: [inRouter],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', recipe: RECIPE },
    steps: shownSteps(RECIPE),
    recipeHref: '/dashboard/recipes/1',
    step: 0,
    onStepChange: fn(),
    onStartTimer: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CookView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Step: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onStepChange).toHaveBeenCalledWith(1);
  },
};

/** What the cook avoids stays in view. */
export const Avoided: Story = {
  parameters: { proves: 'ALLERGY-39' },
  decorators: [withAllergies('eggs', 'wheat')],
  args: { step: 1, onServingsChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Contains egg and soy sauce \(wheat\), .*which you avoid$/)).toBeVisible();
  },
};

/** The servings can be changed while cooking. */
export const Scaling: Story = {
  parameters: { proves: 'UNITS-04' },
  args: { onServingsChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More servings' }));
    await expect(args.onServingsChange).toHaveBeenCalledWith(RECIPE.servings + 1);
  },
};

/** A running timer says when it can ring. */
export const Timing: Story = {
  parameters: { proves: 'COOK-07' },
  args: { timers: <StepTimer name="Step 1: 8 minutes" endsAt={null} remaining={480} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Timers' })).toHaveTextContent(
      'If you close the browser, it can’t ring.',
    );
  },
};

/** The last page of a planned meal. */
export const Planned: Story = {
  parameters: { proves: 'COOK-05' },
  args: { step: 99, onCooked: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cooked it' }));
    await expect(args.onCooked).toHaveBeenCalledOnce();
  },
};

/** The last page of any other recipe. */
export const End: Story = {
  args: { step: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Enjoy your meal/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the recipe' })).toBeVisible();
  },
};

export const Marking: Story = { args: { step: 99, onCooked: fn(), pending: true } };

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: { state: { status: 'error', retry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};
