'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './nutrition-table.module.css';

/** Nutrition per serving: energy in kcal, everything else in grams. Unknown values have no row. */
export interface Nutrition {
  calories?: number | null | undefined;
  fat?: number | null | undefined;
  /** Saturated fat, part of `fat`. */
  saturates?: number | null | undefined;
  carbohydrates?: number | null | undefined;
  /** Part of `carbohydrates`. */
  sugars?: number | null | undefined;
  fibre?: number | null | undefined;
  protein?: number | null | undefined;
  salt?: number | null | undefined;
}

/** The title, the name of each figure, and how figures are written. */
export interface NutritionTableLabels extends Record<keyof Nutrition, string> {
  title: string;
  kcal: (amount: number) => string;
  grams: (amount: number) => string;
}

const LABELS = (format: LocaleFormat): NutritionTableLabels => ({
  title: 'Nutrition per serving',
  calories: 'Calories',
  fat: 'Fat',
  saturates: 'of which saturated',
  carbohydrates: 'Carbs',
  sugars: 'of which sugars',
  fibre: 'Fiber',
  protein: 'Protein',
  salt: 'Salt',
  kcal: (amount) => format.count(Math.round(amount)),
  grams: (amount) => `${amount < 10 ? format.quantity(amount, true) : format.count(Math.round(amount))} g`,
});

/** In the order used on food labels; a part is indented below its whole. */
const ROWS = [
  ['calories', 'whole'],
  ['fat', 'whole'],
  ['saturates', 'part'],
  ['carbohydrates', 'whole'],
  ['sugars', 'part'],
  ['fibre', 'whole'],
  ['protein', 'whole'],
  ['salt', 'whole'],
] as const;

/** Props of {@link NutritionTable}; other `table` attributes go to the root. */
export interface NutritionTableProps extends Omit<ComponentPropsWithoutRef<'table'>, 'children'> {
  /** The figures, per serving. Unknown ones are left out. */
  nutrition: Nutrition;
  /** Overrides for the built-in text. */
  labels?: Partial<NutritionTableLabels> | undefined;
}

/** What a serving contains. Renders nothing if nothing is known. */
export const NutritionTable = forwardRef<HTMLTableElement, NutritionTableProps>(function NutritionTable(
  { nutrition, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels, 'nutrition-table');
  const rows = ROWS.flatMap(([figure, kind]) => {
    const amount = nutrition[figure] ?? null;
    if (amount === null) return [];
    const text = figure === 'calories' ? words.kcal(amount) : words.grams(amount);
    return [{ figure, kind, text }];
  });
  if (rows.length === 0) return null;
  return (
    <table ref={ref} {...rest} data-slot="nutrition-table" className={classNames(styles.root, className)}>
      <caption data-slot="nutrition-table-title" className={styles.title}>
        {words.title}
      </caption>
      <tbody>
        {rows.map(({ figure, kind, text }) => (
          <tr key={figure} data-slot="nutrition-table-row" className={styles[kind]}>
            <th scope="row">{words[figure]}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
