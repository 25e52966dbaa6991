import { avoidedThings, type NamedAllergen } from '@larder/domain';
import { AllergyNote } from '@larder/ui/allergy-note';
import { allergyWords } from '../../platform/language/allergy-words.ts';
import { useAvoided } from './avoided.ts';

/** Maximum number of ingredients named on a card. */
const NAMED_ON_A_LINE = 2;

/** Which of a recipe's allergens the cook avoids; nothing while unknown, which the shell points out. */
export function RecipeAllergyNote({
  allergens,
  variant = 'line',
}: {
  allergens: readonly NamedAllergen[];
  variant?: 'line' | 'panel';
}) {
  const avoided = useAvoided();
  if (avoided.status !== 'known') return null;
  const limit = variant === 'line' ? NAMED_ON_A_LINE : undefined;
  return (
    <AllergyNote
      variant={variant}
      limit={limit}
      {...avoidedThings(allergens, avoided.allergies, allergyWords(), limit)}
    />
  );
}
