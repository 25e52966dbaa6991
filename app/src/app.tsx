import { Button } from '@larder/ui/button';
import { useLayoutEffect } from 'react';
import { Outlet, redirect, useLocation, type RouteObject } from 'react-router-dom';
import styles from './app.module.css';
import { t } from './platform/language/t.ts';
import { Arrival } from './platform/navigation/arrival.tsx';
import { noteShown } from './platform/navigation/presentation.ts';
import { cookRoute, screenRoute } from './platform/navigation/screen-route.tsx';
import { SlowNavigation } from './platform/navigation/slow-navigation.tsx';
import { Guard } from './platform/session/guard.tsx';
import { ScreenFailure } from './shell/screen-failure.tsx';
import { SCREENS } from './shell/screens.ts';

/** Screens inside the dashboard frame. */
const OF_COOK: RouteObject[] = [
  { index: true, ...cookRoute(SCREENS.browse) },
  { path: 'recipes', ...cookRoute(SCREENS.browse) },
  { path: 'recipes/new', ...cookRoute(SCREENS.writeRecipe) },
  { path: 'recipes/import', ...cookRoute(SCREENS.importRecipes) },
  { path: 'recipes/:id', ...cookRoute(SCREENS.recipe) },
  { path: 'recipes/:id/edit', ...cookRoute(SCREENS.writeRecipe) },
  { path: 'recipes/:id/duplicate', ...cookRoute(SCREENS.writeRecipe) },
  { path: 'pantry', ...cookRoute(SCREENS.pantry) },
  { path: 'pantry-old', loader: () => redirect('/dashboard/pantry?add=presets') },
  { path: 'lists', ...cookRoute(SCREENS.lists) },
  { path: 'lists/:id', ...cookRoute(SCREENS.list) },
  { path: 'shopping', ...cookRoute(SCREENS.shopping) },
  { path: 'meal-plan', ...cookRoute(SCREENS.mealPlan) },
  { path: 'settings', ...cookRoute(SCREENS.settings) },
  { path: '*', ...cookRoute(SCREENS.notFoundInShell) },
];

/** What a URL's first segment may be. */
export const PLACES: RouteObject[] = [
  { index: true, loader: () => redirect('/dashboard') },
  { path: 'login', ...screenRoute(SCREENS.login) },
  { path: 'signup', ...screenRoute(SCREENS.signUp) },
  { path: 'recover', ...screenRoute(SCREENS.recover) },
  { path: 'confirm-email', ...screenRoute(SCREENS.confirmEmail) },
  {
    path: 'dashboard',
    element: (
      <Guard>
        <Outlet />
      </Guard>
    ),
    children: [
      { path: 'recipes/:id/cook', ErrorBoundary: ScreenFailure, ...cookRoute(SCREENS.cook) },
      {
        ...cookRoute(async () => {
          const { default: Frame, untilFilled } =
            await import('./shell/screens/dashboard/dashboard.screen.tsx');
          return { default: Frame, untilFilled };
        }),
        children: [{ ErrorBoundary: ScreenFailure, children: OF_COOK }],
      },
    ],
  },
  { path: '*', ...screenRoute(SCREENS.notFound) },
];

/** All routes. Each screen is its own chunk with its own error boundary. */
export const ROUTES: RouteObject[] = [
  {
    Component: App,
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: Broken, children: PLACES }],
  },
];

function App() {
  const { pathname } = useLocation();
  useLayoutEffect(() => noteShown(pathname), [pathname]);
  const place = /^\/dashboard(?=\/|$)/.exec(pathname)?.[0] ?? pathname;
  return (
    <>
      <Outlet />
      <SlowNavigation />
      <Arrival place={place} />
    </>
  );
}

/** Rendered with what the entry chunk contains, because nothing else could be loaded. */
export function Broken() {
  return (
    <main className={styles.broken}>
      <h1>{t('Larder could not be loaded')}</h1>
      <p>{t('Please check your internet connection.')}</p>
      <Button onClick={() => window.location.reload()}>{t('Try Again')}</Button>
    </main>
  );
}
