import { ApiError, unwrap } from '@larder/client';
import type { UnitSystem } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import { mutationOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { t } from '../platform/language/t.ts';
import { askingCook, isHere } from '../platform/queries/change-outcome.ts';
import { client } from '../platform/session/client.ts';
import { preferences, type Preferences } from './preferences.query.ts';

const NONE: Preferences = {
  allergies: [],
  dietary_restrictions: [],
  kitchen_appliances: [],
  spice_tolerance: null,
  household_size: null,
  units: 'as_written',
  dislikes: [],
  staples: null,
  preferred_cuisines: [],
  protein_preferences: [],
  cooking_experience: null,
  meal_prep_frequency: null,
  budget_consciousness: null,
};

const CHOOSING = ['preferences', 'units'] as const;

/** A press, and the preferences that it was made from: null for none, undefined if they are not known yet. */
interface Choice {
  units: UnitSystem;
  before: Preferences | null | undefined;
}

const { queryKey } = preferences();

/** Whether the cook has pressed again since: then that is what is shown. */
const isOutdated = (queryClient: QueryClient) => queryClient.isMutating({ mutationKey: CHOOSING }) > 1;

const unitsChoice = mutationOptions({
  mutationKey: CHOOSING,
  // The arrow keys pass over the option in between: each is saved in turn.
  scope: { id: 'units' },
  mutationFn: async ({ units, before }: Choice) => {
    try {
      return await save(before === undefined ? await latest() : before, units);
    } catch (error) {
      if (!isChangedElsewhere(error)) throw error;
      return save(await latest(), units);
    }
  },
  onMutate: askingCook,
  onSuccess: async (saved, _choice, cook, { client: queryClient }) => {
    if (!isHere(cook) || isOutdated(queryClient)) return;
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, saved);
  },
  onError: (_error, { before }, cook, { client: queryClient }) => {
    if (!isHere(cook)) return;
    toast.failure(t('Your units could not be saved. Please try again.'));
    if (isOutdated(queryClient)) return;
    if (before !== undefined) queryClient.setQueryData(queryKey, before);
    void queryClient.invalidateQueries({ queryKey });
  },
});

/**
 * Chooses what amounts are shown in. They are shown in it at once, and as before if it cannot be saved. Two devices that
 * choose differently do not have to be asked: the last press counts. While the preferences are not known, they stay so until
 * it is saved: shown as none, they would hide what the cook avoids.
 */
export async function chooseUnits(queryClient: QueryClient, units: UnitSystem): Promise<void> {
  const before = queryClient.getQueryData(queryKey);
  if (before !== undefined) {
    await queryClient.cancelQueries({ queryKey });
    const chosen: Preferences = { ...(before ?? NONE), units };
    queryClient.setQueryData(queryKey, chosen);
  }
  const options = queryClient.defaultMutationOptions(unitsChoice);
  await queryClient
    .getMutationCache()
    .build(queryClient, options)
    .execute({ units, before })
    .catch(() => undefined);
}

/** Saves the units alone: everything else is what the client has seen, so that it stays what another device has made of it. */
async function save(before: Preferences | null, units: UnitSystem): Promise<Preferences> {
  if (!before)
    return (await unwrap(client.POST('/preferences', { body: { preferences: { units } } }))).preferences;
  const body = { preferences: { ...before, units }, base: before };
  return (await unwrap(client.PUT('/preferences', { body }))).preferences;
}

/** There are other ones than the client has seen, or none any more. */
const isChangedElsewhere = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.status === 404);

async function latest(): Promise<Preferences | null> {
  try {
    return (await unwrap(client.GET('/preferences'))).preferences;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Chooses what amounts are shown in. */
export function useChooseUnits(): (units: UnitSystem) => void {
  const queryClient = useQueryClient();
  return (units) => void chooseUnits(queryClient, units);
}
