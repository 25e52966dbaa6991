import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { storyGlyph } from '../../testing/story-glyphs.tsx';
import { EmptyState } from './empty-state.tsx';
import { emptyStateGuide } from './empty-state.guide.ts';

const meta = {
  title: 'Components/Empty state',
  component: EmptyState,
  parameters: { guide: emptyStateGuide },
  args: {
    title: 'Your pantry is empty',
    text: 'Start with five things you always have.',
    action: <Button>Add Your First Ingredient</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent(
      'Your pantry is empty',
    );
  },
};

/** Small pictures of what could be here, hidden from screen readers. */
export const WithGlyphs: Story = {
  args: { glyphs: ['Onions', 'Garlic', 'Eggs', 'Basmati rice', 'Lemons'].map(storyGlyph) },
  play: async ({ canvas, canvasElement }) => {
    const glyphs = [...canvasElement.querySelectorAll('[data-slot="empty-state-glyphs"] > img')];
    await expect(glyphs.map((glyph) => glyph.getBoundingClientRect().height)).toEqual(Array(5).fill(28));
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const TitleAlone: Story = { args: { title: 'No recipes found', text: undefined, action: undefined } };

export const WithinASection: Story = {
  args: { title: 'No custom lists yet', headingLevel: 3, text: undefined },
  decorators: [
    (Story) => (
      <>
        <h2>My Lists</h2>
        {Story()}
      </>
    ),
  ],
};

export const LongWords: Story = {
  args: {
    title: 'Nothing in the Donaudampfschifffahrtsgesellschaftsspeisekammer',
    text: 'Start with five things you always have, then add what you bought last, and see what you could cook tonight.',
  },
  globals: { viewport: { value: 'phone' } },
};

/** A custom drawing instead of the jar. */
export const OwnPicture: Story = {
  args: { picture: <span style={{ fontSize: '3rem' }}>…</span>, title: 'Not yet', text: undefined },
};
