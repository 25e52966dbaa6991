import type { components } from '@larder/contract';
import { COURSES, findCountry, isUnit, type Course } from '@larder/domain';
import { isNode, listOf, type Node } from '@larder/domain/schema-org';
import { plainText } from '../plain-text.ts';
import { addressOf } from '../schema/addresses.ts';

/** A recipe in Larder's own export. Older exports say no id. */
export interface LarderRecipe extends Omit<components['schemas']['ExportedRecipe'], 'id'> {
  readonly id: number | null;
}
type Line = LarderRecipe['ingredients'][number];

/** The recipes of an account export, or recipes in the API's format; null if it is neither. */
export function readLarderRecipes(value: object): LarderRecipe[] | null {
  const whole = isNode(value) && isNode(value.data) ? value.data : value;
  const given = isNode(whole) && Array.isArray(whole.own_recipes) ? whole.own_recipes : whole;
  const nodes = listOf(given).filter(isNode);
  const isExport = isNode(whole) && Array.isArray(whole.own_recipes);
  return isExport || (nodes.length > 0 && nodes.every(isLarder)) ? nodes.map(readLarder) : null;
}

function isLarder(node: Node): boolean {
  const [first] = listOf(node.ingredients);
  return Array.isArray(node.instructions) && isNode(first) && 'ingredient_id' in first && 'text' in first;
}

function readLarder(node: Node): LarderRecipe {
  return {
    id: wholeIn(node.id, 1, 2_147_483_647),
    title: asWritten(node.title, 150),
    country: findCountry(plainText(node.country))?.code ?? null,
    course: courseIn(node.course) ?? 'main',
    servings: wholeIn(node.servings, 1, 100) ?? 1,
    prep_time: wholeIn(node.prep_time, 0, 14_400) ?? 0,
    cook_time: wholeIn(node.cook_time, 0, 14_400) ?? 0,
    waiting_time: wholeIn(node.waiting_time, 0, 14_400) ?? 0,
    ingredients: listOf(node.ingredients).filter(isNode).map(readLine),
    instructions: listOf(node.instructions)
      .map((step) => asWritten(step, 30_000, LINES))
      .filter(Boolean),
    source_url: addressOf(null, node.source_url) && asWritten(node.source_url, 2_000),
  };
}

function readLine(line: Node): Line {
  const { quantity, unit } = line;
  const isAmount = typeof quantity === 'number' && quantity >= 0.001 && quantity <= 1_000_000;
  return {
    text: asWritten(line.text, 500),
    group: asWritten(line.group, 120) || null,
    ingredient_id: wholeIn(line.ingredient_id, 1, 999_999_999),
    quantity: isAmount ? quantity : null,
    unit: isAmount && typeof unit === 'string' && isUnit(unit) ? unit : null,
    notes: asWritten(line.notes, 500) || null,
  };
}

/** What no text of a recipe may have: control characters, lone surrogates, and marks that turn the text around. */
const UNSEEN = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
/** The same, for texts of several lines. */
const LINES = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** A text letter for letter: Larder's own export is no page, and a cook may well write '<' or '&amp;'. */
function asWritten(value: unknown, longest: number, unwanted = UNSEEN): string {
  const text = typeof value === 'string' ? value.slice(0, longest).replaceAll(unwanted, '') : '';
  return text.trim() === '' ? '' : text;
}

function courseIn(value: unknown): Course | null {
  return COURSES.find((course) => course === value) ?? null;
}

function wholeIn(value: unknown, least: number, most: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : null;
}
