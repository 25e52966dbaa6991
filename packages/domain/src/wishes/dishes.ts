import type { CountryCode } from '../countries.ts';
import type { Day } from '../dates/day.ts';
import type { FilterFlag } from '../filters.ts';
import type { Slot } from '../vocabulary/meal-plans.ts';
import type { WishContext } from './asked.ts';
import { datesOf, daysIn } from './days.ts';
import { isFiller, phraseAt } from './phrases.ts';
import { DIETS_WITHOUT_FILTER, REFUSALS } from './refusals.ts';
import type { Word } from './word.ts';
import { LONGEST } from './words.ts';

/** A dish that is wanted on a day. */
export interface WishedDish {
  readonly date: Day;
  readonly slot: Slot;
  /** As the cook wrote it: 'an Indian curry'. */
  readonly asked: string;
  /** What to search for, besides the filters; empty for anything that fits them. */
  readonly text: string;
  /** The same with the words that name a country, which may be part of a dish's name: 'pad thai'. */
  readonly name: string;
  readonly flags: readonly FilterFlag[];
  readonly countries: readonly CountryCode[];
}

/** Other meals of the day: nothing is planned for them. */
const OTHER_MEALS = new Set([
  'breakfast',
  'breakfasts',
  'brunch',
  'snack',
  'snacks',
  'dessert',
  'desserts',
  'pudding',
]);

/**
 * The dishes that a piece of a sentence wants on its days: 'tacos on Friday', 'something vegan on Monday and Tuesday'. Null
 * if it wants none, or says that something is not wanted that no filter leaves out.
 */
export function wantedDishes(piece: readonly Word[], week: WishContext, slot: Slot): WishedDish[] | null {
  const isRefusing = ({ word }: Word) =>
    [OTHER_MEALS, REFUSALS, DIETS_WITHOUT_FILTER].some((words) => words.has(word));
  if (piece.some(isRefusing)) return null;
  const { dates, isEither } = daysIn(piece, week);
  const words = piece.filter(({ word }) => datesOf(word, week) === null);
  const flags = new Set<FilterFlag>();
  const countries = new Set<CountryCode>();
  const text: Word[] = [];
  const name: Word[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words.slice(at, at + LONGEST), week.find);
    const meaning = phrase?.meaning;
    const length = phrase?.length ?? 1;
    if (meaning?.kind === 'without' || meaning?.kind === 'unknown') return null;
    // 'Gluten-free pizza' would be any pizza.
    if (!phrase && words[at]!.word === 'free') return null;
    if (meaning?.kind === 'flags') for (const flag of meaning.flags) flags.add(flag);
    else if (meaning?.kind === 'countries') {
      for (const code of meaning.countries) countries.add(code);
      name.push(...words.slice(at, at + length));
      // 'Use the chicken on Friday': a dish with chicken; but 'pasta with mushrooms' is one thing.
    } else if (meaning?.kind !== 'use' || text.some((one) => !isFiller(one))) {
      text.push(...words.slice(at, at + length));
      name.push(...words.slice(at, at + length));
    }
    at += length;
  }
  const sought = trimmed(text);
  if (dates.length === 0 || (sought.length === 0 && flags.size + countries.size === 0)) return null;
  const asked = written(trimmed(words));
  return dates.slice(0, isEither ? 1 : dates.length).map((date) => ({
    date,
    slot,
    asked,
    text: written(sought),
    name: written(trimmed(name)),
    flags: [...flags],
    countries: [...countries],
  }));
}

const written = (words: readonly Word[]) => words.map((word) => word.written).join(' ');

/** Without the words at both ends that mean nothing. */
function trimmed(words: readonly Word[]): Word[] {
  const first = words.findIndex((word) => !isFiller(word));
  const last = words.findLastIndex((word) => !isFiller(word));
  return first === -1 ? [] : words.slice(first, last + 1);
}
