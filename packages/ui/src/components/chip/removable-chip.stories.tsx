import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DISABLED, StateMatrix, TOUCHED, WITHOUT_CODE } from '../../testing/story-matrix.tsx';
import { RemovableChip, type RemovableChipProps } from './index.ts';
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

/** Both variants in every state. */
export const Matrix: Story = {
  parameters: WITHOUT_CODE,
  render: () => (
    <StateMatrix<RemovableChipProps>
      label="Variants and states"
      rows={{
        Filter: { label: 'Belgium', variant: 'filter' },
        Item: { label: 'Basmati rice', variant: 'item' },
      }}
      columns={[...TOUCHED, DISABLED]}
    >
      {(props) => <RemovableChip {...props} />}
    </StateMatrix>
  ),
};
