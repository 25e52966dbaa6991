import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { STORY_RECIPES } from '../../testing/story-recipes.ts';
import { RecipePicture } from '../recipe-picture/index.ts';
import { MatchBadge } from './index.ts';
import { matchBadgeGuide } from './match-badge.guide.ts';

const meta = {
  title: 'Recipes/Match badge',
  component: MatchBadge,
  parameters: { guide: matchBadgeGuide },
  args: { percentage: 67 },
  argTypes: { percentage: { control: { type: 'range', min: 0, max: 100 } } },
} satisfies Meta<typeof MatchBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { proves: 'BROWSE-22' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('67% Match')).toBeVisible();
  },
};

/** In a line of text, without a background. */
export const Flat: Story = { args: { variant: 'flat', children: '8 of 12' } };

/** Opaque, so it is legible on any picture, and the same in both themes. */
export const OnAPicture: Story = {
  render: () => (
    <div style={{ position: 'relative', maxWidth: '28rem' }}>
      <RecipePicture
        picture={STORY_RECIPES[1].picture}
        style={{ height: '9rem', borderRadius: 'var(--ld-radius-m)' }}
      />
      <div
        style={{
          position: 'absolute',
          inset: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignContent: 'center',
          gap: '0.5rem',
          padding: '1rem',
        }}
      >
        <MatchBadge percentage={33} />
        <MatchBadge percentage={67} />
        <MatchBadge percentage={92} />
      </div>
    </div>
  ),
};
