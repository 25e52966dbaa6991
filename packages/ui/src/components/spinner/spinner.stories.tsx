import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Spinner } from './spinner.tsx';
import { spinnerGuide } from './spinner.guide.ts';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  parameters: { guide: spinnerGuide },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const sizes = { small: 20, medium: 32, large: 56 } as const;

/** Renders a size with its hidden text. */
const sized = (size: keyof typeof sizes): Story => ({
  args: { size },
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('status');
    await expect(spinner).toHaveTextContent('Loading...');
    await expect(spinner.querySelector('svg')?.getBoundingClientRect().width).toBe(sizes[size]);
  },
});

export const Small = { ...sized('small'), parameters: { proves: 'SHELL-12' } };

export const Medium = { ...sized('medium'), parameters: { proves: 'SHELL-12 SHELL-13' } };

export const Large = { ...sized('large'), parameters: { proves: 'SHELL-12' } };

/** Another product's text. */
export const OwnWords: Story = {
  args: { label: 'Warming up the oven' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Warming up the oven');
  },
};
