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
