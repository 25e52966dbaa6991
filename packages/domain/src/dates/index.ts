export {
  dateWordKey,
  ENGLISH_DATE_WORDS,
  type DateUnit,
  type DateVocabulary,
  type DateWord,
} from './date-words.ts';
export {
  addDays,
  addMonths,
  daysBetween,
  isDay,
  lastOfMonth,
  localDay,
  makeDay,
  partsOfDay,
  utcDay,
  weekdayOf,
  type Day,
} from './day.ts';
export { readDate, type DateOrder, type DateReading } from './read-date.ts';
