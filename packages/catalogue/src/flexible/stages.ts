import type { Part } from './part.ts';

/** Things that begin to cook together, and how long it is until the next do. */
export interface Stage {
  readonly parts: readonly Part[];
  readonly minutes: number;
}

/** What takes longest comes first; everything is done at once. */
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
