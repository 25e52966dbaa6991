import { FIRST_OWN_RECIPE_ID } from '@larder/domain';
import type { ImportExtra } from '@larder/ui/import-review';
import type { ExportedMemory } from './larder-export.ts';
import type { Review } from './review-draft.ts';

/** What an export has beside its cook's own recipes. */
export type ExtraKind = 'memories' | 'pantry' | 'preferences' | 'plan';

/** Something that can be brought back beside the recipes, in words. */
export interface ExtraOffer extends Pick<ImportExtra, 'label' | 'hint'> {
  kind: ExtraKind;
  /** Whether it is brought back unless the cook says otherwise. */
  isWanted: boolean;
}

/** What the export remembers of Larder's recipes. */
export function sharedMemories({ extras }: Review): readonly ExportedMemory[] {
  return (extras?.memories ?? []).filter(({ recipeId }) => recipeId < FIRST_OWN_RECIPE_ID);
}

/** The id that a recipe of the export has here; null if it is not brought along. */
export function idHere(
  { drafts }: Review,
  saved: ReadonlyMap<string, number>,
): (exportedId: number) => number | null {
  return (exportedId) => {
    const draft = drafts.find((one) => one.exportedId === exportedId);
    if (draft) return saved.get(draft.id) ?? draft.existingId;
    // An own recipe that was not read is none that is here.
    return exportedId < FIRST_OWN_RECIPE_ID ? exportedId : null;
  };
}

/**
 * What is saved beside the recipes.
 * @param hasPreferences whether the cook has preferences here, which are kept unless asked
 */
export function offeredExtras(review: Review, hasPreferences: boolean): ExtraOffer[] {
  const { pantry = [], preferences, plan } = review.extras?.kitchen ?? {};
  const shared = sharedMemories(review).length;
  const lists = review.extras?.lists.length ?? 0;
  const parts = [
    shared > 0 && `what you remember of ${shared} of Larder’s recipes`,
    lists > 0 && counted(lists, 'list'),
  ].filter((part) => part !== false);
  const offers: (ExtraOffer | false)[] = [
    parts.length > 0 && {
      kind: 'memories',
      label: 'Ratings, notes, dinners, photos and lists',
      hint: `Also ${parts.join(' and ')}`,
      isWanted: true,
    },
    pantry.length > 0 && {
      kind: 'pantry',
      label: 'Pantry',
      hint: `${counted(pantry.length, 'item')}; what your pantry has already is not added again`,
      isWanted: true,
    },
    Boolean(preferences) && {
      kind: 'preferences',
      label: hasPreferences ? 'Replace your preferences with the file’s' : 'Preferences',
      hint: 'Allergies in the file are added to yours in any case',
      isWanted: !hasPreferences,
    },
    Boolean(plan) && {
      kind: 'plan',
      label: 'Meal plan',
      hint: `${counted(plan?.meals.length ?? 0, 'meal')} from today on, unless you have a plan`,
      isWanted: true,
    },
  ];
  return offers.filter((offer) => offer !== false);
}

/** '1 list', '2 lists'. */
export const counted = (count: number, thing: string): string =>
  `${count} ${count === 1 ? thing : `${thing}s`}`;
