import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './skeleton.tsx';
import { skeletonGuide } from './skeleton.guide.ts';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: { guide: skeletonGuide },
  args: { style: { width: '16rem' } },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Picture: Story = { args: { shape: 'picture' } };

export const Pill: Story = { args: { shape: 'pill', style: { width: '8rem', height: '2.25rem' } } };

export const Card: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem', maxWidth: '20rem' }}>
      <Skeleton shape="picture" style={{ marginBottom: '1rem' }} />
      <Skeleton style={{ width: '75%', height: '1.25rem' }} />
      <Skeleton style={{ width: '90%' }} />
      <Skeleton style={{ width: '35%', height: '1.6rem' }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shapes = canvasElement.querySelectorAll('[data-slot="skeleton"]');
    await expect([...shapes].every((shape) => shape.getAttribute('aria-hidden') === 'true')).toBe(true);
  },
};
