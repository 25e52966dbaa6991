import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RemovableChip } from './index.ts';
import { removableChipGuide } from './removable-chip.guide.ts';

const meta = {
  title: 'Components/Removable chip',
  component: RemovableChip,
  parameters: { guide: removableChipGuide },
  args: { label: 'Belgium', onRemove: fn() },
} satisfies Meta<typeof RemovableChip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole chip is the button; its target is 44 px high, though it looks smaller. */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Belgium' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Item: Story = { args: { variant: 'item', label: 'Basmati rice' } };

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
