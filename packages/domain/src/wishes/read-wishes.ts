import { COUNTRY_CODES, type CountryCode } from '../countries.ts';
import type { Day } from '../dates/day.ts';
import { FILTER_FLAGS, type FilterFlag } from '../filters.ts';
import { LIMITS } from '../limits.ts';
import { WEEK_WISHES, type WeekWish } from '../vocabulary/meal-plans.ts';
import { datesOf, freeEveningsIn, type FreeEvening, type PlannedWeek } from './free-evenings.ts';
import { isFiller, itemsOf, phraseAt, piecesOf, type Phrase, type WishedItem, type Word } from './pieces.ts';
import type { Meaning } from './words.ts';

/** What a sentence is read with. */
export interface WishContext extends PlannedWeek {
  readonly pantry: readonly WishedItem[];
  /** The ingredient that these words name, if any. */
  readonly find: (words: readonly string[]) => { readonly id: number; readonly name: string } | undefined;
}

/** What a sentence asks for. */
export interface ReadWishes {
  readonly wishes: readonly WeekWish[];
  readonly countries: readonly CountryCode[];
  readonly filters: readonly FilterFlag[];
  readonly useUp: readonly WishedItem[];
  readonly without: readonly { readonly id: number; readonly name: string }[];
  readonly free: readonly FreeEvening[];
  /** The words that were not understood, as written. */
  readonly notUnderstood: readonly string[];
}

/** What follows is used, left out, or neither. */
type Mode = 'use' | 'without' | null;

/** The most words of an ingredient's name. */
const LONGEST_NAME = 4;

/**
 * Reads a sentence in a cook's own words, such as 'something quick and Italian, use the chicken, nothing on Friday'. Rules
 * alone: what they do not know is not guessed but returned.
 */
export function readWishes(text: string, context: WishContext): ReadWishes {
  const wishes = new Set<WeekWish>();
  const countries = new Set<CountryCode>();
  const flags = new Set<FilterFlag>();
  const useUp = new Map<string, WishedItem>();
  const without = new Map<number, { id: number; name: string }>();
  const free = new Map<Day, FreeEvening>();
  const notUnderstood: string[] = [];
  const misunderstand = (words: readonly Word[]) => {
    notUnderstood.push(...words.filter((one) => !isFiller(one)).map(({ written }) => written));
  };

  const take = (meaning: Meaning): Mode => {
    if (meaning.kind === 'use' || meaning.kind === 'without') return meaning.kind;
    if (meaning.kind === 'wish') wishes.add(meaning.wish);
    if (meaning.kind === 'flags') for (const flag of meaning.flags) flags.add(flag);
    if (meaning.kind === 'countries') for (const code of meaning.countries) countries.add(code);
    // 'No pork or onions': onions are left out, too.
    return meaning.kind === 'flags' && meaning.isLeftOut ? 'without' : null;
  };

  /** Notes what is to be used or left out at the front of these words; returns the number of words read. */
  const takeFood = (words: readonly Word[], mode: Mode): number => {
    if (mode === null) return 0;
    for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
      const named = words.slice(0, length).map(({ word }) => word);
      const found = context.find(named);
      if (mode === 'without' && found) {
        without.set(found.id, found);
        return length;
      }
      const items = mode === 'use' ? itemsOf(context.pantry, named, found?.id) : [];
      for (const item of items) useUp.set(item.id, item);
      if (items.length > 0) return length;
    }
    return 0;
  };

  const readPiece = (piece: readonly Word[], before: Mode): Mode => {
    const first = phraseAt(piece.slice(piece.findIndex((one) => !isFiller(one))));
    // 'No onions, quick please': what begins with a phrase is about something else.
    let mode = first ? null : before;
    /** 'No', as long as nothing that is left out has followed it. */
    let no: readonly Word[] = [];
    for (let at = 0; at < piece.length;) {
      const rest = piece.slice(at);
      const phrase = phraseAt(rest);
      const isRefused = mode === 'without' && phrase !== null && isWanted(phrase);
      const food = phrase ? 0 : takeFood(rest, mode);
      if (phrase && !isRefused) {
        misunderstand(no);
        mode = take(phrase.meaning);
        no = phrase.meaning.kind === 'without' ? rest.slice(0, phrase.length) : [];
      } else if (food > 0) {
        no = [];
      } else if (phrase || !isFiller(rest[0]!)) {
        misunderstand([...no, ...rest.slice(0, phrase?.length ?? 1)]);
        no = [];
      }
      at += Math.max(1, food, phrase?.length ?? 0);
    }
    misunderstand(no);
    return mode;
  };

  let mode: Mode = null;
  for (const piece of piecesOf(text, context)) {
    const words = piece.map(({ word }) => word);
    if (!words.some((word) => datesOf(word, context) !== null)) {
      mode = readPiece(piece, mode);
      continue;
    }
    mode = null;
    const evenings = freeEveningsIn(words, context);
    if (evenings) for (const evening of evenings) free.set(evening.date, evening);
    else misunderstand(piece);
  }
  return {
    wishes: WEEK_WISHES.filter((wish) => wishes.has(wish)),
    countries: COUNTRY_CODES.filter((code) => countries.has(code)),
    filters: FILTER_FLAGS.filter((flag) => flags.has(flag)),
    useUp: [...useUp.values()].slice(0, LIMITS.useUp.max),
    without: [...without.values()].slice(0, LIMITS.without.max),
    free: [...free.values()].toSorted((a, b) => a.date.localeCompare(b.date)),
    notUnderstood,
  };
}

/** Whether a phrase asks for something: 'no Italian' and 'not quick' cannot be asked for. */
const isWanted = ({ meaning }: Phrase): boolean =>
  meaning.kind === 'wish' || meaning.kind === 'countries' || (meaning.kind === 'flags' && !meaning.isLeftOut);
