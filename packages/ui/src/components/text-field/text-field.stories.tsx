import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DISABLED, StateMatrix, TOUCHED, WITHOUT_CODE } from '../../testing/story-matrix.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { textFieldGuide } from './text-field.guide.ts';

const meta = {
  title: 'Components/Text field',
  component: TextField,
  parameters: { guide: textFieldGuide },
  args: { label: 'Username', onValueChange: fn() },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: parameters['isWide'] ? undefined : '25rem' }}>{Story()}</div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Username' });
    await userEvent.click(within(canvasElement).getByText('Username'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('mi');
    await expect(args.onValueChange).toHaveBeenNthCalledWith(2, 'mi');
    await expect(input).toHaveValue('mi');
  },
};

export const WithHint: Story = {
  args: { hint: '3 to 50 letters, numbers and underscores', defaultValue: 'cook' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      '3 to 50 letters, numbers and underscores',
    );
  },
};

export const WithError: Story = {
  args: {
    error: 'Username must be at least 3 characters',
    hint: 'Letters, numbers and underscores',
    defaultValue: 'mi',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Username must be at least 3 characters Letters, numbers and underscores',
    );
  },
};

export const WithIcon: Story = {
  args: {
    label: 'Search recipes',
    hideLabel: true,
    placeholder: 'Search recipes...',
    type: 'search',
    leading: <Search aria-hidden />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox', { name: 'Search recipes' })).toBeVisible();
  },
};

export const ReadOnly: Story = { args: { label: 'Ingredient', readOnly: true, value: 'Basmati rice' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'cook' } };

export const Controlled: Story = {
  args: { value: 'cook', hint: 'The caller keeps it, and keeps it so' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 's');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('cooks');
    await expect(input).toHaveValue('cook');
  },
};

export const LongWords: Story = {
  args: {
    label: 'What would you call the dish that your grandmother made on the first Sunday in November',
    error: 'Donaudampfschifffahrtsgesellschaftskapitänssuppe is longer than 40 characters',
    defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitänssuppe',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('mira');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mira');
  },
};

/** Empty, filled in and wrong, in every state. */
export const Matrix: Story = {
  parameters: { ...WITHOUT_CODE, isWide: true },
  render: () => (
    <StateMatrix<TextFieldProps>
      label="States"
      rows={{
        Empty: { label: 'Name' },
        Filled: { label: 'Name', defaultValue: 'Mira' },
        Wrong: { label: 'Name', defaultValue: 'M', error: 'Too short' },
      }}
      columns={[...TOUCHED, DISABLED]}
    >
      {(props) => <TextField {...props} />}
    </StateMatrix>
  ),
};
