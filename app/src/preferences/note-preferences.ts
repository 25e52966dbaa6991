import type { QueryClient } from '@tanstack/react-query';

/**
 * Effects of changed preferences. Other recipes are hidden and suggested, so visible queries are refetched at
 * once and the rest on mount. A plan made with other preferences is checked again.
 */
export function notePreferencesChanged(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ['recipes', 'search'] });
  void queryClient.invalidateQueries({ queryKey: ['pantry', 'use-up'] });
  void queryClient.invalidateQueries({ queryKey: ['meal-plan'], refetchType: 'none' });
}
