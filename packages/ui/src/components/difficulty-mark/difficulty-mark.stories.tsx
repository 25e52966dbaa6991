import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { difficultyMarkGuide } from './difficulty-mark.guide.ts';
import { DifficultyMark } from './index.ts';

const meta = {
  title: 'Meal plan/Difficulty mark',
  component: DifficultyMark,
  parameters: { guide: difficultyMarkGuide },
  args: { difficulty: 'easy' },
  argTypes: { difficulty: { control: 'inline-radio', options: ['easy', 'medium', 'hard', null] } },
} satisfies Meta<typeof DifficultyMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Green, yellow and red; anything else, or nothing, is white. Case does not matter. */
export const Levels: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.25rem' }}>
      {['easy', 'Medium', 'HARD', 'for chefs'].map((difficulty) => (
        <DifficultyMark {...args} key={difficulty} difficulty={difficulty} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const [word, level] of [
      ['Easy', 'easy'],
      ['Medium', 'medium'],
      ['Hard', 'hard'],
      ['Unknown', 'unknown'],
    ] as const) {
      await expect(canvas.getByText(word)).toHaveAttribute('data-level', level);
    }
  },
};

export const OtherWords: Story = {
  args: { difficulty: 'hard', labels: { hard: 'Für Geübte' } },
  play: async ({ canvas }) => expect(canvas.getByText('Für Geübte')).toBeVisible(),
};
