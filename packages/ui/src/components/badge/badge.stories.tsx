import type { Meta, StoryObj } from '@storybook/react-vite';
import { Leaf, ShoppingBasket } from 'lucide-react';
import { Badge } from './index.ts';
import { badgeGuide } from './badge.guide.ts';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  parameters: { guide: badgeGuide },
  args: { children: 'Contains Dairy', tone: 'neutral', shape: 'tag' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Have: Story = { args: { tone: 'have', icon: <Leaf />, children: 'Vegan' } };

export const Missing: Story = {
  args: { tone: 'missing', shape: 'pill', icon: <ShoppingBasket />, children: 'Need 3 items' },
};

export const Pills: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {(['neutral', 'have', 'missing'] as const).map((tone) => (
        <Badge key={tone} tone={tone} shape="pill" icon={<ShoppingBasket />}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
};

/** Wider than a phone: badges do not wrap, so keep the text short. */
export const InARow: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', maxWidth: '16rem' }}>
      {['Contains Dairy', 'Contains Eggs', 'Contains Chicken', 'Contains Fish'].map((words) => (
        <Badge key={words}>{words}</Badge>
      ))}
    </div>
  ),
};
