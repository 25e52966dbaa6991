import { FIRST_OWN_RECIPE_ID } from '@larder/domain';
import type { ImportExtra } from '@larder/ui/import-review';
import { plural, t } from '../../platform/language/t.ts';
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
  const offers: (ExtraOffer | false)[] = [
    shared + lists > 0 && {
      kind: 'memories',
      label: t('Ratings, notes, dinners, photos and lists'),
      hint: alsoOf(shared, lists),
      isWanted: true,
    },
    pantry.length > 0 && {
      kind: 'pantry',
      label: t('Pantry'),
      hint: plural(pantry.length, {
        one: '{count} item; what your pantry has already is not added again',
        other: '{count} items; what your pantry has already is not added again',
      }),
      isWanted: true,
    },
    Boolean(preferences) && {
      kind: 'preferences',
      label: hasPreferences ? t('Replace your preferences with the file’s') : t('Preferences'),
      hint: t('Allergies in the file are added to yours in any case'),
      isWanted: !hasPreferences,
    },
    Boolean(plan) && {
      kind: 'plan',
      label: t('Meal plan'),
      hint: plural(plan?.meals.length ?? 0, {
        one: '{count} meal from today on, unless you have a plan',
        other: '{count} meals from today on, unless you have a plan',
      }),
      isWanted: true,
    },
  ];
  return offers.filter((offer) => offer !== false);
}

/** What is remembered of how many of Larder's recipes, and how many lists there are; one of them is not 0. */
function alsoOf(recipes: number, lists: number): string {
  if (recipes === 0) return plural(lists, { one: 'Also {count} list', other: 'Also {count} lists' });
  if (lists === 0)
    return plural(recipes, {
      one: 'Also what you remember of {count} of Larder’s recipes',
      other: 'Also what you remember of {count} of Larder’s recipes',
    });
  return plural(
    lists,
    {
      one: 'Also what you remember of {recipes} of Larder’s recipes and {count} list',
      other: 'Also what you remember of {recipes} of Larder’s recipes and {count} lists',
    },
    { recipes },
  );
}
