import { Button } from '@larder/ui/button';
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Arrival } from './navigation/arrival.tsx';
import { lazyScreen } from './navigation/lazy-screen.tsx';
import { SCREENS } from './navigation/screens.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { Guard } from './session/guard.tsx';
import styles from './app.module.css';

const Login = lazyScreen(() => import('./screens/login/login.screen.tsx'));
const Recover = lazyScreen(() => import('./screens/recover/recover.screen.tsx'));
const ConfirmEmail = lazyScreen(() => import('./screens/confirm-email/confirm-email.screen.tsx'));
const SignUp = lazyScreen(() => import('./screens/sign-up/sign-up.screen.tsx'));
const Dashboard = lazyScreen(() => import('./screens/dashboard/dashboard.screen.tsx'));
const Browse = lazyScreen(SCREENS.browse);
const RecipeDetail = lazyScreen(SCREENS.recipe);
const ListDetail = lazyScreen(SCREENS.list);
const Lists = lazyScreen(SCREENS.lists);
const Pantry = lazyScreen(SCREENS.pantry);
const MealPlan = lazyScreen(SCREENS.mealPlan);
const Shopping = lazyScreen(SCREENS.shopping);
const Settings = lazyScreen(SCREENS.settings);
const NotFound = lazyScreen(() => import('./screens/not-found/not-found.screen.tsx'));

/** Every address of the product. Each screen is a chunk of its own, and fails alone. */
export function App() {
  const { pathname } = useLocation();
  // The screens of the dashboard have boundaries of their own within it.
  const place = /^\/dashboard(?=\/|$)/.exec(pathname)?.[0] ?? pathname;
  return (
    <>
      <Suspense fallback={null}>
        <ScreenBoundary key={place} fallback={<Broken />}>
          <Routes>
            <Route path="/" element={<Navigate to="/dashboard" replace />} />
            <Route path="/login" element={<Login />} />
            <Route path="/signup" element={<SignUp />} />
            <Route path="/recover" element={<Recover />} />
            <Route path="/confirm-email" element={<ConfirmEmail />} />
            <Route
              path="/dashboard"
              element={
                <Guard>
                  <Dashboard />
                </Guard>
              }
            >
              <Route index element={<Browse />} />
              <Route path="recipes" element={<Browse />} />
              <Route path="recipes/:id" element={<RecipeDetail />} />
              <Route path="pantry" element={<Pantry />} />
              <Route path="pantry-old" element={<Navigate to="/dashboard/pantry?add=presets" replace />} />
              <Route path="lists" element={<Lists />} />
              <Route path="lists/:id" element={<ListDetail />} />
              <Route path="shopping" element={<Shopping />} />
              <Route path="meal-plan" element={<MealPlan />} />
              <Route path="settings" element={<Settings />} />
              <Route path="*" element={<NotFound inShell />} />
            </Route>
            <Route path="*" element={<NotFound />} />
          </Routes>
        </ScreenBoundary>
      </Suspense>
      <Arrival place={place} />
    </>
  );
}

/** Drawn with what the entry holds, since more could not be loaded. */
function Broken() {
  return (
    <main className={styles.broken}>
      <h1>Larder could not be loaded</h1>
      <p>Please check your internet connection.</p>
      <Button onClick={() => window.location.reload()}>Try Again</Button>
    </main>
  );
}
