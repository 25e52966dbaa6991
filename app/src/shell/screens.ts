const ownScreens = () => import('../recipes/own/screens/own-screens.lazy.ts');

/** Imports of each screen's code, except for the frame. Repeated imports load once. */
export const SCREENS = {
  login: () => import('../accounts/screens/login/login.screen.tsx'),
  signUp: () => import('../accounts/screens/sign-up/sign-up.screen.tsx'),
  recover: () => import('../accounts/screens/recover/recover.screen.tsx'),
  confirmEmail: () => import('../accounts/screens/confirm-email/confirm-email.screen.tsx'),
  browse: () => import('../recipes/screens/browse/browse.screen.tsx'),
  recipe: () => import('./screens/recipe/recipe-frame.screen.tsx'),
  importRecipes: async () => ({ default: (await ownScreens()).ImportScreen }),
  writeRecipe: async () => ({ default: (await ownScreens()).WriteScreen }),
  cook: () => import('./screens/cook/cook-frame.screen.tsx'),
  list: () => import('../lists/screens/list-detail/list-detail.screen.tsx'),
  lists: () => import('../lists/screens/lists/lists.screen.tsx'),
  pantry: () => import('../pantry/screens/pantry/pantry.screen.tsx'),
  mealPlan: () => import('../plan/screens/meal-plan/meal-plan.screen.tsx'),
  shopping: () => import('../shopping/screens/shopping/shopping.screen.tsx'),
  settings: () => import('../accounts/screens/settings/settings.screen.tsx'),
  notFound: () => import('./screens/not-found/not-found.screen.tsx'),
  notFoundInShell: async () => {
    const { NotFoundInShell } = await import('./screens/not-found/not-found.screen.tsx');
    return { default: NotFoundInShell };
  },
};
