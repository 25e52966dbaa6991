import type { ImportReviewLabels } from '../../components/import-review/index.ts';
import type { IngredientLineFieldLabels } from '../../components/ingredient-line-field/index.ts';
import type { PhotoFieldLabels } from '../../components/photo-field/index.ts';
import type { RecipeEditorLabels } from '../../components/recipe-editor/index.ts';
import type { SaveBarLabels } from '../../components/save-bar/index.ts';

/** A cook’s own recipes. */
export interface WritingWords {
  'import-review': ImportReviewLabels;
  'ingredient-line-field': IngredientLineFieldLabels;
  'photo-field': PhotoFieldLabels;
  'recipe-editor': Omit<RecipeEditorLabels, 'number' | 'reading' | 'bar'> & {
    bar: Omit<SaveBarLabels, 'conflict' | 'cancel' | 'saving' | 'discarded' | 'changed'>;
  };
}
