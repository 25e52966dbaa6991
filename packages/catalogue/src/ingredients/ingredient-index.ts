import { IngredientIndex } from '@larder/domain/model';
import { INGREDIENTS } from './index.ts';

/** Every ingredient of the catalogue, by id, slug or name. What imports only this is independent of the recipes. */
export const INGREDIENT_INDEX = new IngredientIndex(INGREDIENTS);
