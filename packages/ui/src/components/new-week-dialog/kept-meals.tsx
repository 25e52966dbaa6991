'use client';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import type { useNewWeekWords } from './new-week-labels.ts';
import { lunchId, withKept, type NewWeekDay, type NewWeekValue } from './new-week-value.ts';

interface KeptMealsProps {
  days: readonly NewWeekDay[];
  value: NewWeekValue;
  onValueChange: (value: NewWeekValue) => void;
  words: ReturnType<typeof useNewWeekWords>;
}

/** The meals that can stay, those that are cooked for certain; nothing without any. */
export function KeptMeals({ days, value, onValueChange, words }: KeptMealsProps) {
  const meals = days.flatMap(mealsOf);
  if (meals.length === 0) return null;
  const cooked = meals.filter((meal) => meal.cooked).map(({ id }) => id);
  return (
    <CheckboxGroup
      legend={words.keep}
      hint={words.keepHint}
      options={meals.map((meal) => ({
        value: meal.id,
        label: (
          <>
            <b>{words.day(meal.date)}</b> {meal.isLunch ? `${words.lunch}: ${meal.title}` : meal.title}
          </>
        ),
        hint: meal.cooked ? words.cooked : undefined,
        disabled: meal.cooked,
      }))}
      value={[...new Set([...cooked, ...value.keep])]}
      onValueChange={(keep) =>
        onValueChange(
          withKept(
            value,
            keep.filter((id) => !cooked.includes(id)),
          ),
        )
      }
    />
  );
}

/** The meals of a day that can stay, the lunch first. */
function mealsOf({ date, meal, cooked = false, lunch, lunchCooked = false }: NewWeekDay) {
  const of = (id: string, title: string | undefined, isCooked: boolean, isLunch: boolean) =>
    title === undefined ? [] : [{ id, date, title, cooked: isCooked, isLunch }];
  return [...of(lunchId(date), lunch, lunchCooked, true), ...of(date, meal, cooked, false)];
}
