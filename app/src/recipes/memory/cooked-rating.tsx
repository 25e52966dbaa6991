import { RatingField } from '@larder/ui/rating-field';
import { useMutation } from '@tanstack/react-query';
import type { RecipeDetails } from '../recipes.query.ts';
import { ratingChange } from './memory.change.ts';

/** Asks for a rating when a dish is done. It is saved at once. */
export function CookedRating({ recipe: { id, memory } }: { recipe: Pick<RecipeDetails, 'id' | 'memory'> }) {
  const { mutate } = useMutation(ratingChange(id));
  const rating = memory?.rating ?? null;
  return (
    <RatingField legend="How was it?" value={rating} onValueChange={(to) => mutate({ to, from: rating })} />
  );
}
