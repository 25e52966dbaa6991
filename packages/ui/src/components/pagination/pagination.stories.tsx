import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination, type PaginationProps } from './index.ts';
import { paginationGuide } from './pagination.guide.ts';

function Kept({ page, onPageChange, ...rest }: PaginationProps) {
  const [kept, setKept] = useState(page);
  return (
    <Pagination
      {...rest}
      page={kept}
      onPageChange={(next) => {
        setKept(next);
        onPageChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Recipes/Pagination',
  component: Pagination,
  parameters: { guide: paginationGuide },
  args: { page: 2, total: 47, onPageChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { proves: 'BROWSE-08 BROWSE-09 BROWSE-10' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible();
    await expect(canvas.getByText('Showing 21 - 40 of 47 recipes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByText('Showing 41 - 47 of 47 recipes')).toBeVisible();
  },
};

export const FirstPage: Story = {
  parameters: { proves: 'BROWSE-07 BROWSE-11' },
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
};

export const LastPage: Story = {
  parameters: { proves: 'BROWSE-12' },
  args: { page: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

/** On the last page 'Next' is disabled, so focus moves to its neighbour. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
  },
};

export const ThousandsOfRecipes: Story = {
  args: { page: 61, total: 100_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 1,201 - 1,220 of 100,000 recipes')).toBeVisible();
    await expect(canvas.getByText('Page 61 of 5,000')).toBeVisible();
  },
};

export const OnePage: Story = {
  args: { page: 1, total: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 1 of 1')).toBeVisible();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

/** Both buttons are busy: they keep focus and ignore presses. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await expect(button).toHaveFocus();
    }
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};
