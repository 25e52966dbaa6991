import { weekFrom, type Day } from '@larder/domain';
import { badRequest } from '../platform/http/problem.ts';

/** 400 for a week that begins neither today nor on one of the six days after. */
export function expectStartSoon(startsOn: Day, today: Day): void {
  const days = weekFrom(today);
  if (days.includes(startsOn)) return;
  const message = `The week must begin between today, ${today}, and ${days.at(-1)}.`;
  throw badRequest([{ path: '/starts_on', message }]);
}
