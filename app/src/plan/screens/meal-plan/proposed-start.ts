import { weekFrom, type Day } from '@larder/domain';

/** The proposed first day: that of the current week if it is still to come, otherwise today. */
export function proposedStart(today: Day, ...wanted: readonly (Day | null | undefined)[]): Day {
  const days = weekFrom(today);
  return wanted.find((day) => day && days.includes(day)) ?? today;
}
