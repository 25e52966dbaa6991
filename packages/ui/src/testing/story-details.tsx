import { fn } from 'storybook/test';
import { AddToListMenu } from '../components/add-to-list-menu/index.ts';
import { FavoriteButton } from '../components/favorite-button/index.ts';
import { STORY_INGREDIENTS } from './story-recipes.ts';

/** A full bibimbap with list controls, for stories. */
export const STORY_DETAILS = {
  prepTime: 20,
  cookTime: 35,
  servings: 4,
  dietary: { contains_beef: true, contains_eggs: true },
  ingredients: STORY_INGREDIENTS,
  matchingIds: [2, 3, 5, 6, 7, 9, 10, 11],
  onAdd: fn(),
  onRemove: fn(),
  instructions:
    '1. Rinse the rice until the water runs clear and cook it. 2. Turn the sirloin in soy sauce and garlic. 3. Blanch the spinach for 30 seconds. 4. Set everything on the rice and crown it with a fried egg.',
  href: '#/recipes/bibimbap',
  actions: (
    <>
      <AddToListMenu variant="words" subject="Bibimbap" lists={[{ id: 'sunday', name: 'Sunday pots' }]} />
      <FavoriteButton variant="words" subject="Bibimbap" />
    </>
  ),
};
