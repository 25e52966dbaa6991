import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../components/button/index.ts';
import { ProgressBar } from '../components/progress-bar/index.ts';
import { RecipeResults } from './recipe-results.tsx';
import styles from './patterns.module.css';

const meta = {
  title: 'Patterns/Loading',
  component: RecipeResults,
  tags: ['!autodocs'],
  args: { state: 'loading', onAct: fn() },
} satisfies Meta<typeof RecipeResults>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first time: shapes of what comes, in the places where it comes, so that nothing jumps. */
export const First: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="recipe-grid"]')).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The next page: what is there steps back and stays until the new has come. */
export const Next: Story = {
  args: { state: 'next' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Dal Tadka' })).toBeVisible();
  },
};

/** An action: its button says what goes on, in words. */
export const Action: Story = {
  render: () => (
    <div className={styles.actions}>
      <Button pending>Generating...</Button>
      <Button variant="secondary">Cancel</Button>
    </div>
  ),
};

/** What takes seconds says so, and how far it is when somebody knows. */
export const Long: Story = {
  render: () => (
    <div className={styles.panel}>
      <ProgressBar label="Adding your pantry" value={18} max={32} valueText="18 of 32 ingredients" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Adding your pantry' })).toHaveAttribute(
      'aria-valuetext',
      '18 of 32 ingredients',
    );
  },
};
