import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inShell } from '../../storybook/in-shell.tsx';
import { onPhone } from '../../storybook/on-phone.ts';
import UnderConstruction from './under-construction.view.tsx';

/** A screen that is still to come. */
const meta = {
  title: 'Screens/Under construction',
  component: UnderConstruction,
  decorators: [inShell('/dashboard/shopping')],
  parameters: { layout: 'fullscreen' },
  args: { title: 'Shopping List' },
} satisfies Meta<typeof UnderConstruction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Soon: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This feature is under construction')).toBeVisible();
    await expect(canvas.getByText('Check back soon!')).toBeVisible();
  },
};

export const SoonOnPhone: Story = onPhone(Soon);
