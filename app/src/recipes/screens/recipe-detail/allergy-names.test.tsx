// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ReactNode } from 'react';
import { setEnglish } from '../../../platform/locale/english.ts';
import { AvoidedProvider } from '../../../preferences/allergies/avoided.ts';
import { DietNotes } from '../../../preferences/allergies/diet-notes.tsx';
import { RecipeAllergyNote } from '../../../preferences/allergies/recipe-allergy-note.tsx';
import { RecipeAllergens } from './recipe-allergens.tsx';

const ALLERGENS = [
  { allergy: 'crustaceans', ingredients: ['prawns'], often: [] },
  { allergy: 'celery', ingredients: ['vegetable stock cube'], often: ['vegetable stock cube'] },
] as const;

beforeEach(() => setEnglish('en-US'));
afterEach(() => setEnglish('en-GB'));

const said = (note: ReactNode) =>
  renderToStaticMarkup(
    <AvoidedProvider value={{ status: 'known', allergies: ['crustaceans', 'celery'], diets: ['vegan'] }}>
      {note}
    </AvoidedProvider>,
  );

test("a warning names ingredients in the cook's English, as the list of ingredients does [NAMES-02]", () => {
  expect(said(<RecipeAllergyNote allergens={ALLERGENS} />)).toContain(
    'Contains shrimp, and may contain celery (vegetable bouillon cube), which you avoid',
  );
});

test('so do the labels to check [NAMES-02]', () => {
  expect(said(<RecipeAllergens allergens={ALLERGENS} />)).toContain(
    'May contain celery (vegetable bouillon cube): check the labels.',
  );
  const vegan = [{ diet: 'vegan', ingredients: ['vegetable stock cube'] }] as const;
  expect(said(<DietNotes byLabel={vegan} against={[]} />)).toContain(
    'check the label of the vegetable bouillon cube',
  );
  expect(said(<DietNotes byLabel={[]} against={vegan} />)).toContain('Not vegan: vegetable bouillon cube');
});
