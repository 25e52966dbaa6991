import { sayTimes, withoutWholes, type UnitSystem } from '@larder/domain';
import { ownWords } from './own-words.ts';
import { noteBeside } from './pack-note.ts';
import { sizeIn } from './piece-size.ts';
import type { RecipeDetails } from './recipes.query.ts';
import { regionalName, shownName } from '../platform/locale/shown-name.ts';
import { saidAmount, sizedAmount, type ShownIn } from './shown-amount.ts';

/**
 * A recipe's ingredients for the library's lists, with capitalised names, in the cook's units. A line of the cook's own is in
 * their words where what was read says less. One that no ingredient is known for is shown as it is written, with how many
 * times it is needed, under a negative id.
 */
export function shownIngredients(
  recipe: Pick<RecipeDetails, 'ingredients' | 'servings'> & { written_servings?: number | undefined },
  units: UnitSystem = 'as_written',
) {
  const { servings, written_servings: written = servings } = recipe;
  const shown = { units, isScaled: written !== servings };
  return recipe.ingredients.map(
    (
      { ingredient_id: id, name, quantity: read, unit, notes, coverage, stand_in: standIn, ...others },
      at,
    ) => {
      const { lacking, available, group, measure, text, least } = others;
      if (id === null)
        return {
          id: -1 - at,
          name: sayTimes(name, servings / written),
          quantity: null,
          unit: '',
          notes: null,
          group,
          unknown: true,
        };
      const words = ownWords({ text, name, quantity: read }, shown);
      // In the cook's words, the amount is one of them.
      const quantity = words === undefined ? read : null;
      const said = (amount: Parameters<typeof saidAmount>[0]) =>
        sizedAmount(amount, sizeIn(text), shown) ?? saidAmount(amount, shown);
      return {
        id,
        group,
        name: shownName(name),
        quantity,
        unit: quantity === null ? '' : (unit ?? ''),
        said: quantity === null ? undefined : said({ quantity, least, unit: unit ?? '', measure }),
        notes: words ?? noteBeside(notes, text),
        lacking: lacking && inUnits(lacking, measure, shown),
        // What is there is what it is: nothing is rounded for other servings.
        available: available && inUnits(available, measure, { units, isScaled: false }),
        short: coverage === 'short',
        standIn: standIn && { ...standIn, name: regionalName(standIn.name) },
      };
    },
  );
}

/** What is there or missing, in the cook's units. */
const inUnits = (
  amount: { quantity: number; unit: string },
  measure: RecipeDetails['ingredients'][number]['measure'],
  shown: ShownIn,
) => ({ ...amount, said: saidAmount({ ...amount, measure }, shown, true) });

/** The ingredients of a recipe in the order of its lines, those that no ingredient is known for among them. */
export const neededIds = ({ ingredients }: Pick<RecipeDetails, 'ingredients'>): number[] =>
  ingredients.map(({ ingredient_id: id }, at) => id ?? -1 - at);

/** What goes well with a recipe, with its own allergens: the recipe's are without it. */
export function shownAccompaniments(
  { serve_with: things = [] }: { serve_with?: RecipeDetails['serve_with'] | undefined },
  units: UnitSystem = 'as_written',
) {
  return things.map(({ ingredient_id: id, name, quantity, unit, measure, notes, allergens }) => {
    const named = withoutWholes(allergens.map(({ allergy }) => allergy));
    const ofKind = (isPossible: boolean) =>
      named.filter((one) =>
        allergens.some(({ allergy, often }) => allergy === one && often.length > 0 === isPossible),
      );
    return {
      id,
      name: shownName(name),
      quantity,
      unit,
      said: saidAmount({ quantity, unit, measure }, { units, isScaled: false }),
      notes,
      contains: ofKind(false),
      mayContain: ofKind(true),
    };
  });
}
