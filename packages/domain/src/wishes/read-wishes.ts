import { COUNTRY_CODES, type CountryCode } from '../countries.ts';
import { FILTER_FLAGS, type FilterFlag } from '../filters.ts';
import { LIMITS } from '../limits.ts';
import { weekFrom, type WeekDay } from '../meal-week.ts';
import { WEEK_WISHES, type WeekWish } from '../vocabulary/meal-plans.ts';
import type { Asked, WishContext } from './asked.ts';
import { exceptionsFor } from './contradictions.ts';
import { datesOf } from './days.ts';
import type { WishedDish } from './dishes.ts';
import { askedOfRest } from './exceptions.ts';
import type { FreeEvening } from './free-evenings.ts';
import type { WishedItem } from './items.ts';
import { isOfLunch } from './lunches.ts';
import { askedOn, onDaysOf, type OnDays } from './on-days.ts';
import { isFiller } from './phrases.ts';
import { piecesOf } from './pieces.ts';
import { dayReader } from './read-days.ts';
import { weekReader } from './read-week.ts';
import { ALLERGIES } from './refusals.ts';
import { wordsOf, type Word } from './word.ts';

/** What a sentence asks for. */
export interface ReadWishes {
  readonly wishes: readonly WeekWish[];
  readonly countries: readonly CountryCode[];
  readonly filters: readonly FilterFlag[];
  readonly useUp: readonly WishedItem[];
  readonly without: readonly { readonly id: number; readonly name: string }[];
  readonly free: readonly FreeEvening[];
  /** Dishes on their days, at most one for each meal: the last that was named. */
  readonly dishes: readonly WishedDish[];
  /** What holds on some days only: 'vegan all week except Sunday'. */
  readonly onDays: readonly OnDays[];
  /** The days on which a lunch is wanted, and those on which none is. */
  readonly lunches: readonly WeekDay[];
  readonly noLunches: readonly WeekDay[];
  /** The words that were not understood, as written; those next to each other are together. */
  readonly notUnderstood: readonly string[];
}

/**
 * Reads a sentence in a cook's own words, such as 'something quick and Italian, tacos on Monday, nothing on Friday'. Rules
 * alone: what they do not know is not guessed but returned.
 */
export function readWishes(text: string, context: WishContext): ReadWishes {
  const notUnderstood: string[] = [];
  const asked: Asked = {
    wishes: new Set(),
    countries: new Set(),
    flags: new Set(),
    useUp: new Map(),
    without: new Map(),
    misunderstand: (words) => {
      const telling = words.filter((one) => !isFiller(one)).map(({ written }) => written);
      if (telling.length > 0) notUnderstood.push(telling.join(' '));
    },
  };
  // Whoever mentions an allergy is not taken to except anything from a diet.
  const isGuarded = wordsOf(text).some(({ word }) => ALLERGIES.has(word));
  const week = weekReader(asked, context);
  const days = dayReader(context, { isGuarded, misunderstand: asked.misunderstand });
  const ofRest: { readonly piece: readonly Word[]; readonly words: readonly Word[] }[] = [];
  for (const piece of piecesOf(text, context)) {
    if (isOfLunch(piece) || piece.some(({ word }) => datesOf(word, context) !== null)) {
      week.forget();
      if (!days.read(piece)) asked.misunderstand(piece);
      continue;
    }
    const words = askedOfRest(piece);
    if (words) ofRest.push({ piece, words });
    else week.read(piece);
  }

  const whole = weekFrom(context.startsOn);
  const { free, dishes, lunches, noLunches, onDays, named } = days.found();
  for (const { piece, words } of ofRest) {
    week.forget();
    const others = whole.filter((date) => !named.has(date));
    const some = isGuarded || named.size === 0 ? null : askedOn(words, others, context);
    if (some && others.length > 0) onDays.push(...some);
    else if (isGuarded || named.size === 0) week.read(words);
    else asked.misunderstand(piece);
  }
  // 'Vegetarian this week, fish on Friday': not on Friday.
  for (const { flags, excepted } of isGuarded ? [] : exceptionsFor(asked.flags, dishes)) {
    for (const flag of flags) asked.flags.delete(flag);
    onDays.push(onDaysOf({ dates: whole.filter((date) => !excepted.includes(date)), flags }));
  }
  return {
    wishes: WEEK_WISHES.filter((wish) => asked.wishes.has(wish)),
    countries: COUNTRY_CODES.filter((code) => asked.countries.has(code)),
    filters: FILTER_FLAGS.filter((flag) => asked.flags.has(flag)),
    useUp: [...asked.useUp.values()].slice(0, LIMITS.useUp.max),
    without: [...asked.without.values()].slice(0, LIMITS.without.max),
    free,
    dishes: dishes.map((dish) => withinDays(dish, onDays)),
    onDays: onDays.slice(0, LIMITS.onDays.max),
    lunches,
    noLunches,
    notUnderstood,
  };
}

/** A dish that also keeps what is asked of its day: the curry on Monday of a week that is vegan until Saturday. */
function withinDays(dish: WishedDish, onDays: readonly OnDays[]): WishedDish {
  const flags = onDays.filter(({ dates }) => dates.includes(dish.date)).flatMap((one) => one.flags);
  return flags.length === 0
    ? dish
    : { ...dish, flags: FILTER_FLAGS.filter((flag) => dish.flags.includes(flag) || flags.includes(flag)) };
}
