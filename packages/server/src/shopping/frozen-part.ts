import type { SentMarks, ShelfLife } from '@larder/domain';
import { marksOf, needsAfter, type BoughtPart, type NeedOnDay } from '../pantry/batch-marks.ts';
import type { KeptMeal, KeptPurchase } from '../platform/database/schema.ts';

type Frozen = NonNullable<KeptPurchase['items'][number]['frozen']>;

/** How much a meal needs of a purchase. */
export interface MealNeed extends NeedOnDay {
  readonly meal: Pick<KeptMeal, 'day' | 'title'>;
}

/** What Larder put in the freezer automatically, and for which meals; null if nothing. */
export function frozenPart(
  parts: readonly BoughtPart[],
  sent: SentMarks,
  life: ShelfLife,
  boughtOn: string,
  needs: readonly MealNeed[],
): Frozen | null {
  const frozen = sent.storage === undefined && parts.find(({ storage }) => storage === 'freezer');
  if (!frozen) return null;
  const later = needsAfter(marksOf(sent, life, boughtOn), needs);
  return {
    quantity: frozen.quantity,
    meals: later.map(({ day: date, meal: { day, title } }) => ({ day, date, title })),
  };
}
