import type { ReactNode } from 'react';
import type { CountryId } from '../../vocabulary/ids.ts';
import type { RecipePictureFile } from '../recipe-picture/index.ts';
import type { ExpiringUse } from './meal-card-expiring.tsx';
import type { MealNutrition } from './meal-card-facts.tsx';
import type { MealStandIn } from './meal-card-stand-ins.tsx';

/** Facts about a meal. Missing ones are not shown. */
export interface MealInfo {
  /** The dish. */
  title: string;
  /** An alternative name below the title, such as a translation. */
  subtitle?: string | null | undefined;
  /** The title's link; plain text if omitted. */
  href?: string | undefined;
  /** The picture of the dish; an empty plate is shown without one. */
  picture?: RecipePictureFile | null | undefined;
  /**
   * A country of the vocabulary; a globe and 'International' for one that is no ISO code either, and nothing for null:
   * nobody knows.
   */
  country?: CountryId | null | undefined;
  /** 'easy', 'medium' or 'hard'; a white dot for any other. */
  difficulty?: string | null | undefined;
  /** The reason for the meal. */
  reason?: string | null | undefined;
  /** In minutes, including waiting. */
  totalTime?: number | null | undefined;
  /** Unattended minutes out of that. */
  waitingTime?: number | null | undefined;
  /** What happens while one waits: 'rising'. */
  waitingKind?: string | null | undefined;
  /** What to do the evening before, as a sentence. */
  eveningBefore?: string | null | undefined;
  /** How many servings are cooked. */
  servings?: number | null | undefined;
  /** The percentage of the meal the pantry covers. */
  matchPercentage?: number | null | undefined;
  /** Why the match is lower than on the recipe page, as a sentence. */
  matchNote?: string | null | undefined;
  /** What the pantry has instead of an ingredient, with what that changes. */
  standIns?: readonly MealStandIn[] | null | undefined;
  /** How many ingredients must be bought. */
  missingCount?: number | null | undefined;
  /** In the locale's currency. */
  costPerServing?: number | null | undefined;
  /** For all servings, in the locale's currency. */
  totalCost?: number | null | undefined;
  /** Per serving. */
  nutrition?: MealNutrition | null | undefined;
  /** One text with numbered steps: '1. Rinse the rice. 2. …'. */
  instructions?: string | null | undefined;
  /** Ingredients it uses that expire soon. */
  expiring?: readonly ExpiringUse[] | null | undefined;
  /** Something to know before cooking: an `AllergyNote`. */
  notice?: ReactNode;
  /** All allergens, for everyone at the table: 'Contains eggs and dairy. May contain celery.' */
  allergens?: string | null | undefined;
  /** The meal is cooked: it looks done, but stays legible. */
  cooked?: boolean | undefined;
  /** What is being saved: that it is cooked or not, or another change, such as keeping or moving it. */
  pendingAction?: 'cook' | 'change' | null | undefined;
  /** It stays when the rest of the week is replanned. */
  kept?: boolean | undefined;
  /** It is cooked double: what happens to the rest, as a sentence. */
  doubled?: string | null | undefined;
}
