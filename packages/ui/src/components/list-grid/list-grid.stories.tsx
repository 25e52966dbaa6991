import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { STORY_LISTS } from '../../testing/story-lists.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ListCard } from '../list-card/index.ts';
import { ListGrid, ListSection } from './index.ts';
import { listGridGuide } from './list-grid.guide.ts';

const cards = STORY_LISTS.custom.map(({ id, ...list }) => (
  <ListCard key={id} {...list} onEdit={fn()} onDelete={fn()} />
));
const { id: _id, ...favorites } = STORY_LISTS.favorites;

const meta = {
  title: 'Lists/List grid',
  component: ListGrid,
  parameters: { guide: listGridGuide },
  args: { label: 'My Lists', children: cards },
  argTypes: { children: { control: false } },
  render: (args) => (
    <ListSection title="My Lists">
      <ListGrid {...args} />
    </ListSection>
  ),
} satisfies Meta<typeof ListGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { proves: 'LISTS-05' },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'My Lists' });
    await expect(within(section).getByRole('list', { name: 'My Lists' }).children).toHaveLength(3);
  },
};

/** The lists page: the built-in list, then the user's own. */
export const BothSections: Story = {
  render: (args) => (
    <div>
      <ListSection title="Default Lists">
        <ListGrid label="Default Lists">
          <ListCard {...favorites} />
        </ListGrid>
      </ListSection>
      <ListSection title="My Lists">
        <ListGrid {...args} />
      </ListSection>
    </div>
  ),
};

/** Skeletons in both sections. */
export const Loading: Story = {
  render: () => (
    <div>
      <ListSection title="Default Lists">
        <ListGrid loading skeletonCount={1} skeletonVariant="favorites" />
      </ListSection>
      <ListSection title="My Lists">
        <ListGrid loading />
      </ListSection>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(2);
  },
};

export const NoListsYet: Story = {
  render: () => (
    <ListSection title="My Lists">
      <EmptyState
        headingLevel={3}
        title="No custom lists yet"
        text="A list is a page of your own cookbook."
        action={<Button>Create your first list</Button>}
      />
    </ListSection>
  ),
};

/** A single card does not fill the whole row. */
export const OneList: Story = { args: { children: cards[0] } };
