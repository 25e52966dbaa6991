const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * How long each kind of answer is fresh (`staleTime`) and kept (`gcTime`), in milliseconds: section 9 of the
 * specification. What has a time of its own there is read again when its screen opens after that time; only everything
 * else stays as it is until it is no longer kept.
 */
export const CACHE = {
  defaults: {
    staleTime: 5 * MINUTE,
    gcTime: 60 * MINUTE,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    retry: false,
    // The browser only guesses whether there is a network: ask, and say so when nobody answers.
    networkMode: 'always',
  },
  pantryPresence: { staleTime: 5 * MINUTE, gcTime: 30 * MINUTE, refetchOnMount: true },
  recipeSearch: { staleTime: 30 * SECOND, refetchOnMount: true },
  lists: { staleTime: 5 * MINUTE, refetchOnMount: true },
  membership: { staleTime: 10 * MINUTE, gcTime: 15 * MINUTE, refetchOnMount: true },
  mealPlan: { staleTime: 5 * MINUTE, refetchOnMount: true },
  pantryItems: { staleTime: 5 * MINUTE, retry: 1, retryDelay: SECOND, refetchOnMount: true },
  useUp: { staleTime: 5 * MINUTE, refetchOnMount: true },
  myPantryItems: { staleTime: 2 * MINUTE, gcTime: 10 * MINUTE, refetchOnMount: true },
} as const;
