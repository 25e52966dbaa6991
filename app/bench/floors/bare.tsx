/**
 * The floor of the frameworks that Larder is built with: React, its router and jotai with as little as possible
 * on top. What Larder takes longer is its own doing.
 */
import { atom, useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import './floor.css';

interface Recipe {
  id: number;
  title: string;
  thumbnail_url: string;
  total_time: number;
  servings: number;
  matchPercentage: number;
}

const favoritesAtom = atom<readonly number[]>([]);

async function fetchRecipes(): Promise<Recipe[]> {
  const answer = await fetch('/api/v1/recipes/pantrysearch?offset=0&limit=20&avoid=settings', {
    headers: { authorization: `Bearer ${localStorage.getItem('access_token')}` },
  });
  const { data } = (await answer.json()) as { data: { recipes: Recipe[] } };
  return data.recipes;
}

function Login() {
  const [name, setName] = useState('');
  return (
    <main>
      <form>
        <h1>Log In</h1>
        <label>
          Username{' '}
          <input autoComplete="username" value={name} onChange={({ target }) => setName(target.value)} />
        </label>
        <label>
          Password <input type="password" autoComplete="current-password" />
        </label>
        <button type="button">Log In</button>
      </form>
    </main>
  );
}

function Recipes() {
  const [recipes, setRecipes] = useState<readonly Recipe[]>([]);
  useEffect(() => void fetchRecipes().then(setRecipes), []);
  return (
    <main>
      <h1>What’s for dinner?</h1>
      <ul>
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <Card {...recipe} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function Card({ id, title, thumbnail_url: picture, total_time: time, servings, matchPercentage }: Recipe) {
  const [favorites, setFavorites] = useAtom(favoritesAtom);
  const isFavorite = favorites.includes(id);
  const toggle = () => setFavorites(isFavorite ? favorites.filter((one) => one !== id) : [...favorites, id]);
  return (
    <article>
      <img src={picture} alt="" width={480} height={360} loading="lazy" />
      <h2>
        <a href={`/recipes/${id}`}>{title}</a>
      </h2>
      <p>
        {Math.round(matchPercentage)}% Match · {time} min · {servings} servings
      </p>
      <button type="button" aria-pressed={isFavorite} onClick={toggle}>
        Favorite
      </button>
    </article>
  );
}

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
const router = createBrowserRouter([
  { path: 'login', element: <Login /> },
  { path: 'dashboard', element: <Recipes /> },
]);
createRoot(root).render(<RouterProvider router={router} />);
