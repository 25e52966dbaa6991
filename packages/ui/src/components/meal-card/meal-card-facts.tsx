'use client';
import { forwardRef, Fragment, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useLocale } from '../locale/index.ts';
import { useMealCardWords, type MealCardLabels } from './meal-card-labels.ts';
import styles from './meal-card-facts.module.css';

/** What a serving has in it. */
export interface MealNutrition {
  calories?: number | null | undefined;
  /** In grams. */
  protein?: number | null | undefined;
  /** In grams. */
  carbohydrates?: number | null | undefined;
}

/** Props of {@link MealCardFacts}; every attribute of a `ul` goes on the root. */
export interface MealCardFactsProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** Of one serving. */
  nutrition?: MealNutrition | null | undefined;
  /** In the currency of the locale. */
  costPerServing?: number | null | undefined;
  /** For all servings, in the currency of the locale. */
  totalCost?: number | null | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<MealCardLabels> | undefined;
}

/** A figure that is already written out, and how to say it. */
interface Fact {
  figure: string;
  say: (figure: string) => string;
}

/** The line of nutrition and the line of costs, under a hairline. Nothing when none of it is known. */
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

/** The words with their figure in bold, wherever a language puts it. */
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
