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

/** Green, yellow and red; anything else is white. Case does not matter. */
export const Levels: Story = {
  parameters: { proves: 'PLAN-29' },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.25rem' }}>
      {['easy', 'Medium', 'HARD', 'for chefs'].map((difficulty) => (
        <DifficultyMark {...args} key={difficulty} difficulty={difficulty} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    // The hue of a colour in degrees: red is about 30, yellow 85, green 140.
    for (const [word, level, from, to] of [
      ['Easy', 'easy', 125, 155],
      ['Medium', 'medium', 75, 95],
      ['Hard', 'hard', 20, 40],
    ] as const) {
      const mark = canvas.getByText(word);
      await expect(mark).toHaveAttribute('data-level', level);
      const { backgroundColor } = getComputedStyle(mark, '::before');
      const hue = Number(/^oklch\(\S+ \S+ (\S+)\)$/.exec(backgroundColor)?.[1]);
      await expect(hue).toBeGreaterThan(from);
      await expect(hue).toBeLessThan(to);
    }
    const unknown = canvas.getByText('Unknown');
    await expect(unknown).toHaveAttribute('data-level', 'unknown');
    const { backgroundColor: white } = getComputedStyle(unknown, '::before');
    await expect(Number(/^oklch\((\S+)/.exec(white)?.[1])).toBeGreaterThan(0.95);
  },
};

export const OtherWords: Story = {
  args: { difficulty: 'hard', labels: { hard: 'Für Geübte' } },
  play: async ({ canvas }) => expect(canvas.getByText('Für Geübte')).toBeVisible(),
};
