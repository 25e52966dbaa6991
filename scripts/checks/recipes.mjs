import { readdirSync } from 'node:fs';
import { ROOT } from '../paths.mjs';
import { MADE } from '../stale.mjs';

const CATALOGUE = 'packages/catalogue';
/** All of the catalogue's data, which is loaded as a whole. */
const DATA = `${CATALOGUE}/data`;
/** The only module that provides its recipes. */
const READER = `${CATALOGUE}/src/recipes/index.ts`;

const without = (folder, name) =>
  readdirSync(`${ROOT}${folder}`)
    .filter((entry) => entry !== name && !MADE.has(entry))
    .map((entry) => `${folder}/${entry}`);

const TABLES = without(DATA, 'recipes');
const NO_RECIPES = new Map([
  [DATA, TABLES],
  [CATALOGUE, [...without(CATALOGUE, 'data'), ...TABLES]],
]);

/**
 * The inputs without the recipes: the ingredients and other tables stay.
 * @param {readonly string[]} inputs paths from the top folder
 */
export const withoutRecipes = (inputs) => inputs.flatMap((path) => NO_RECIPES.get(path) ?? [path]);

/**
 * Whether one of the inputs provides recipes.
 * @param {readonly string[]} inputs
 */
export const readsRecipes = (inputs) => inputs.includes(READER);
