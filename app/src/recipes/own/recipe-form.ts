import type { components } from '@larder/contract';
import { COUNTRIES, COURSES, isUnit, type Course, type CountryCode } from '@larder/domain';
import {
  linesOfRows,
  rowsOfLines,
  rowsOfSteps,
  stepsOfRows,
  type GroupedLine,
  type RecipeEditorValue,
} from '@larder/ui/recipe-editor';

export type RecipeInput = components['schemas']['RecipeInput'];
type RecipeInputLine = components['schemas']['RecipeInputLine'];

/** What a recipe is read from: one that is saved, or one that is only read. */
export interface FormSource {
  title: string | null;
  country: string | null;
  course: string | null;
  servings: number | null;
  prep_time: number | null;
  cook_time: number | null;
  waiting_time: number | null;
  instructions: readonly string[];
  source_url: string | null;
}

/** A line that is saved, or one that was just read and says how sure that is. */
type FormLine = RecipeInputLine & { certainty?: GroupedLine['certainty'] | undefined };

const typedNumber = (value: number | null) => (value === null ? '' : String(value));
/** No minutes are an empty field. */
const typedMinutes = (value: number | null) => typedNumber(value || null);

/** A line as the editor has it. The name is null for an ingredient that is not in the book any more. */
export function editedLine(line: FormLine, nameOf: (id: number) => string | null): GroupedLine {
  const name = line.ingredient_id === null ? null : nameOf(line.ingredient_id);
  return {
    text: line.text,
    group: line.group,
    ingredient: name === null ? null : { id: String(line.ingredient_id), name },
    quantity: line.quantity,
    unit: line.unit,
    notes: line.notes,
    certainty: name === null ? 'unknown' : (line.certainty ?? 'sure'),
  };
}

/** A recipe as the editor has it. */
export function recipeForm(
  source: FormSource,
  lines: readonly FormLine[],
  nameOf: (id: number) => string | null,
): RecipeEditorValue {
  return {
    title: source.title ?? '',
    country: source.country ?? '',
    course: source.course ?? '',
    servings: typedNumber(source.servings),
    prepTime: typedMinutes(source.prep_time),
    cookTime: typedMinutes(source.cook_time),
    waitingTime: typedMinutes(source.waiting_time),
    ingredients: rowsOfLines(lines.map((line) => editedLine(line, nameOf))),
    steps: rowsOfSteps(source.instructions),
    sourceUrl: source.source_url ?? '',
  };
}

const isCourse = (text: string): text is Course => COURSES.some((course) => course === text);
const countryOf = (text: string): CountryCode | null =>
  COUNTRIES.find(({ code }) => code === text)?.code ?? null;

/** What is sent of a form in which nothing is wrong. */
export function recipeInput(form: RecipeEditorValue): RecipeInput {
  return {
    title: form.title.trim(),
    country: countryOf(form.country),
    course: isCourse(form.course) ? form.course : 'main',
    servings: Number(form.servings),
    prep_time: Number(form.prepTime),
    cook_time: Number(form.cookTime),
    waiting_time: Number(form.waitingTime),
    ingredients: linesOfRows(form.ingredients).map(
      ({ text, group, ingredient, quantity, unit, notes }): RecipeInputLine => ({
        text,
        group,
        ingredient_id: ingredient && Number(ingredient.id),
        quantity,
        unit: quantity !== null && unit !== null && isUnit(unit) ? unit : null,
        notes: notes || null,
      }),
    ),
    instructions: stepsOfRows(form.steps),
    source_url: form.sourceUrl.trim() || null,
  };
}
