import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Guard } from './session/guard.tsx';

const Login = lazy(() => import('./screens/login/login.screen.tsx'));
const SignUp = lazy(() => import('./screens/sign-up/sign-up.screen.tsx'));
const Dashboard = lazy(() => import('./screens/dashboard/dashboard.screen.tsx'));
const Browse = lazy(() => import('./screens/browse/browse.screen.tsx'));
const RecipeDetail = lazy(() => import('./screens/recipe-detail/recipe-detail.screen.tsx'));
const Pantry = lazy(() => import('./screens/pantry/pantry.screen.tsx'));
const UnderConstruction = lazy(() => import('./screens/under-construction/under-construction.view.tsx'));
const NotFound = lazy(() => import('./screens/not-found/not-found.screen.tsx'));

/** Every address of the product. Each screen is a chunk of its own. */
export function App() {
  return (
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
          <Route path="pantry-old" element={<UnderConstruction title="My Pantry" />} />
          <Route path="lists" element={<UnderConstruction title="My Recipe Lists" />} />
          <Route path="lists/:id" element={<UnderConstruction title="My Recipe Lists" />} />
          <Route path="shopping" element={<UnderConstruction title="Shopping List" />} />
          <Route path="meal-plan" element={<UnderConstruction title="Meal Plan" />} />
          <Route path="settings" element={<UnderConstruction title="Settings" />} />
          <Route path="*" element={<NotFound />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
