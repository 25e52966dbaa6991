import type { components } from '@larder/contract';
import { allergenSources, type RecipeLine } from '@larder/domain/model';
import type { CatalogueSnapshot } from './catalogue/snapshot.ts';
import { measureOf } from './measure-of.ts';

type Accompaniment = components['schemas']['Accompaniment'];

/** What goes well with a dish, each with its own allergens: those of the dish do not include them. */
export function accompaniments(
  lines: readonly RecipeLine[],
  { names }: Pick<CatalogueSnapshot, 'names'>,
): Accompaniment[] {
  return lines.flatMap(({ ingredient: slug, quantity, unit, notes }) => {
    const ingredient = names.get(slug);
    // A newer catalogue may have dropped it.
    if (!ingredient) return [];
    const { id, name } = ingredient;
    return [
      {
        ingredient_id: id,
        name,
        quantity,
        unit,
        notes: notes ?? null,
        ...measureOf(ingredient),
        allergens: allergenSources([ingredient]),
      },
    ];
  });
}
