import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { PageHeader } from './page-header.tsx';
import { pageHeaderGuide } from './page-header.guide.ts';

const meta = {
  title: 'Components/Page header',
  component: PageHeader,
  parameters: { guide: pageHeaderGuide },
  args: { title: 'Pantry Management' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Pantry Management',
    );
  },
};

export const WithLead: Story = { args: { lead: 'Type what you have. A quantity is optional.' } };

export const WithActions: Story = {
  args: { title: 'My Recipe Lists', actions: <Button>Create New List</Button> },
};

/** Small actions share the title's line on phones too. */
export const Compact: Story = {
  args: {
    title: 'Meal Plan',
    compact: true,
    actions: (
      <Button variant="secondary" size="small">
        Generate Meal Plan
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.top).toBeLessThan(title.bottom);
  },
};

export const LongTitle: Story = {
  args: {
    title: 'Everything that the Donaudampfschifffahrtsgesellschaft ever cooked on a Sunday',
    lead: 'A lead may run over more than one line too, when there is that much to say.',
    actions: <Button>Create New List</Button>,
  },
  globals: { viewport: { value: 'phone' } },
};
