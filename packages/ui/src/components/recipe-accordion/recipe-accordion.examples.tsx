import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { STORY_RECIPES } from '../../testing/story-recipes.ts';
import { Pagination } from '../pagination/index.ts';
import { RecipeAccordion, RecipeAccordionItem } from './index.ts';

const secondPage = (first: number) => (
  <Wide scale={0.6}>
    <RecipeAccordion>
      {STORY_RECIPES.slice(0, 2).map(({ slug, title, country, picture, totalTime }, index) => (
        <RecipeAccordionItem
          key={slug}
          value={slug}
          number={first + index}
          title={title}
          country={country}
          picture={picture}
          totalTime={totalTime}
        />
      ))}
    </RecipeAccordion>
    <Pagination page={2} total={22} onPageChange={() => {}} />
  </Wide>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: { says: 'Carry the numbers on from page to page.', shows: secondPage(21) },
    dont: { says: 'Don’t begin again with 1: the list then has two first recipes.', shows: secondPage(1) },
  },
];
