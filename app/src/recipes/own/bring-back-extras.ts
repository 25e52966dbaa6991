import { ApiError } from '@larder/client';
import { plural, t } from '../../platform/language/t.ts';
import { isHere } from '../../platform/queries/change-outcome.ts';
import { bringBackLists, bringBackShared } from './bring-back.ts';
import { bringBackPantry, bringBackPreferences } from './bring-back-kitchen.ts';
import { bringBackPlan } from './bring-back-plan.ts';
import type { Review } from './review-draft.ts';
import { idHere, sharedMemories, type ExtraKind } from './review-extra.ts';

/** What became of the rest of an export. */
export interface ExtrasBack {
  /** How many ratings, notes, dinners and lists could not be saved. */
  lost: number;
  /** Sentences about what came back, and about what did not. */
  done: string[];
  failures: string[];
}

interface Restoring {
  /** Who asked: nothing is brought back for anyone else. */
  cook: string | null;
  wanted: ReadonlySet<ExtraKind>;
  /** The new ids of recipes, by draft. */
  saved: ReadonlyMap<string, number>;
  /** The ids of ingredients by name, as they are when the pantry is back. */
  ingredientIds: () => Promise<(name: string) => number | null>;
}

/** Brings back what an export has beside the recipes. A part that fails costs no other. */
export async function bringBackExtras(
  review: Review,
  { cook, wanted, saved, ingredientIds }: Restoring,
): Promise<ExtrasBack> {
  const back: ExtrasBack = { lost: 0, done: [], failures: [] };
  const { pantry = [], preferences, plan } = review.extras?.kitchen ?? {};
  const idOf = idHere(review, saved);
  const attempt = async (failure: string, bring: () => Promise<void>) => {
    if (!isHere(cook)) return;
    try {
      await bring();
    } catch (error) {
      console.warn('A part of the export was not brought back.', error);
      back.failures.push(failure + (error instanceof ApiError ? ` ${error.detail}` : ''));
    }
  };
  if (wanted.has('pantry')) {
    await attempt(t('The pantry could not be brought back.'), async () => {
      const { added, there, lost } = await bringBackPantry(pantry);
      back.done.push(
        there > 0
          ? plural(
              added,
              {
                one: 'Pantry: {count} added, {there} there already',
                other: 'Pantry: {count} added, {there} there already',
              },
              { there },
            )
          : plural(added, { one: 'Pantry: {count} added', other: 'Pantry: {count} added' }),
      );
      if (lost > 0)
        back.failures.push(
          plural(lost, {
            one: '{count} item of the pantry could not be added. Import the file again to add them.',
            other: '{count} items of the pantry could not be added. Import the file again to add them.',
          }),
        );
    });
  }
  if (preferences) {
    await attempt(
      t('The preferences could not be brought back: check your allergies in Settings.'),
      async () => {
        const isWanted = wanted.has('preferences');
        const { isChanged, unknown } = await bringBackPreferences(
          preferences,
          isWanted,
          await ingredientIds(),
        );
        if (isChanged) back.done.push(isWanted ? t('Preferences are back') : t('Allergies were added'));
        if (unknown.length > 0)
          back.failures.push(
            plural(
              unknown.length,
              {
                one: 'Larder does not know {names}, so your preferences came back without it.',
                other: 'Larder does not know {names}, so your preferences came back without them.',
              },
              { names: unknown.join(', ') },
            ),
          );
      },
    );
  }
  if (wanted.has('memories') && isHere(cook)) {
    back.lost = await bringBackShared(sharedMemories(review));
    if (isHere(cook)) back.lost += await bringBackLists(review.extras?.lists ?? [], idOf);
  }
  if (plan && wanted.has('plan')) {
    await attempt(t('The plan could not be brought back.'), async () => {
      const lost = await bringBackPlan(plan, idOf);
      if (lost === null) back.done.push(t('Your plan stays as it is'));
      else back.done.push(t('The plan is back'));
      if (lost)
        back.failures.push(
          plural(lost, {
            one: '{count} meal of the plan could not be planned again.',
            other: '{count} meals of the plan could not be planned again.',
          }),
        );
    });
  }
  return back;
}
