import type { Asked, WishContext } from './asked.ts';
import { itemsOf } from './items.ts';
import { isFiller, phraseAt, type Phrase } from './phrases.ts';
import { NEGATIONS, REFUSALS } from './refusals.ts';
import type { Word } from './word.ts';
import { LONGEST, type Meaning } from './words.ts';

/** What follows is used, left out, or neither. */
type Mode = 'use' | 'without' | null;

/** The most words of an ingredient's name. */
const LONGEST_NAME = 4;
/** The most words that mean something together. */
const REACH = Math.max(LONGEST, LONGEST_NAME);

/** Reads the pieces of a sentence that are about the whole week. 'No onions, mushrooms': a piece may go on with the one before. */
export function weekReader(
  asked: Asked,
  context: WishContext,
): { read: (piece: readonly Word[]) => void; forget: () => void } {
  let mode: Mode = null;

  const take = (meaning: Meaning): Mode => {
    if (meaning.kind === 'use' || meaning.kind === 'without') return meaning.kind;
    if (meaning.kind === 'wish') asked.wishes.add(meaning.wish);
    if (meaning.kind === 'flags') for (const flag of meaning.flags) asked.flags.add(flag);
    if (meaning.kind === 'countries') for (const code of meaning.countries) asked.countries.add(code);
    // 'No pork or onions': onions are left out, too.
    return meaning.kind === 'flags' && meaning.isLeftOut ? 'without' : null;
  };

  /** Notes what is to be used or left out at the front of these words; returns the number of words read. */
  const takeFood = (words: readonly Word[]): number => {
    if (mode === null) return 0;
    for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
      const named = words.slice(0, length).map(({ word }) => word);
      const found = context.find(named);
      if (mode === 'without' && found) {
        asked.without.set(found.id, found);
        return length;
      }
      const items = mode === 'use' ? itemsOf(context.pantry, named, found?.id) : [];
      for (const item of items) asked.useUp.set(item.id, item);
      if (items.length > 0) return length;
    }
    return 0;
  };

  return {
    forget: () => {
      mode = null;
    },
    read: (whole) => {
      const piece = withoutExceptions(whole, mode, asked);
      const first = phraseAt(piece.slice(piece.findIndex((one) => !isFiller(one))), context.find);
      // 'No onions, quick please': what begins with a phrase is about something else.
      if (first) mode = null;
      /** 'No', as long as nothing that is left out has followed it. */
      let no: readonly Word[] = [];
      /** What has not been understood since the last thing that was. */
      let lost: Word[] = [];
      const tell = () => {
        asked.misunderstand([...lost, ...no]);
        lost = [];
        no = [];
      };
      for (let at = 0; at < piece.length;) {
        const rest = piece.slice(at, at + REACH);
        const phrase =
          phraseAt(rest, context.find) ?? (mode === 'without' ? leftOutToo(rest, context.find) : null);
        const isRefused =
          phrase?.meaning.kind === 'unknown' || (mode === 'without' && phrase !== null && isWanted(phrase));
        const food = phrase ? 0 : takeFood(rest);
        if (phrase && !isRefused) {
          // 'Anything but fish': the filter is what was not wanted.
          if (mode === 'without' && phrase.meaning.kind === 'flags') no = [];
          tell();
          mode = take(phrase.meaning);
          no = phrase.meaning.kind === 'without' ? rest.slice(0, phrase.length) : [];
        } else if (food > 0) {
          no = [];
          tell();
        } else if (phrase || !isFiller(rest[0]!)) {
          lost.push(...no, ...rest.slice(0, phrase?.length ?? 1));
          // 'Use less cream' does not ask for cream.
          if (!phrase && REFUSALS.has(rest[0]!.word)) mode = null;
          no = [];
        }
        at += Math.max(1, food, phrase?.length ?? 0);
      }
      tell();
    },
  };
}

/** The part of a piece before its exception, if that allows something: 'no fish except salmon' does not leave out salmon. */
function withoutExceptions(piece: readonly Word[], mode: Mode, asked: Asked): readonly Word[] {
  const at = piece.findIndex(({ word }) => word === 'except');
  const before = piece.slice(0, Math.max(at, 0));
  const isDenied = before.some(({ word }) => NEGATIONS.has(word) || REFUSALS.has(word));
  if (at === -1 || !(isDenied || (mode === 'without' && before.every(isFiller)))) return piece;
  asked.misunderstand(piece.slice(at));
  return before;
}

const NO: Word = { written: 'no', word: 'no' };

/** 'No pork or beef': what a filter leaves out, without its own 'no'. */
function leftOutToo(words: readonly Word[], find: WishContext['find']): Phrase | null {
  const phrase = phraseAt([NO, ...words], find);
  return phrase?.meaning.kind === 'flags' && phrase.length > 1
    ? { meaning: phrase.meaning, length: phrase.length - 1 }
    : null;
}

/** Whether a phrase asks for something: 'no Italian' and 'not quick' cannot be asked for. */
const isWanted = ({ meaning }: Phrase): boolean =>
  meaning.kind === 'wish' || meaning.kind === 'countries' || (meaning.kind === 'flags' && !meaning.isLeftOut);
