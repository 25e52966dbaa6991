import { fireEvent, screen } from '@testing-library/react';
import * as ui from './every-component.ts';
import { STORY_UNITS, storyFind, storyLine, storySuggest } from './story-lines.ts';
import { isOn, isThere, press, VALUE, type ValueRow } from './value-row.ts';

const nothing = () => undefined;
const help = { suggest: storySuggest, find: storyFind, units: STORY_UNITS };
const type = (name: string, text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
};
const valueOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
const titled = (title: string): ui.RecipeEditorValue => ({ ...ui.EMPTY_RECIPE, title });
const DRAFT: ui.ImportDraft = { id: 'a', title: 'Crumble', lines: 5, steps: 3 };

/** What cooks write, and what they pick of what was read. */
export const OWN_RECIPE_VALUES: readonly ValueRow[] = [
  {
    component: 'IngredientLineField',
    props: VALUE,
    before: storyLine('2 eggs'),
    after: { ...storyLine('2 eggs'), text: '3 eggs', certainty: 'unread' },
    element: (state) => <ui.IngredientLineField label="Ingredient" {...help} {...state} />,
    read: () =>
      valueOf('Ingredient') === '2 eggs'
        ? storyLine('2 eggs')
        : { ...storyLine('2 eggs'), text: valueOf('Ingredient'), certainty: 'unread' },
    act: () => type('Ingredient', '3 eggs'),
  },
  {
    component: 'RatingField',
    props: VALUE,
    before: 4,
    after: 2,
    element: (state) => <ui.RatingField legend="Your rating" {...state} />,
    read: () =>
      [1, 2, 3, 4, 5].find((stars) => isOn(stars === 1 ? '1 star' : `${stars} stars`, 'radio')) ?? null,
    act: () => press('2 stars', 'radio'),
  },
  {
    component: 'RecipeEditor',
    props: VALUE,
    before: titled('Crumble'),
    after: titled('Pie'),
    element: (state) => (
      <ui.RecipeEditor {...help} countries={[]} courses={[]} onSave={nothing} onCancel={nothing} {...state} />
    ),
    read: () => titled(valueOf('Title')),
    act: () => type('Title', 'Pie'),
  },
  {
    component: 'ImportReview',
    props: { value: 'selectedIds', first: 'defaultSelectedIds', change: 'onSelectedIdsChange' },
    before: ['a'],
    after: [],
    element: (state) => (
      <ui.ImportReview
        drafts={[DRAFT]}
        renderEditor={() => null}
        onSave={nothing}
        onCancel={nothing}
        {...state}
      />
    ),
    read: () => (isOn('Crumble', 'checkbox') ? ['a'] : []),
    act: () => press('Crumble', 'checkbox'),
  },
  {
    component: 'ImportReview',
    props: { value: 'editingId', first: 'defaultEditingId', change: 'onEditingIdChange' },
    before: 'a',
    after: null,
    element: (state) => (
      <ui.ImportReview
        drafts={[DRAFT]}
        renderEditor={() => <textarea aria-label="Editor" />}
        onSave={nothing}
        onCancel={nothing}
        {...state}
      />
    ),
    read: () => (isThere('textbox')() ? 'a' : null),
    act: () => press('Edit Crumble'),
  },
];
