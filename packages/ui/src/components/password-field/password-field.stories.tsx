import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PasswordField } from './password-field.tsx';
import { passwordFieldGuide } from './password-field.guide.ts';

const meta = {
  title: 'Components/Password field',
  component: PasswordField,
  parameters: { guide: passwordFieldGuide },
  args: { label: 'Password', autoComplete: 'current-password', onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '25rem' }}>{Story()}</div>],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ShowingIt: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'paprika and salt');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('paprika and salt');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('paprika and salt');
  },
};

export const WithError: Story = {
  args: { label: 'Confirm Password', defaultValue: 'paprika', error: 'Passwords do not match' },
};

export const WithHint: Story = { args: { hint: '6 characters or more', autoComplete: 'new-password' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'paprika' } };

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('paprika');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
  },
};
