import { fireEvent, screen } from '@testing-library/react';
import * as ui from './every-component.ts';
import { nothing, OURS, ours, say, type WordsRow } from './words-row.ts';

const READING: ui.IngredientLineFieldLabels = {
  ...ours('readAs', 'noAmount', 'doubt', 'yes', 'change', 'unknown', 'choose', 'unread'),
  ...ours('ingredient', 'ingredientHint', 'quantity', 'unit', 'noUnit', 'notes', 'done', 'cancel'),
  ...ours('quantityWrong'),
  amount: say,
  mend: say,
  ingredientUnknown: say,
  suggestions: say,
};
const help = { suggest: () => [], find: () => null, units: [OURS] };
const line = (certainty: ui.LineCertainty): ui.IngredientLineValue => ({
  text: OURS,
  ingredient: certainty === 'unknown' ? null : { id: OURS, name: OURS },
  quantity: 2,
  unit: OURS,
  notes: OURS,
  certainty,
});
const EDITOR: ui.RecipeEditorLabels = {
  ...ours('form', 'basics', 'title', 'country', 'noCountry', 'course', 'chooseCourse', 'servings'),
  ...ours('prepTime', 'cookTime', 'waitingTime', 'waitingHint', 'ingredients', 'ingredientsHint'),
  ...ours(
    'linePlaceholder',
    'heading',
    'headingPlaceholder',
    'steps',
    'stepsHint',
    'source',
    'sourceUrl',
    'sourceHint',
  ),
  ...ours('addLine', 'addHeading', 'addStep', 'pasteLines', 'pasteSteps', 'pasteField', 'pasteAdd'),
  ...ours('pasteCancel', 'moveUp', 'moveDown', 'headingAbove', 'remove', 'titleRequired'),
  ...ours('courseRequired', 'ingredientsRequired', 'stepsRequired', 'sourceWrong'),
  lineCount: say,
  line: (number) => `${OURS}${number}`,
  step: (number) => `${OURS}${number}`,
  more: say,
  moved: say,
  removed: say,
  added: say,
  servingsWrong: say,
  minutesWrong: say,
  tooManyLines: say,
  tooManySteps: say,
  number: ours('less', 'more'),
  reading: READING,
  bar: { ...ours('cancel', 'save', 'saving', 'unsaved', 'discarded', 'error', 'title'), changed: say },
};

/** The parts with which cooks write recipes and bring them in. */
export const OWN_RECIPE_WORDS_ROWS: readonly WordsRow[] = [
  {
    component: 'FileField',
    element: <ui.FileField label={OURS} onFiles={nothing} labels={ours('choose', 'drop')} />,
  },
  {
    component: 'RatingField',
    element: (
      <ui.RatingField
        legend={OURS}
        defaultValue={4}
        labels={{ stars: (stars) => `${OURS}${stars}`, meaning: say, ...ours('clear') }}
      />
    ),
  },
  { component: 'RatingMark', element: <ui.RatingMark rating={4} labels={{ rated: say }} /> },
  ...[null, { src: 'data:,', alt: OURS }].map((photo) => ({
    component: 'PhotoField',
    element: (
      <ui.PhotoField
        label={OURS}
        photo={photo}
        pending
        onFile={nothing}
        onRemove={nothing}
        labels={{ ...ours('choose', 'take', 'drop', 'replace', 'remove', 'sending'), refused: say }}
      />
    ),
  })),
  ...(['sure', 'doubtful', 'unknown', 'unread'] as const).map((certainty) => ({
    component: 'IngredientLineField',
    element: <ui.IngredientLineField label={OURS} {...help} value={line(certainty)} labels={READING} />,
    act: () => fireEvent.click(screen.getAllByRole('button').at(-1) ?? document.body),
  })),
  {
    component: 'RecipeEditor',
    element: (
      <ui.RecipeEditor
        {...help}
        defaultValue={{
          ...ui.EMPTY_RECIPE,
          servings: '',
          ingredients: [
            { ...line('doubtful'), kind: 'line', key: 1 },
            { kind: 'heading', key: 2, text: '' },
          ],
        }}
        unsaved
        countries={[]}
        courses={[]}
        onSave={nothing}
        onCancel={nothing}
        labels={EDITOR}
      />
    ),
    act: () => {
      for (const button of screen.getAllByRole('button', { expanded: false })) {
        if (!button.hasAttribute('aria-haspopup')) fireEvent.click(button);
      }
      for (const button of screen.getAllByRole('button', { name: EDITOR.bar?.save ?? '' }))
        fireEvent.click(button);
    },
  },
  {
    component: 'ImportReview',
    element: (
      <ui.ImportReview
        drafts={[
          {
            id: '1',
            title: null,
            lines: 1,
            steps: 1,
            doubtful: 1,
            unknown: 1,
            existing: '#',
            doubts: [OURS],
          },
          { id: '2', title: OURS, lines: 1, steps: 1, problem: OURS },
          { id: '3', title: OURS, lines: 1, steps: 1 },
        ]}
        failed={[{ name: OURS, message: OURS }]}
        progress={{ done: 1, total: 2 }}
        error={OURS}
        renderEditor={() => null}
        onSave={nothing}
        onCancel={nothing}
        labels={
          {
            ...ours(
              'lead',
              'all',
              'untitled',
              'existing',
              'openExisting',
              'edit',
              'cancel',
              'saving',
              'saveExtra',
            ),
            title: say,
            facts: say,
            removePicture: say,
            doubtful: say,
            unknown: say,
            editRecipe: say,
            failed: say,
            save: say,
            progress: say,
          } satisfies ui.ImportReviewLabels
        }
      />
    ),
  },
];
