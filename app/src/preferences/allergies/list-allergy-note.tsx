import { avoidedDishes, type CountedAllergens } from '@larder/domain';
import { AllergyNote } from '@larder/ui/allergy-note';
import { useAllergies } from './avoided.ts';

/** How many recipes of a list contain something the cook avoids, and how many may. */
export function ListAllergyNote({ allergens }: { allergens: readonly CountedAllergens[] }) {
  const { contain, mayContain } = avoidedDishes(allergens, useAllergies());
  return (
    <>
      <AllergyNote contains={contain.things} dishes={contain.dishes} />
      <AllergyNote contains={NOTHING} mayContain={mayContain.things} dishes={mayContain.dishes} />
    </>
  );
}

const NOTHING: readonly string[] = [];
