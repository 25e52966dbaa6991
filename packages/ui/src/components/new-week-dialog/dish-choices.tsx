'use client';
import { RadioChips } from '../radio-chips/index.ts';
import type { useNewWeekWords } from './new-week-labels.ts';
import { withDish, type NewWeekDish, type NewWeekValue } from './new-week-value.ts';

interface DishChoicesProps {
  dishes: readonly NewWeekDish[];
  value: NewWeekValue;
  onValueChange: (value: NewWeekValue) => void;
  words: ReturnType<typeof useNewWeekWords>;
}

/** The dishes that are wanted on a day, each with its recipes: one of them, or none. */
export function DishChoices({ dishes, value, onValueChange, words }: DishChoicesProps) {
  return dishes.map((dish) =>
    dish.options.length > 0 ? (
      <RadioChips
        key={dish.id}
        clearable
        legend={words.dish(dish)}
        options={dish.options.map(({ id, name, icon }) => ({ value: id, label: name, icon }))}
        value={value.dishes?.[dish.id] ?? null}
        onValueChange={(option) => onValueChange(withDish(value, dish, option))}
      />
    ) : null,
  );
}
