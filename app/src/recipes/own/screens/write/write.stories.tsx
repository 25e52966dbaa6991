import { EMPTY_RECIPE, rowsOfLines, rowsOfSteps, type RecipeEditorValue } from '@larder/ui/recipe-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inShell } from '../../../../storybook/in-shell.tsx';
import { countryOptions, courseOptions } from '../../editor-options.ts';
import { WriteView, type WriteState } from './write.view.tsx';

const CRUMBLE: RecipeEditorValue = {
  ...EMPTY_RECIPE,
  title: 'Gran’s apple crumble',
  course: 'dessert',
  ingredients: rowsOfLines([
    {
      text: '200 g plain flour, sifted',
      group: null,
      ingredient: { id: '102', name: 'Plain flour' },
      quantity: 200,
      unit: 'g',
      notes: 'sifted',
      certainty: 'sure',
    },
    {
      text: '2 tbsp Gran’s spice mix',
      group: 'For the apples',
      ingredient: null,
      quantity: 2,
      unit: 'tbsp',
      notes: null,
      certainty: 'unknown',
    },
  ]),
  steps: rowsOfSteps(['Rub the butter into the flour.', 'Bake for 40 minutes.']),
};

const READY: WriteState = {
  status: 'ready',
  isRestored: false,
  onStartOver: fn(),
  defaultValue: CRUMBLE,
  countries: countryOptions(),
  courses: courseOptions(),
  suggest: () => [],
  find: () => null,
  units: ['g', 'tbsp'],
  onSave: fn(),
  onCancel: fn(),
};

/** A cook's own recipe, written or changed. */
const meta = {
  title: 'Screens/Write a recipe',
  component: WriteView,
  decorators: [inShell('/dashboard')],
  parameters: { layout: 'fullscreen' },
  args: { kind: 'edit', state: READY, backHref: '/dashboard/recipes/7', onRetry: fn() },
} satisfies Meta<typeof WriteView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit recipe' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the recipe' })).toHaveAttribute(
      'href',
      '/dashboard/recipes/7',
    );
  },
};

export const New: Story = {
  args: { kind: 'new', backHref: '/dashboard', state: { ...READY, defaultValue: EMPTY_RECIPE } },
};

const startOver = fn();

/** What was written before a reload is back, and can be put away. */
export const Restored: Story = {
  args: {
    kind: 'new',
    state: { ...READY, isRestored: true, onStartOver: startOver, unsaved: true },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start over' }));
    await expect(startOver).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: {
    state: {
      ...READY,
      unsaved: true,
      error:
        'Larder cannot be reached. What you wrote is kept in this browser: save it when you are back online.',
    },
  },
};

/** Somebody else's recipe cannot be changed, but copied. */
export const NotOwn: Story = {
  args: { state: { status: 'not-own', duplicateHref: '/dashboard/recipes/7/duplicate' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Duplicate' })).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: { state: { status: 'error' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
