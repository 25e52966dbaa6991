import { eachAbroad, ENGLISHES_ABROAD, type EnglishAbroad } from '@larder/domain';
import type { Ingredient, IngredientIndex } from '@larder/domain/model';
import { readDocument } from './document.ts';
import type { Entry } from './entry.ts';
import type { Faults } from './faults.ts';
import { findIngredient, unknownIngredient } from './ingredient-line.ts';

/** By language, pairs of a British name and the local one: ['aubergines', 'eggplants']. */
export type RegionalNames = Readonly<Record<EnglishAbroad, readonly (readonly [string, string])[]>>;

/** Reads what ingredients are called in other varieties of English. */
export function readRegionalNames(
  file: string,
  text: string,
  index: IngredientIndex,
  faults: Faults,
): RegionalNames {
  const names = eachAbroad((): [string, string][] => []);
  for (const { key, entry } of readDocument(file, text, faults)?.named() ?? []) {
    const ingredient = findIngredient(key, index);
    if (!ingredient) {
      entry.fault(unknownIngredient(key, index));
      continue;
    }
    if (ingredient.name !== key) entry.fault(`'${key}' should be called '${ingredient.name}' here.`);
    const fields = entry.fields([], ENGLISHES_ABROAD);
    for (const english of ENGLISHES_ABROAD) {
      const said = fields[english];
      if (said) names[english].push(...readForms(said, ingredient, index));
    }
  }
  return names;
}

/** Pairs of the singular and, if there is one, the plural. */
function readForms(entry: Entry, ingredient: Ingredient, index: IngredientIndex): [string, string][] {
  const own = [...new Set([ingredient.name, ingredient.plural])];
  // The plural may be the same: 'sabudana' has none.
  const said = entry.list('name').map((form) => form.text());
  if (said.length !== own.length)
    entry.fault(
      own.length === 1
        ? `'${ingredient.name}' has no plural, so it should have one name here.`
        : `'${ingredient.name}' should have a singular and a plural here, such as [eggplant, eggplants].`,
    );
  for (const name of said) {
    if (findIngredient(name, index)?.slug !== ingredient.slug)
      entry.fault(
        `'${name}' is not among the other names of '${ingredient.name}'. Add it there, under 'also'.`,
      );
  }
  return own.flatMap((name, at) => {
    const form = said[at];
    return form === undefined ? [] : [[name, form]];
  });
}
