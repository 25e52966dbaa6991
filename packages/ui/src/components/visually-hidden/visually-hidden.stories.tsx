import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';
import { visuallyHiddenGuide } from './visually-hidden.guide.ts';

const meta = {
  title: 'Components/Visually hidden',
  component: VisuallyHidden,
  parameters: { guide: visuallyHiddenGuide },
  args: { children: 'out of 12 ingredients' },
  render: (args) => (
    <p>
      8 <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('out of 12 ingredients');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
