import type { WordsPack } from '@larder/ui/food-provider';
import { useSyncExternalStore } from 'react';
import { shownEnglish } from '../locale/english.ts';
import { ENGLISH, type Language } from './languages.ts';
import { loadLanguage } from './load-language.ts';
import { setTexts } from './t.ts';
import { setComponentWords } from './component-words.ts';

/** The language of what is on screen, and the words of its components: none for English, which is in them. */
export interface Spoken {
  readonly language: Language;
  readonly words: WordsPack | undefined;
}

let spoken: Spoken = { language: ENGLISH, words: undefined };
const listeners = new Set<() => void>();

/** How often a language has been asked for. */
let asked = 0;

/**
 * Makes a language the page's, once its texts are loaded. Resolves to false if another has been asked for since; rejects if
 * they cannot be loaded. Then nothing has changed.
 */
export async function speak(language: Language): Promise<boolean> {
  const turn = ++asked;
  const texts = language === ENGLISH ? undefined : await loadLanguage(language);
  if (turn !== asked) return false;
  setTexts(language, texts?.dictionary ?? {});
  setComponentWords(texts?.words);
  // A screen reader's voice depends on it.
  document.documentElement.lang = language === ENGLISH ? shownEnglish() : language;
  spoken = { language, words: texts?.words };
  for (const listener of listeners) listener();
  return true;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const now = () => spoken;

/** The language of the page. What draws texts is drawn again as a whole: they are asked for while drawing. */
export const useSpoken = (): Spoken => useSyncExternalStore(subscribe, now, now);
