// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { es } from '../../words/es/index.ts';
import { CookMode } from '../cook-mode/index.ts';
import { IngredientChip } from '../ingredient-chips/index.ts';
import { IngredientListRow } from '../ingredient-list/index.ts';
import { InstructionStepsList } from '../instruction-steps/index.ts';
import { MealCard } from '../meal-card/index.ts';
import { RecipeCard } from '../recipe-card/index.ts';
import { RecipeHeader } from '../recipe-header/index.ts';
import { ShoppingListRow } from '../shopping-list/index.ts';
import { FoodProvider } from './index.ts';

const TEXT = 'Black cardamom';
const ignore = () => undefined;
const CARD = { id: '1', href: '/1', ingredientCount: 4 };
const HEADER = { backHref: '/', dietary: {}, prepTime: 5, cookTime: 10, servings: 2 };

test.each([
  { what: 'the title of a card', page: <RecipeCard {...CARD} title={TEXT} /> },
  { what: 'the subtitle of a card', page: <RecipeCard {...CARD} title="Dal" subtitle={TEXT} /> },
  { what: 'the title of a recipe', page: <RecipeHeader {...HEADER} title={TEXT} /> },
  { what: 'an ingredient', page: <IngredientListRow name={TEXT} /> },
  { what: 'a step', page: <InstructionStepsList steps={[TEXT]} /> },
  {
    what: 'a step in cook mode',
    page: <CookMode title="Dal" steps={[{ text: TEXT }]} step={0} onStepChange={ignore} onClose={ignore} />,
  },
  { what: 'the title of a meal', page: <MealCard title={TEXT} /> },
  { what: 'the reason for a meal', page: <MealCard title="Dal" reason={TEXT} /> },
  { what: 'something to buy', page: <ShoppingListRow value="1" name={TEXT} /> },
  { what: 'a chip', page: <IngredientChip name={TEXT} onRemove={ignore} /> },
])('$what is in the language of the content', ({ page }) => {
  const shown = (contentLang?: string) => {
    document.body.innerHTML = renderToString(
      <FoodProvider words={es} contentLang={contentLang}>
        {page}
      </FoodProvider>,
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (texts.currentNode.textContent === TEXT)
        return texts.currentNode.parentElement?.closest('[lang]')?.getAttribute('lang');
    }
    throw new Error('It is not shown.');
  };
  expect(shown('en')).toBe('en');
  expect(shown()).toBeUndefined();
});
