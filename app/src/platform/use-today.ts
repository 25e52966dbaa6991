import { localDay } from '@larder/domain';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The current day, also on a screen that stays open over midnight. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const look = () => setToday((before) => (localDay(before) === localDay() ? before : new Date()));
    const timer = setInterval(look, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return today;
}
