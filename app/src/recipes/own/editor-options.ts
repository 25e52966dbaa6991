import { COUNTRIES, COURSES, type Course } from '@larder/domain';
import { countryNamed } from '../../platform/language/filter-names.ts';
import { t } from '../../platform/language/t.ts';

const COURSE_NAMES: Readonly<Record<Course, () => string>> = {
  breakfast: () => t('Breakfast'),
  starter: () => t('Starter'),
  soup: () => t('Soup'),
  salad: () => t('Salad'),
  main: () => t('Main'),
  side: () => t('Side'),
  dessert: () => t('Dessert'),
};

/** The courses to choose from, in the cook's language. */
export const courseOptions = () => COURSES.map((value) => ({ value, label: COURSE_NAMES[value]() }));
/** The countries to choose from, in the cook's language. */
export const countryOptions = () => COUNTRIES.map(({ code }) => ({ value: code, label: countryNamed(code) }));
