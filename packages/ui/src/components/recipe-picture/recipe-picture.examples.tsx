import type { GuidePair } from '../../internal/docs/guide.ts';
import { STORY_RECIPES } from '../../testing/story-recipes.ts';
import { RecipePicture, type RecipePictureFile } from './index.ts';

const soup = (picture: RecipePictureFile | null) => (
  <div style={{ flex: '0 1 12rem' }}>
    <RecipePicture picture={picture} style={{ aspectRatio: '4 / 3', borderRadius: 'var(--ld-radius-m)' }} />
    <p style={{ marginBlockStart: 'var(--ld-space-2)', fontWeight: 'var(--ld-weight-semibold)' }}>
      Pumpkin soup
    </p>
  </div>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: { says: 'Leave the plate empty if there is no picture of the dish.', shows: soup(null) },
    dont: { says: 'Don’t borrow one from another dish.', shows: soup(STORY_RECIPES[1].picture) },
  },
];
