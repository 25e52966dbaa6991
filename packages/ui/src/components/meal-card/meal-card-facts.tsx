'use client';
import { forwardRef, Fragment, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useLocale } from '../locale/index.ts';
import { useMealCardWords, type MealCardLabels } from './meal-card-labels.ts';
import styles from './meal-card-facts.module.css';

/** Nutrition per serving. */
export interface MealNutrition {
  calories?: number | null | undefined;
  /** In grams. */
  protein?: number | null | undefined;
  /** In grams. */
  carbohydrates?: number | null | undefined;
}

/** Props of {@link MealCardFacts}; other `ul` attributes go to the root. */
export interface MealCardFactsProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** Per serving. */
  nutrition?: MealNutrition | null | undefined;
  /** In the locale's currency. */
  costPerServing?: number | null | undefined;
  /** For all servings, in the locale's currency. */
  totalCost?: number | null | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<MealCardLabels> | undefined;
}

/** A formatted figure and its label. */
interface Fact {
  figure: string;
  say: (figure: string) => string;
}

/** Nutrition and costs, under a hairline. Renders nothing if none are known. */
export const MealCardFacts = forwardRef<HTMLUListElement, MealCardFactsProps>(function MealCardFacts(
  { nutrition, costPerServing, totalCost, labels, className, ...rest },
  ref,
) {
  const format = useLocale();
  const words = useMealCardWords(labels);
  const facts = (...all: [number | null | undefined, (value: number) => string, Fact['say']][]): Fact[] =>
    all.flatMap(([value, write, say]) =>
      value === null || value === undefined ? [] : [{ figure: write(value), say }],
    );
  const money = (amount: number) => format.money(amount, 2);
  const inServing = facts(
    [nutrition?.calories, format.count, words.calories],
    [nutrition?.protein, words.grams, words.protein],
    [nutrition?.carbohydrates, words.grams, words.carbs],
  );
  const costs = facts([costPerServing, money, words.perServing], [totalCost, money, words.total]);
  if (inServing.length + costs.length === 0) return null;
  return (
    <ul ref={ref} {...rest} data-slot="meal-card-facts" className={classNames(styles.root, className)}>
      {inServing.map((fact) => (
        <li key={fact.say('')}>
          <Emphasised {...fact} />
        </li>
      ))}
      {costs.length === 0 ? null : (
        <li>
          {costs.map((fact, index) => (
            <Fragment key={fact.say('')}>
              {index === 0 ? null : ', '}
              <Emphasised {...fact} />
            </Fragment>
          ))}
        </li>
      )}
    </ul>
  );
});

/** Text with its figure in bold, wherever a language puts it. */
function Emphasised({ figure, say }: Fact) {
  const [before, ...after] = say(figure).split(figure);
  return (
    <>
      {before}
      {after.length === 0 ? null : <b>{figure}</b>}
      {after.join(figure)}
    </>
  );
}
