import { toast } from '@larder/ui/toaster';
import { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { forgetAddedIngredientsAtom } from '../atoms/added-ingredients.ts';
import { forgetBrowseFiltersAtom } from '../atoms/browse-filters.ts';
import { checkedShoppingAtom } from '../atoms/checked-shopping.ts';
import { noteMatchesRefreshedAtom } from '../atoms/pantry-changed.ts';
import { dropPreferencesDraftAtom } from '../atoms/preferences-draft.ts';
import { forgetKeptPlan, readKeptPlan } from '../offline/kept-plan.ts';
import { session } from '../session/client.ts';
import { CACHE } from './cache.ts';

/** What the server said, for this visit of this cook. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: CACHE.defaults, mutations: { retry: false, networkMode: 'always' } },
});

// Whoever signs in next, in this tab or another, must not see anything of the cook before, not even for a moment.
let { username } = session;
session.subscribe(() => {
  if (session.accessToken !== null && session.username === username) return;
  ({ username } = session);
  queryClient.clear();
  toast.clear();
  getDefaultStore().set(noteMatchesRefreshedAtom);
  getDefaultStore().set(forgetAddedIngredientsAtom);
  getDefaultStore().set(dropPreferencesDraftAtom);
  getDefaultStore().set(forgetBrowseFiltersAtom);
  getDefaultStore().set(checkedShoppingAtom, []);
  forgetKeptPlan();
});

// What was kept for somebody whose session has ended without a log out.
if (!readKeptPlan()) forgetKeptPlan();
