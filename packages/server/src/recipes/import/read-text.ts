import { basename, extname } from 'node:path';
import { isNode, listOf, recipesAmong } from '@larder/domain/schema-org';
import { readAppRecipe } from './apps/app-json.ts';
import { COPY_ME_THAT, isCopyMeThat } from './apps/copy-me-that.ts';
import { readLarderRecipes, type LarderRecipe } from './apps/larder.ts';
import { Refusal } from './archive/refusal.ts';
import { itemsIn } from './page/items.ts';
import { recipesOfPage } from './page/page.ts';
import { parsePage } from './page/tree.ts';
import type { FoundRecipe } from './schema/found-recipe.ts';
import { fromSchema } from './schema/from-schema.ts';
import { parseBrokenJson } from './schema/json-text.ts';
import { readCooklang } from './text/cooklang.ts';
import { readPlainText } from './text/plain.ts';

/** A found recipe: as text from some source, or from Larder's own export. */
export type Found = { readonly recipe: FoundRecipe } | { readonly larder: LarderRecipe };

/** What has more characters is not read: it would keep other cooks waiting. An export is a page of many recipes. */
const LONGEST = { page: 5_000_000, export: 10_000_000 } as const;

/** Reads a text file by its content; the name matters only for Cooklang, which looks like prose. */
export async function readTextFile(text: string, name: string): Promise<Found[]> {
  return (await readAny(text, name)).filter(hasContent);
}

async function readAny(text: string, name: string): Promise<Found[]> {
  const start = text.slice(0, 2_000).trimStart();
  if (extname(name).toLowerCase() === '.cook') {
    const title = basename(name, extname(name));
    return [{ recipe: readCooklang(text, title) }];
  }
  if (start.startsWith('{') || start.startsWith('[')) {
    const found = readJson(text);
    if (found) return found;
  }
  if (start.startsWith('<')) return readHtml(text, null);
  if (/[\0\u{FFFD}]/u.test(start))
    throw new Refusal('Larder cannot read this kind of file. Paste the text of its recipe instead.');
  // Other files in an archive, such as a README, are not recipes.
  const { ingredients, steps } = readPlainText(text);
  return ingredients.length > 0 && steps.length > 0 ? readPaste(text) : [];
}

/** Reads a page, or an HTML file with several recipes. */
export function readHtml(html: string, address: string | null): Found[] {
  const isExport = isCopyMeThat(html);
  if (isExport && html.length > LONGEST.export)
    throw new Refusal('This export is too large. Export fewer recipes at a time.');
  const marked = isExport ? itemsIn(parsePage(html), COPY_ME_THAT) : [];
  if (marked.length === 0 && html.length > LONGEST.page)
    throw new Refusal('This page is too large. Paste the text of its recipe instead.');
  const recipes = marked.length > 0 ? marked.map((node) => fromSchema(node)) : recipesOfPage(html, address);
  return recipes.map((recipe) => ({ recipe })).filter(hasContent);
}

/** Whether there is anything to review: markup can announce a recipe and have nothing of it. */
function hasContent(found: Found): boolean {
  const { title, ingredients } = 'larder' in found ? found.larder : found.recipe;
  const steps = 'larder' in found ? found.larder.instructions : found.recipe.steps;
  return title !== '' || ingredients.length > 0 || steps.length > 0;
}

/** Reads pasted text: a page's source, an export or a recipe in prose. */
export async function readPastedText(text: string): Promise<Found[]> {
  const start = text.slice(0, 2_000).trimStart();
  const isMarkup = /^(?:<!doctype|<html|<head|<body|<div|<article|<script|\{|\[)/i.test(start);
  return isMarkup
    ? readTextFile(text, '')
    : isCooklang(text)
      ? [{ recipe: readCooklang(text, null) }]
      : readPaste(text);
}

/** Whether a text is Cooklang: its amounts are unmistakable. */
function isCooklang(text: string): boolean {
  return /@\p{L}[^@{}\n]{0,60}\{[^{}\n]{0,40}\}/u.test(text);
}

function readPaste(text: string): Found[] {
  const recipe = readPlainText(text);
  return recipe.title === '' ? [] : [{ recipe }];
}

/** The recipes of a JSON export; null if it is not JSON. */
function readJson(text: string): Found[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    value = parseBrokenJson(text);
  }
  if (typeof value !== 'object' || value === null) return null;
  const larder = readLarderRecipes(value);
  if (larder) return larder.map((one) => ({ larder: one }));
  const marked = recipesAmong(value);
  if (marked.length > 0) return marked.map((node) => ({ recipe: readAppRecipe(node) ?? fromSchema(node) }));
  const nodes = listOf(isNode(value) && Array.isArray(value.recipes) ? value.recipes : value).filter(isNode);
  const apps = nodes.flatMap((node) => readAppRecipe(node) ?? []);
  if (apps.length > 0) return apps.map((recipe) => ({ recipe }));
  const likely = nodes
    .map((node) => fromSchema(node))
    .filter((recipe) => recipe.title !== '' && recipe.ingredients.length > 0);
  if (likely.length === 0)
    throw new Refusal('There is no recipe in this file. Paste its text, or type the recipe in.');
  return likely.map((recipe) => ({ recipe }));
}
