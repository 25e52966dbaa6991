import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LocaleProvider } from '../locale/index.ts';
import { ProgressBar } from './index.ts';
import { progressBarGuide } from './progress-bar.guide.ts';

const meta = {
  title: 'Components/Progress bar',
  component: ProgressBar,
  parameters: { guide: progressBarGuide },
  args: { label: 'Saving ingredients', value: 40 },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } }, label: { control: 'text' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Saving ingredients' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', '40%');
    await expect(canvas.getByText('40%')).toBeVisible();
  },
};

/** Counts real items, with custom text. */
export const Counted: Story = {
  args: { label: 'Saving ingredients', value: 6, max: 15, valueText: '6 of 15' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuemax', '15');
    await expect(bar).toHaveAttribute('aria-valuetext', '6 of 15');
  },
};

/** Of unknown duration. Striped and static with reduced motion. */
export const Indeterminate: Story = {
  args: { value: undefined, label: 'Generating your meal plan' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Levels: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {[0, 1, 50, 99, 100].map((value) => (
        <ProgressBar {...args} key={value} value={value} />
      ))}
    </div>
  ),
};

/** Values out of range fill or empty the bar. */
export const BeyondTheScale: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <ProgressBar {...args} label="Too little" value={-20} />
      <ProgressBar {...args} label="Too much" value={140} />
      <ProgressBar {...args} label="Of nothing" value={0} max={0} />
    </div>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'));
    await expect(texts).toEqual(['0%', '100%', '0%']);
  },
};

export const LongLabel: Story = {
  args: {
    label: 'Saving hand-harvested sun-dried heirloom tomatoes in extra-virgin olive oil with oregano',
    valueText: '12 of 1,200 ingredients',
  },
};

/** It fills from the right in right-to-left layouts. */
export const RightToLeft: Story = {
  render: (args) => (
    <LocaleProvider locale="ar-EG">
      <div dir="rtl" lang="ar">
        <ProgressBar {...args} label="حفظ المكونات" />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    const fill = canvasElement.querySelector('[data-slot="progress-bar-fill"]')?.getBoundingClientRect();
    const track = canvas.getByRole('progressbar').getBoundingClientRect();
    await expect(fill?.left).toBeGreaterThan(track.left + 1);
  },
};
