import { CalendarPlus, Heart, ListPlus, Printer, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { STORY_RECIPES } from '../../testing/story-recipes.ts';
import { Button } from '../button/index.ts';
import { RecipeHeader } from './index.ts';

const [, , , { title, picture, country, matchPercentage }] = STORY_RECIPES;

const header = (actions: ReactNode) => (
  <Wide scale={0.5}>
    <RecipeHeader
      backHref="#recipes"
      title={title}
      picture={picture}
      country={country}
      countryName="Korea"
      matchPercentage={matchPercentage}
      dietary={{ contains_eggs: true }}
      prepTime={20}
      cookTime={35}
      servings={4}
      actions={actions}
    />
  </Wide>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Put one action in front, and at most one beside it.',
      shows: header(
        <>
          <Button>
            <Heart aria-hidden />
            Favorite
          </Button>
          <Button variant="secondary">
            <ListPlus aria-hidden />
            Add to List
          </Button>
        </>,
      ),
    },
    dont: {
      says: 'Don’t line up everything that can be done with a recipe.',
      shows: header(
        <>
          {[
            { says: 'Favorite', Icon: Heart },
            { says: 'Add to List', Icon: ListPlus },
            { says: 'Plan', Icon: CalendarPlus },
            { says: 'Print', Icon: Printer },
            { says: 'Share', Icon: Share2 },
          ].map(({ says, Icon }) => (
            <Button key={says}>
              <Icon aria-hidden />
              {says}
            </Button>
          ))}
        </>,
      ),
    },
  },
];
