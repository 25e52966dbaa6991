import { UNREAD_LINE, type IngredientLineValue } from '../ingredient-line-field/index.ts';

/** An ingredient line of the editor. `key` is its own as long as it is there. */
export interface IngredientLineRow extends IngredientLineValue {
  kind: 'line';
  key: number;
}

/** A heading among the ingredient lines: 'For the sauce'. */
export interface IngredientHeadingRow {
  kind: 'heading';
  key: number;
  text: string;
}

export type IngredientRow = IngredientLineRow | IngredientHeadingRow;

/** A step of the method. */
export interface StepRow {
  key: number;
  text: string;
}

/** A recipe while it is edited. Numbers are as typed, so nothing is silently corrected. */
export interface RecipeEditorValue {
  title: string;
  /** '' for none. */
  country: string;
  course: string;
  servings: string;
  /** Minutes. */
  prepTime: string;
  cookTime: string;
  waitingTime: string;
  ingredients: readonly IngredientRow[];
  steps: readonly StepRow[];
  sourceUrl: string;
}

/** A line with the heading above it. */
export interface GroupedLine extends IngredientLineValue {
  /** Null above the first heading. */
  group: string | null;
}

/** A recipe with one empty line and one empty step. */
export const EMPTY_RECIPE: RecipeEditorValue = {
  title: '',
  country: '',
  course: '',
  servings: '4',
  prepTime: '',
  cookTime: '',
  waitingTime: '',
  ingredients: [{ ...UNREAD_LINE, kind: 'line', key: 1 }],
  steps: [{ key: 1, text: '' }],
  sourceUrl: '',
};

/** The rows of the editor for lines with their headings; one empty line for none. */
export function rowsOfLines(lines: readonly GroupedLine[]): readonly IngredientRow[] {
  if (lines.length === 0) return EMPTY_RECIPE.ingredients;
  let heading: string | null = null;
  return lines
    .flatMap(
      ({ group, ...line }): ({ kind: 'heading'; text: string } | ({ kind: 'line' } & typeof line))[] => {
        const isNew = group !== heading && group !== null;
        heading = group;
        return isNew
          ? [
              { kind: 'heading', text: group },
              { ...line, kind: 'line' },
            ]
          : [{ ...line, kind: 'line' }];
      },
    )
    .map((row, index) => ({ ...row, key: index + 1 }));
}

/** The lines that have text, each with the heading above it. */
export function linesOfRows(rows: readonly IngredientRow[]): GroupedLine[] {
  let group: string | null = null;
  return rows.flatMap((row): GroupedLine[] => {
    if (row.kind === 'heading') group = row.text.trim() || null;
    if (row.kind === 'heading' || row.text.trim() === '') return [];
    const { kind: _kind, key: _key, ...line } = row;
    return [{ ...line, text: row.text.trim(), group }];
  });
}

/** The rows of the editor for steps; one empty step for none. */
export function rowsOfSteps(steps: readonly string[]): readonly StepRow[] {
  return steps.length === 0 ? EMPTY_RECIPE.steps : steps.map((text, index) => ({ key: index + 1, text }));
}

/** The steps that have text. */
export const stepsOfRows = (rows: readonly StepRow[]): string[] =>
  rows.map(({ text }) => text.trim()).filter(Boolean);
