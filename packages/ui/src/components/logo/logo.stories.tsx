import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo.tsx';
import { logoGuide } from './logo.guide.ts';

const meta = { title: 'Components/Logo', component: Logo, parameters: { guide: logoGuide } } satisfies Meta<
  typeof Logo
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const JarAlone: Story = { args: { title: '' } };

/** A different product name with the same jar. */
export const AnotherTitle: Story = { args: { title: 'Crumbs' } };
