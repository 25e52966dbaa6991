import type { Ingredient } from '@larder/domain/model';
import { foodOf, kindByTitle, lookOf, type PlateKind } from '@larder/plates/dish';
import { plateOf } from '../ingredients/plate.ts';

/** What a plate is drawn from. */
export interface PlateDish {
  readonly title: string;
  readonly lines: readonly { readonly ingredient: Ingredient; readonly grams: number | null }[];
}

/** The look of a dish, as a name: how it comes to the table, and what is seen on it. Null if nothing of it is known. */
export function lookOfDish({ title, lines }: PlateDish): string | null {
  if (lines.length === 0) return null;
  const kind = kindByTitle(title) ?? kindByFood(lines);
  const heaviest = lines.toSorted((a, b) => (b.grams ?? 0) - (a.grams ?? 0));
  return lookOf(
    kind,
    heaviest.flatMap(({ ingredient: { slug } }) => foodOf(slug) ?? []),
  );
}

function kindByFood(lines: PlateDish['lines']): PlateKind {
  const gramsOf = (of: RegExp) =>
    lines.reduce((sum, { ingredient, grams }) => sum + (of.test(ingredient.slug) ? (grams ?? 0) : 0), 0);
  const flour = gramsOf(/flour$/);
  if (flour > 0 && gramsOf(/sugar/) > flour / 5) return 'cake';
  const { base } = plateOf(lines, 1);
  switch (base) {
    case 'rice':
    case 'grains':
      return 'rice';
    case 'pasta':
    case 'noodles':
      return 'pasta';
    case 'potatoes':
      return 'tray';
    case 'bread':
      return flour > 0 ? 'bread' : 'plate';
    default:
      return 'plate';
  }
}
