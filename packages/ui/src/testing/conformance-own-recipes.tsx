import * as ui from './every-component.ts';
import type { Row } from './conformance-row.ts';
import { STORY_UNITS, storyFind, storySuggest } from './story-lines.ts';

const nothing = () => undefined;
const help = { suggest: storySuggest, find: storyFind, units: STORY_UNITS };

/** One row for every part with which cooks write recipes and bring them in. */
export const OWN_RECIPE_CONFORMANCE: readonly Row[] = [
  {
    slot: 'file-field',
    fieldOf: 'input',
    element: (common) => <ui.FileField {...common} label="Files" onFiles={nothing} />,
  },
  { slot: 'rating-field', element: (common) => <ui.RatingField {...common} legend="Your rating" /> },
  { slot: 'rating-mark', element: (common) => <ui.RatingMark {...common} rating={4} /> },
  { slot: 'photo-field', element: (common) => <ui.PhotoField {...common} label="Photo" onFile={nothing} /> },
  {
    slot: 'ingredient-line-field',
    fieldOf: 'textarea',
    element: (common) => <ui.IngredientLineField {...common} label="Ingredient" {...help} />,
  },
  {
    slot: 'recipe-editor',
    element: (common) => (
      <ui.RecipeEditor
        {...common}
        {...help}
        countries={[]}
        courses={[]}
        onSave={nothing}
        onCancel={nothing}
      />
    ),
  },
  {
    slot: 'import-review',
    element: (common) => (
      <ui.ImportReview
        {...common}
        drafts={[]}
        renderEditor={() => null}
        onSave={nothing}
        onCancel={nothing}
      />
    ),
  },
];
