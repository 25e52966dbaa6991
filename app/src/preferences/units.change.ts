import { ApiError, unwrap } from '@larder/client';
import type { UnitSystem } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
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

/**
 * Chooses what amounts are shown in. They are shown in it at once, and as before if it cannot be saved. Two devices that
 * choose differently do not have to be asked: the last press counts.
 */
export async function chooseUnits(queryClient: QueryClient, units: UnitSystem): Promise<void> {
  const { queryKey } = preferences();
  const cook = askingCook();
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData(queryKey) ?? null;
  const chosen: Preferences = { ...(before ?? NONE), units };
  queryClient.setQueryData(queryKey, chosen);
  try {
    const saved = await save(before, units).catch(async (error: unknown) => {
      if (!isChangedElsewhere(error)) throw error;
      return save(await latest(), units);
    });
    if (isHere(cook)) queryClient.setQueryData(queryKey, saved);
  } catch {
    if (!isHere(cook)) return;
    queryClient.setQueryData(queryKey, before);
    toast.failure('Your units could not be saved. Please try again.');
    void queryClient.invalidateQueries({ queryKey });
  }
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
