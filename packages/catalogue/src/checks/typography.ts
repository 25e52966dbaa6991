import type { Ingredient, RecipeSource } from '@larder/domain/model';

/** What keyboards offer instead of what is printed, and what to write. Names of ingredients stay as cooks type them. */
const SLIPS: readonly (readonly [typed: RegExp, write: string])[] = [
  [/'/, 'the apostrophe ’, or ‘…’ around quoted words'],
  [/"/, '‘…’ around quoted words'],
  [/\.\.\./, '…'],
  [/--| - /, 'a comma, a colon or –'],
  [/\d-\d/, '‘to’ between numbers'],
  [/\d\/\d/, 'one of ½, ⅓, ¼ and the like'],
  [/\d°|° C/, 'a space before °C'],
  [/\d(?:g|kg|ml|cm|mm|min)\b/, 'a space before the unit'],
  [/ [,.;:!?](?:\s|$)/, 'no space before the mark'],
];

/** The first slip in a text, as 'a step says …'. */
function slipIn(where: string, texts: readonly string[]): string | undefined {
  for (const text of texts) {
    for (const [typed, write] of SLIPS) {
      const found = typed.exec(text);
      if (found) return `${where} says '${around(text, found)}'. Write ${write}.`;
    }
  }
  return undefined;
}

/** What was found, with the rest of its words. */
function around(text: string, { 0: found, index }: RegExpExecArray): string {
  const from = text.lastIndexOf(' ', index - 1) + 1;
  const to = text.indexOf(' ', index + found.trimEnd().length);
  return text.slice(index === 0 ? 0 : from, to < 0 ? undefined : to);
}

/** Straight quotes and their like in what a recipe says, one sentence each. */
export function checkTypography(recipe: RecipeSource): string[] {
  const notes = [...recipe.ingredients, ...(recipe.serveWith ?? [])].map((line) => line.notes ?? '');
  return [
    slipIn('a step', recipe.steps) ?? [],
    slipIn('a note', notes) ?? [],
    slipIn('its title', [recipe.title]) ?? [],
  ].flat();
}

/** The same in the reasons why an ingredient often contains something. */
export const checkReasons = ({ often }: Pick<Ingredient, 'often'>): string | undefined =>
  slipIn(`a reason under 'often contains'`, Object.values(often));
