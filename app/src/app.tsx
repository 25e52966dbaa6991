import { Button } from '@larder/ui/button';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { SCREENS } from './navigation/screens.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { Guard } from './session/guard.tsx';
import styles from './app.module.css';

const Login = lazy(() => import('./screens/login/login.screen.tsx'));
const SignUp = lazy(() => import('./screens/sign-up/sign-up.screen.tsx'));
const Dashboard = lazy(() => import('./screens/dashboard/dashboard.screen.tsx'));
const Browse = lazy(SCREENS.browse);
const RecipeDetail = lazy(SCREENS.recipe);
const ListDetail = lazy(SCREENS.list);
const Lists = lazy(SCREENS.lists);
const MyPantry = lazy(SCREENS.myPantry);
const Pantry = lazy(SCREENS.pantry);
const MealPlan = lazy(SCREENS.mealPlan);
const Shopping = lazy(SCREENS.shopping);
const Settings = lazy(SCREENS.settings);
const NotFound = lazy(() => import('./screens/not-found/not-found.screen.tsx'));

/** Every address of the product. Each screen is a chunk of its own. */
export function App() {
  return (
    <ScreenBoundary fallback={<Broken />}>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/" element={<Navigate to="/dashboard" replace />} />
          <Route path="/login" element={<Login />} />
          <Route path="/signup" element={<SignUp />} />
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
            <Route path="pantry-old" element={<MyPantry />} />
            <Route path="lists" element={<Lists />} />
            <Route path="lists/:id" element={<ListDetail />} />
            <Route path="shopping" element={<Shopping />} />
            <Route path="meal-plan" element={<MealPlan />} />
            <Route path="settings" element={<Settings />} />
            <Route path="*" element={<NotFound inShell />} />
          </Route>
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ScreenBoundary>
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
