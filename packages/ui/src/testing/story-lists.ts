import { STORY_RECIPES } from './story-recipes.ts';

const pictures = (...slugs: readonly string[]) =>
  slugs.flatMap((slug) => {
    const picture = STORY_RECIPES.find((recipe) => recipe.slug === slug)?.picture;
    return picture ? [picture] : [];
  });

const list = (
  id: string,
  name: string,
  description: string,
  recipeCount: number,
  createdAt: string,
  slugs: readonly string[],
) => ({
  id,
  href: `#/lists/${id}`,
  name,
  description,
  recipeCount,
  createdAt,
  pictures: pictures(...slugs),
});

/** A household's lists, for stories. */
export const STORY_LISTS = {
  favorites: {
    ...list('favorites', 'Favorites', 'Everything you’ve hearted.', 23, '2026-03-02', [
      'bibimbap',
      'tacos-al-pastor',
      'patatas-bravas',
      'guacamole-con-totopos',
    ]),
    variant: 'favorites',
  },
  custom: [
    list('weeknight', 'Weeknight rescue', 'Under 40 minutes, one pan.', 11, '2026-05-14', [
      'dal-tadka',
      'kimchi-jjigae',
      'guacamole-con-totopos',
    ]),
    list('sunday', 'Sunday pots', 'Slow, and worth it.', 6, '2026-06-30', [
      'stoofvlees-met-friet',
      'paella-valenciana',
      'moules-frites',
    ]),
    list('no-meat', 'Dinner, no meat', 'Vegetarian dinners for two.', 9, '2026-08-08', [
      'patatas-bravas',
      'guacamole-con-totopos',
      'dal-tadka',
    ]),
  ],
} as const;
