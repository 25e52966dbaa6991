import type { FilterFlag } from '../../filters.ts';
import type { CountryCode } from '../../countries.ts';
import type { WeekWish } from '../../vocabulary/meal-plans.ts';
import type { WeekDay } from '../../meal-week.ts';

/**
 * What a cook means by a sentence, for a week that begins on Wednesday, June 5. Only what is asked for is given. Dates are
 * days of the month: '07' is Friday; '07 lunch' is its lunch.
 */
export interface Meant {
  readonly wishes?: readonly WeekWish[];
  readonly countries?: readonly CountryCode[];
  readonly filters?: readonly FilterFlag[];
  /** Names of ingredients. */
  readonly useUp?: readonly string[];
  readonly without?: readonly string[];
  readonly free?: Readonly<Record<string, 'nothing' | 'out'>>;
  /** What is searched for, after the filters and countries in brackets: '[vegan]', '[india] curry'. */
  readonly dishes?: Readonly<Record<string, string>>;
  /** What holds on some days only, with these days: `{ vegan: '05 06', 'no pasta': '08' }`. */
  readonly onDays?: Readonly<Record<string, string>>;
  readonly lunches?: readonly WeekDay[];
  readonly noLunches?: readonly WeekDay[];
  readonly notUnderstood?: readonly string[];
}

export type Sentence = readonly [text: string, meant: Meant];
