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

/** First load: skeletons in the places of the content, so nothing shifts. */
export const First: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="recipe-grid"]')).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** Next page: the current content fades and stays until the new content arrives. */
export const Next: Story = {
  args: { state: 'next' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Dal Tadka' })).toBeVisible();
  },
};

/** An action: its button says what is happening. */
export const Action: Story = {
  render: () => (
    <div className={styles.actions}>
      <Button pending>Generating...</Button>
      <Button variant="secondary">Cancel</Button>
    </div>
  ),
};

/** Long-running work says so, with its progress if known. */
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
