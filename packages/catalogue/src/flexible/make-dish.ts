import { difficultyOf, effortOf } from '../checks/difficulty.ts';
import { estimateSpice } from '../heat.ts';
import type { IngredientIndex, RecipeSource } from '@larder/domain/model';
import type { Base, Protein, Vegetable } from './foods/food.ts';
import type { Kitchen } from './kitchen.ts';
import { partOf, type Part } from './part.ts';
import { seasoned } from './seasoned.ts';
import type { Seasoning, SeasoningLine, Template } from './template.ts';

/** A recipe as a cook writes it, without an id. */
export type DishSource = Omit<RecipeSource, 'id' | 'slug'>;

/** The share of the salt in a dish with bacon or feta. */
const LESS_SALT = 0.5;

/** The choices for a flexible dinner. */
export interface Choice {
  readonly template: Template;
  readonly seasoning: Seasoning;
  readonly base: Base;
  readonly protein: Protein;
  readonly vegetables: readonly Vegetable[];
  /** More of base and protein than usual, for a dish that would be too light. */
  readonly factor?: number;
}

/** Writes a dish out as a recipe; null if the cook may not eat something essential. */
export function makeDish(
  { template, seasoning, base, protein, vegetables, factor = 1 }: Choice,
  kitchen: Kitchen,
  index: IngredientIndex,
): DishSource | null {
  const { servings } = kitchen;
  const partsOf = (lines: readonly SeasoningLine[]): Part[] | null => {
    const parts = lines.map((line) => {
      const isLess = protein.isSalty === true && line.any[0] === 'salt' && line.unit === 'tsp';
      return { part: seasoned(line, kitchen, index, isLess ? LESS_SALT : 1), line };
    });
    if (parts.some(({ part, line }) => part === null && line.isOptional !== true)) return null;
    return parts.flatMap(({ part }) => part ?? []);
  };
  const always = partsOf(template.always);
  const early = partsOf(seasoning.lines.filter(({ when }) => when === 'early'));
  const sauce = partsOf(seasoning.lines.filter(({ when }) => when === 'sauce'));
  const late = partsOf(seasoning.lines.filter(({ when }) => when === 'late'));
  if (!always || !early || !sauce || !late) return null;
  const noteOf = ({ roast, pan, slug }: Protein): string | undefined =>
    template.way === 'roast' ? roast?.[1] : slug === 'egg' ? undefined : pan?.[1];
  const proteinPart = partOf(protein, kitchen, index, noteOf(protein), factor);
  const basePart = partOf(base, kitchen, index, base.note, factor);
  const cut = vegetables.map((one) => partOf(one, kitchen, index, one.ways[template.way]?.[1]));
  if (!proteinPart || !basePart || !cut.every((part) => part !== null)) return null;
  const written = template.write({
    servings,
    base: basePart,
    protein: proteinPart,
    vegetables: cut,
    always: Object.fromEntries(template.always.map(({ any }, place) => [any[0]!, always[place]!])),
    seasoning: { name: seasoning.name, title: seasoning.title, early, sauce, late },
  });
  const ingredients = [proteinPart, basePart, ...cut, ...always, ...early, ...sauce, ...late].map(
    ({ line }) => line,
  );
  const source: DishSource = {
    title: written.title,
    country: seasoning.country,
    prepTime: written.prep,
    cookTime: written.cook,
    servings,
    difficulty: 'easy',
    spice: estimateSpice({ ingredients, servings }, index),
    course: template.course,
    ...(template.role && { role: template.role }),
    appliances: [...template.appliances],
    ingredients,
    steps: written.steps,
    sourceUrl: null,
  };
  const difficulty = difficultyOf(effortOf({ ...source, id: 0, slug: '' }).points);
  return { ...source, difficulty };
}
