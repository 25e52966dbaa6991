const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * How long responses stay fresh (`staleTime`) and cached (`gcTime`), in milliseconds, from section 9 of the
 * specification. Queries with their own staleTime refetch on mount after it; all others stay until garbage
 * collected.
 */
export const CACHE = {
  defaults: {
    staleTime: 5 * MINUTE,
    gcTime: 60 * MINUTE,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    retry: false,
    // The browser's online status is a guess: send the request, and report if it fails.
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
