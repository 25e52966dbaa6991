import type { Part } from './part.ts';

/** Parts that start cooking together, and the time until the next ones. */
export interface Stage {
  readonly parts: readonly Part[];
  readonly minutes: number;
}

/** Whatever takes longest comes first, so that everything is done at the same time. */
export function stagesOf(timed: readonly { readonly part: Part; readonly minutes: number }[]): Stage[] {
  const times = [...new Set(timed.map(({ minutes }) => minutes))].toSorted((a, b) => b - a);
  return times.map((minutes, place) => ({
    parts: timed.filter((one) => one.minutes === minutes).map(({ part }) => part),
    minutes: minutes - (times[place + 1] ?? 0),
  }));
}

/** Minutes of all stages. */
export const lengthOf = (stages: readonly Stage[]): number =>
  stages.reduce((sum, { minutes }) => sum + minutes, 0);
