'use client';
import { formatDuration } from '@larder/domain';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import type { MealCardLabels } from '../meal-card/index.ts';

/** Text labels of a day. */
export interface MealDayLabels {
  duration: (minutes: number) => string;
  calories: (calories: number) => string;
  /** Accessible names of the figures. */
  totalTimeName: string;
  matchName: string;
  caloriesName: string;
  costName: string;
  /** Shown next to today's name. */
  today: string;
  /** Why an evening has no meal. */
  out: string;
  nothing: string;
  /** The button that plans one. */
  plan: string;
  /** When leftovers are eaten, and of which meal, cooked on which day. */
  lunch: string;
  dinner: string;
  leftovers: (title: string, day: string) => string;
  /** The button that removes leftovers, so the meal is no longer cooked double; its accessible name includes them. */
  single: string;
  singleName: (leftovers: string) => string;
  /** Labels of its meals. */
  meal: Partial<MealCardLabels>;
}

const LABELS = (format: LocaleFormat): MealDayLabels => ({
  duration: formatDuration,
  calories: (calories) => `${format.count(calories)} cal`,
  totalTimeName: 'Total time',
  matchName: 'From pantry',
  caloriesName: 'Calories',
  costName: 'Cost',
  today: 'Today',
  out: 'Eating out',
  nothing: 'Nothing planned',
  plan: 'Plan something',
  lunch: 'Lunch',
  dinner: 'Dinner',
  leftovers: (title, day) => `Leftovers of ${day}’s ${title}`,
  single: 'Remove',
  singleName: (leftovers) => `Remove: ${leftovers}`,
  meal: {},
});

/** A day's labels in the page's language. */
export function useMealDayWords(labels: Partial<MealDayLabels> | undefined): MealDayLabels {
  return useWords(LABELS, labels, 'meal-day');
}
