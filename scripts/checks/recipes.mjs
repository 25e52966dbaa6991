import { readdirSync } from 'node:fs';
import { ROOT } from '../paths.mjs';
import { MADE } from '../stale.mjs';

const CATALOGUE = 'packages/catalogue';
/** All of the catalogue's data, which is loaded as a whole. */
const DATA = `${CATALOGUE}/data`;
/** The only module that provides its recipes. */
const READER = `${CATALOGUE}/src/recipes/index.ts`;

const SOURCES = `${CATALOGUE}/src`;
/** Numbers the catalogue's versions, so it changes with every recipe. The check `glyphs` compares the rest of the file. */
const EDITION = 'edition.ts';

const without = (folder, ...names) =>
  readdirSync(`${ROOT}${folder}`)
    .filter((entry) => !names.includes(entry) && !MADE.has(entry))
    .map((entry) => `${folder}/${entry}`);

const TABLES = without(DATA, 'recipes');
const CODE = without(SOURCES, EDITION);
const NO_RECIPES = new Map([
  [DATA, TABLES],
  [SOURCES, CODE],
  [`${SOURCES}/${EDITION}`, []],
  [CATALOGUE, [...without(CATALOGUE, 'data', 'src'), ...CODE, ...TABLES]],
]);

/**
 * The inputs without the recipes and the edition that counts their changes: the ingredients and other tables stay.
 * @param {readonly string[]} inputs paths from the top folder
 */
export const withoutRecipes = (inputs) => inputs.flatMap((path) => NO_RECIPES.get(path) ?? [path]);

/**
 * Whether one of the inputs provides recipes.
 * @param {readonly string[]} inputs
 */
export const readsRecipes = (inputs) => inputs.includes(READER);
