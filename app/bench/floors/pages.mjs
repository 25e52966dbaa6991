/**
 * The floors without a framework: a login form and twenty recipes as HTML that a server could send. No page
 * with that content can start sooner.
 */
import { readFileSync } from 'node:fs';

const STYLE = readFileSync(new URL('floor.css', import.meta.url), 'utf8');

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const page = (title, body) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>${body}</body>
</html>`;

/** The login form. */
export const LOGIN_PAGE = page(
  'Log in',
  `<main><form><h1>Log In</h1>
<label>Username <input name="username" autocomplete="username"></label>
<label>Password <input name="password" type="password" autocomplete="current-password"></label>
<button>Log In</button></form></main>`,
);

const card = ({ id, title, thumbnail_url: picture, total_time: time, servings, matchPercentage }) => `
<li><article><img src="${escaped(picture)}" alt="" width="480" height="360" loading="lazy">
<h2><a href="/recipes/${id}">${escaped(title)}</a></h2>
<p>${Math.round(matchPercentage)}% Match · ${time} min · ${servings} servings</p>
<button aria-pressed="false">Favorite</button></article></li>`;

/** Found recipes as a page of cards. */
export const recipesPage = ({ recipes }) =>
  page('Recipes', `<main><h1>What’s for dinner?</h1><ul>${recipes.map(card).join('')}</ul></main>`);
