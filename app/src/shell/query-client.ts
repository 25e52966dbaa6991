import { toast } from '@larder/ui/toaster';
import { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { forgetOthersCooking } from '../cooking/others-cooking.ts';
import { forgetAddedIngredientsAtom } from '../pantry/added-ingredients.atom.ts';
import { noteMatchesRefreshedAtom } from '../pantry/pantry-changed.atom.ts';
import { forgetKeptPlan, readKeptPlan } from '../plan/current/kept-plan.ts';
import { householdAsked } from '../plan/current/household-asked.ts';
import { staplesAsked } from '../plan/current/staples-asked.ts';
import { CACHE } from '../platform/queries/cache.ts';
import { session } from '../platform/session/client.ts';
import { recipeForPlanAtom } from '../platform/wanted/recipe-for-plan.atom.ts';
import { keptUnits } from '../preferences/kept-units.ts';
import { dropPreferencesDraftAtom } from '../preferences/preferences-draft.atom.ts';
import { forgetBrowseFiltersAtom } from '../recipes/browse-filters.atom.ts';
import { forgetKeptRecipes } from '../recipes/kept-recipes.ts';
import { recipeDrafts } from '../recipes/own/kept-drafts.ts';
import { changeBasketAtom } from '../shopping/checked-shopping.atom.ts';
import { waitingPurchases } from '../shopping/waiting-purchases.ts';

/** The query cache of the current session. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: CACHE.defaults, mutations: { retry: false, networkMode: 'always' } },
});

// The next cook to log in, in this tab or another, must never see the previous cook's data.
let { username } = session;
let wasHere = session.accessToken !== null;
session.subscribe(() => {
  const isHere = session.accessToken !== null;
  if (isHere && wasHere && session.username === username) return;
  ({ username } = session);
  wasHere = isHere;
  queryClient.clear();
  toast.clear();
  getDefaultStore().set(noteMatchesRefreshedAtom);
  getDefaultStore().set(forgetAddedIngredientsAtom);
  getDefaultStore().set(dropPreferencesDraftAtom);
  getDefaultStore().set(forgetBrowseFiltersAtom);
  // Checked items, unsynced purchases and written recipes wait for the same cook to log in again.
  getDefaultStore().set(changeBasketAtom);
  waitingPurchases.forgetOthers();
  recipeDrafts.forgetOthers();
  householdAsked.forgetOthers();
  staplesAsked.forgetOthers();
  keptUnits.forgetOthers();
  forgetOthersCooking();
  getDefaultStore().set(recipeForPlanAtom, null);
  forgetKeptPlan();
  forgetKeptRecipes();
});

// Data stored for a session that ended without a logout.
if (!readKeptPlan()) {
  forgetKeptPlan();
  forgetKeptRecipes();
}
getDefaultStore().set(changeBasketAtom);
waitingPurchases.forgetOthers();
recipeDrafts.forgetOthers();
householdAsked.forgetOthers();
staplesAsked.forgetOthers();
keptUnits.forgetOthers();
forgetOthersCooking();
