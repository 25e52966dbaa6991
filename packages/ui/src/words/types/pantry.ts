import type { AddIngredientsTableLabels } from '../../components/add-ingredients-table/index.ts';
import type { EditIngredientDialogLabels } from '../../components/edit-ingredient-dialog/index.ts';
import type { ExpiredNoticeLabels } from '../../components/expired-notice/index.ts';
import type { ExpiryFieldLabels } from '../../components/expiry-field/index.ts';
import type { ExpiryListLabels } from '../../components/expiry-list/index.ts';
import type { IngredientChipsLabels } from '../../components/ingredient-chips/index.ts';
import type { IngredientPickerLabels } from '../../components/ingredient-picker/index.ts';
import type { IngredientTilesLabels } from '../../components/ingredient-tiles/index.ts';
import type { MethodPickerLabels } from '../../components/method-picker/index.ts';
import type { PantryIndexLabels } from '../../components/pantry-index/index.ts';
import type { PresetPickerLabels } from '../../components/preset-picker/index.ts';
import type { UseUpListLabels } from '../../components/use-up-list/index.ts';

/** The pantry, and what fills it. */
export interface PantryWords {
  'add-ingredients-table': Omit<AddIngredientsTableLabels, 'expiry' | 'allergy'>;
  'edit-ingredient-dialog': Omit<EditIngredientDialogLabels, 'expiry' | 'conflict'>;
  'expired-notice': ExpiredNoticeLabels;
  'expiry-field': ExpiryFieldLabels;
  'expiry-list': Omit<ExpiryListLabels, 'expiry'>;
  'ingredient-chips': IngredientChipsLabels;
  'ingredient-chips-skeleton': { title: string; loading: string };
  'ingredient-picker': IngredientPickerLabels;
  'ingredient-tiles': IngredientTilesLabels;
  'method-picker': MethodPickerLabels;
  'pantry-index': PantryIndexLabels;
  'preset-picker': PresetPickerLabels;
  'use-up-list': UseUpListLabels;
}
