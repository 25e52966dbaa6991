// @vitest-environment jsdom
import type { Allergen } from '@larder/domain';
import { EMPTY_RECIPE, rowsOfLines } from '@larder/ui/recipe-editor';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BookIngredient } from '../../pantry/pantry-items.query.ts';
import { AvoidedProvider } from '../../preferences/allergies/avoided.ts';
import { DraftCautions } from './draft-cautions.tsx';

const food = (id: number, name: string, allergens: Allergen[], often: Allergen[] = []) =>
  ({ id, name, allergens, often }) as unknown as BookIngredient;
const BOOK = [food(1, 'butter', ['dairy']), food(2, 'pesto', ['eggs'], ['eggs']), food(3, 'egg', ['eggs'])];

const line = (text: string, id: number | null) => ({
  text,
  group: null,
  ingredient: id === null ? null : { id: String(id), name: text },
  quantity: 1,
  unit: null,
  notes: null,
  certainty: id === null ? ('unknown' as const) : ('sure' as const),
});
const FORM = {
  ...EMPTY_RECIPE,
  ingredients: rowsOfLines([
    line('butter', 1),
    line('pesto', 2),
    line('stardust', null),
    line('moonshine', null),
  ]),
};

const saidTo = (...allergies: Allergen[]) =>
  renderToStaticMarkup(
    <AvoidedProvider value={{ status: 'known', allergies }}>
      <DraftCautions form={FORM} book={BOOK} />
    </AvoidedProvider>,
  );

test('a draft says what its lines contain that the cook avoids, and how many nobody knows [ALLERGY-40]', () => {
  const said = saidTo('dairy', 'eggs');
  expect(said).toContain('Contains butter, and may contain eggs (pesto), which you avoid');
  expect(said).toContain('Not checked: 2 lines unknown');
});

test('it never says that it is free of something, and nothing to who avoids nothing [ALLERGY-40]', () => {
  expect(saidTo('fish')).toContain('Not checked: 2 lines unknown');
  expect(saidTo('fish')).not.toContain('ontain');
  expect(saidTo()).toBe('');
});
