import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DISABLED, PENDING, StateMatrix, TOUCHED, WITHOUT_CODE } from '../../testing/story-matrix.tsx';
import { TextField } from '../text-field/index.ts';
import { Button, type ButtonProps } from './button.tsx';
import { buttonGuide } from './button.guide.ts';

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: { guide: buttonGuide },
  args: { children: 'Find Matching Recipes', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function SentOnce(props: ButtonProps) {
  const [sent, setSent] = useState(0);
  return (
    <form
      style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        setSent((before) => before + 1);
      }}
    >
      <TextField label="List Name" />
      <Button {...props} pending={sent > 0}>
        {sent > 0 ? 'Saving...' : 'Save'}
      </Button>
      <output>Sent {sent} time</output>
    </form>
  );
}

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Find Matching Recipes' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    await expect(button).toHaveAttribute('type', 'button');
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Secondary: Story = {
  args: {
    variant: 'secondary',
    children: (
      <>
        <ListPlus aria-hidden />
        Add to List
      </>
    ),
  },
};

export const Ghost: Story = { args: { variant: 'ghost', children: 'Cancel' } };

export const Danger: Story = {
  args: {
    variant: 'danger',
    children: (
      <>
        <Trash2 aria-hidden />
        Remove
      </>
    ),
  },
};

export const Link: Story = { args: { variant: 'link', children: 'View Original Recipe' } };

export const Small: Story = { args: { size: 'small', children: 'Check All' } };

export const Wide: Story = { args: { wide: true, children: 'Sign Up' } };

export const Pending: Story = {
  args: { pending: true, children: 'Generating...' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Generating...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** It keeps focus, and neither a press nor Enter in a field submits the form again. */
export const PendingInAForm: Story = {
  args: { type: 'submit' },
  render: (args) => <SentOnce {...args} />,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Saving...');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByLabelText('List Name'), 'Sunday pots{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('Sent 1 time');
  },
};

export const AsLink: Story = {
  args: {
    asChild: true,
    variant: 'secondary',
    className: 'from-button',
    children: (
      <a href="#recipes" className="from-link">
        Browse Recipes
      </a>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Browse Recipes' });
    await expect(link).toHaveClass('from-button', 'from-link');
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const LongLabelOnNarrow: Story = {
  args: { wide: true, children: 'Add every ingredient that is still missing to the shopping list' },
  globals: { viewport: { value: 'phone' } },
};

export const Disabled: Story = { args: { disabled: true } };

/** The ring must be visible on the dark toast and on pictures: check both themes. */
export const Focused: Story = {
  args: { variant: 'secondary' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('button')).outlineStyle).toBe('solid');
  },
};

/** Every variant in every state. */
export const Matrix: Story = {
  parameters: WITHOUT_CODE,
  render: () => (
    <StateMatrix<ButtonProps>
      label="Variants and states"
      rows={{
        Primary: {},
        Secondary: { variant: 'secondary' },
        Ghost: { variant: 'ghost' },
        Danger: { variant: 'danger' },
        Link: { variant: 'link' },
        Small: { size: 'small' },
      }}
      columns={[...TOUCHED, PENDING, DISABLED]}
    >
      {(props) => <Button {...props}>{props.pending ? 'Saving...' : 'Save'}</Button>}
    </StateMatrix>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Secondary/ });
    const [rest, hover, , focus] = within(row).getAllByRole('button');
    if (!rest || !hover || !focus) throw new Error('The row has too few buttons');
    await waitFor(() =>
      expect(getComputedStyle(hover).backgroundColor).not.toBe(getComputedStyle(rest).backgroundColor),
    );
    await expect(getComputedStyle(focus).outlineStyle).toBe('solid');
    await expect(getComputedStyle(rest).outlineStyle).toBe('none');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await step('Tab reaches it, Enter and Space press it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
  },
};
