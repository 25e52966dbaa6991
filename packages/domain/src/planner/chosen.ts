import { weekDayOf, weekFrom, type WeekDay } from '../meal-week.ts';
import { offsetOf, spreadOver } from './days.ts';
import type { Weighed } from './liking.ts';
import type { Candidate, DayDish, Wishes } from './model.ts';
import type { Problem } from './problem.ts';

/** The evenings of a week in which the cook has fixed some meals. */
export interface Evenings {
  /** All evenings with a meal, in order. */
  readonly days: readonly WeekDay[];
  /** How many were wanted, had there been enough recipes. */
  readonly wanted: number;
}

/**
 * Spreads as many meals as are wanted, and possible, over the days that the cook has neither filled nor left free.
 * If nothing can be ready on the first day, it is left out.
 */
export function eveningsOf(
  { fixed = [], free = [], today }: Pick<Wishes, 'fixed' | 'free' | 'today'>,
  { meals, possible, isFirstFree }: { meals: number; possible: number; isFirstFree: boolean },
): Evenings {
  const taken = new Set([...free, ...fixed.map(({ day }) => day)]);
  const open = weekFrom(today)
    .map(weekDayOf)
    .filter((day) => !taken.has(day));
  const wanted = Math.min(Math.max(0, meals - fixed.length), open.length);
  const left = isFirstFree ? open.filter((day) => offsetOf(day, today) > 0) : open;
  const chosen = spreadOver(Math.min(wanted, possible), left);
  return {
    days: [...fixed.map(({ day }) => day), ...chosen].toSorted(
      (a, b) => offsetOf(a, today) - offsetOf(b, today),
    ),
    wanted: fixed.length + wanted,
  };
}

/** Fixed meals as the planner scores them: a second soup is worse than the first. */
export function staying(week: readonly DayDish[], candidates: readonly Candidate[]): Weighed[] {
  const courses = new Map(candidates.map(({ id, course }) => [id, course]));
  // Their role stays the same, whatever is planned around them.
  return week.map(({ recipe }) => ({
    ...recipe,
    course: courses.get(recipe.id) ?? ('main' as const),
    role: 'dinner' as const,
  }));
}

/** A problem whose last choices are fixed, each to its evening. */
export function withFixed(problem: Problem, fixed: readonly DayDish[]): Problem {
  if (fixed.length === 0) return problem;
  const first = problem.choices.length - fixed.length;
  const choiceOn = new Map(fixed.map(({ day }, index) => [day, first + index]));
  return { ...problem, fixed: problem.days.map((day) => choiceOn.get(day) ?? null) };
}

/** The choice fixed for an evening, if any. */
export const fixedOn = ({ fixed }: Pick<Problem, 'fixed'>, evening: number): number | null =>
  fixed?.[evening] ?? null;

/** Whether a choice breaks a limit of an evening's day. */
export const isBarred = ({ choices }: Pick<Problem, 'choices'>, choice: number, evening: number): boolean =>
  choices[choice]?.barred?.[evening] ?? false;

/** The evenings still open. */
export const openEvenings = (problem: Pick<Problem, 'days' | 'fixed'>): number[] =>
  [...problem.days.keys()].filter((evening) => fixedOn(problem, evening) === null);

/** The choices not fixed to an evening. */
export function openChoices({ choices, fixed = [] }: Pick<Problem, 'choices' | 'fixed'>): number[] {
  const settled = new Set(fixed);
  return [...choices.keys()].filter((choice) => !settled.has(choice));
}
