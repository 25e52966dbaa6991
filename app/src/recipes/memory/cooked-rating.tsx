import { RatingField } from '@larder/ui/rating-field';
import { t } from '../../platform/language/t.ts';
import type { RecipeDetails } from '../recipes.query.ts';
import { useRating } from './memory.change.ts';

/** Asks for a rating when a dish is done. It is saved at once. */
export function CookedRating({ recipe: { id, memory } }: { recipe: Pick<RecipeDetails, 'id' | 'memory'> }) {
  const rating = memory?.rating ?? null;
  return <RatingField legend={t('How was it?')} value={rating} onValueChange={useRating(id, rating)} />;
}
