import type { QueryClient } from '@tanstack/react-query';

/**
 * The preferences are others than before. They hide other recipes and propose other dishes for what expires: what shows is
 * read again at once, the rest when it is opened. A plan that was made with others is looked at again.
 */
export function notePreferencesChanged(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ['recipes', 'search'] });
  void queryClient.invalidateQueries({ queryKey: ['pantry', 'use-up'] });
  void queryClient.invalidateQueries({ queryKey: ['meal-plan'], refetchType: 'none' });
}
