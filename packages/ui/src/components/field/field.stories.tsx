import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fieldGuide } from './field.guide.ts';
import { Field, FieldError, FieldHint, FieldLabel } from './index.ts';

const meta = {
  title: 'Components/Field',
  component: Field,
  parameters: { guide: fieldGuide },
  args: {
    slot: 'note',
    label: 'Note for the cook',
    hint: 'What you would tell a friend',
    error: 'A note needs at least one word',
    children: (control) => <textarea {...control} rows={3} style={{ paddingBlock: '0.9rem' }} />,
  },
  argTypes: { children: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: '25rem' }}>{Story()}</div>],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A custom control in the standard layout. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Note for the cook' });
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(
      'A note needs at least one word What you would tell a friend',
    );
  },
};

/** The parts in a different order: the hint before the control. */
export const Recomposed: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <FieldLabel htmlFor="spice">How hot</FieldLabel>
      <FieldHint id="spice-hint">From 0, mild, to 10</FieldHint>
      <input
        id="spice"
        type="range"
        min="0"
        max="10"
        style={{ minBlockSize: 'var(--ld-target)' }}
        aria-describedby="spice-hint spice-error"
        aria-invalid
      />
      <FieldError id="spice-error">Nobody could eat that</FieldError>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'How hot' })).toHaveAccessibleDescription(
      'From 0, mild, to 10 Nobody could eat that',
    );
  },
};
