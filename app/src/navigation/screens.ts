/** Where the code of each screen comes from. Asked for twice, it is loaded once. */
export const SCREENS = {
  login: () => import('../screens/login/login.screen.tsx'),
  signUp: () => import('../screens/sign-up/sign-up.screen.tsx'),
  recover: () => import('../screens/recover/recover.screen.tsx'),
  confirmEmail: () => import('../screens/confirm-email/confirm-email.screen.tsx'),
  dashboard: () => import('../screens/dashboard/dashboard.screen.tsx'),
  browse: () => import('../screens/browse/browse.screen.tsx'),
  recipe: () => import('../screens/recipe-detail/recipe-detail.screen.tsx'),
  list: () => import('../screens/list-detail/list-detail.screen.tsx'),
  lists: () => import('../screens/lists/lists.screen.tsx'),
  pantry: () => import('../screens/pantry/pantry.screen.tsx'),
  mealPlan: () => import('../screens/meal-plan/meal-plan.screen.tsx'),
  shopping: () => import('../screens/shopping/shopping.screen.tsx'),
  settings: () => import('../screens/settings/settings.screen.tsx'),
  notFound: () => import('../screens/not-found/not-found.screen.tsx'),
  notFoundInShell: async () => {
    const { NotFoundInShell } = await import('../screens/not-found/not-found.screen.tsx');
    return { default: NotFoundInShell };
  },
};
