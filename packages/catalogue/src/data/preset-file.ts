import type { IngredientIndex } from '@larder/domain/model';
import { readDocument } from './document.ts';
import type { Entry } from './entry.ts';
import type { Faults } from './faults.ts';
import { findIngredient, unknownIngredient } from './ingredient-line.ts';

/** Reads a list of ingredients by any of their names, without duplicates; returns slugs. */
export function readNames(list: Entry, index: IngredientIndex): string[] {
  const seen = new Set<string>();
  return list.list('ingredient').flatMap((entry) => {
    const name = entry.text();
    const found = findIngredient(name, index);
    if (!found) {
      if (name !== '') entry.fault(unknownIngredient(name, index));
      return [];
    }
    if (seen.has(found.slug)) entry.fault(`the ingredient '${name}' is listed twice. Remove one.`);
    seen.add(found.slug);
    return [found.slug];
  });
}

/** Reads a file that contains one such list. */
export function readNamesFile(file: string, text: string, index: IngredientIndex, faults: Faults): string[] {
  const document = readDocument(file, text, faults);
  return document ? readNames(document, index) : [];
}
