'use client';
import { useContext, useMemo, type ReactNode } from 'react';
import { ContentLangContext, useContentLang } from '../../internal/content-lang.ts';
import { ProvidedWordsContext, type ProvidedWords } from '../../internal/provided-words.ts';
import { VocabularyContext } from '../../internal/vocabulary/use-terms.ts';
import type { SomeVocabulary } from '../../vocabulary/food-vocabulary.ts';
import type { SomeFoodWords, WordsPack } from '../../words/food-words.ts';
import { LocaleProvider, useLocale, type LocaleFormat } from '../locale/index.ts';

/** Props of {@link FoodProvider}. What is left out stays as it is outside. */
export interface FoodProviderProps {
  /**
   * The words of all components inside: a pack such as `es`, or a function that makes some
   * words from the formats. Keep it the same function: a new one makes all words again. A component's own `labels` win.
   */
  words?: WordsPack | ((format: LocaleFormat) => SomeFoodWords) | undefined;
  /**
   * The flags, filters, allergens, diets, countries and aisles of all components inside, made with `defineVocabulary`.
   * What is left out is Larder's.
   */
  vocabulary?: SomeVocabulary | undefined;
  /** A BCP 47 tag for numbers, dates and lists; defaults to the pack's language. */
  locale?: string | undefined;
  /** An ISO 4217 code. */
  currency?: string | undefined;
  /** An IANA time zone ('Europe/Rome'); defaults to the runtime's. */
  timeZone?: string | undefined;
  /** A separate tag for dates; defaults to `locale`. */
  dateLocale?: string | undefined;
  /**
   * The language of what is shown as it was written (titles, ingredients, steps, notes), if it is not that of the words:
   * 'en'. Elements with such a text get it as their `lang`.
   */
  contentLang?: string | undefined;
  /** What the words, formats and terms apply to. */
  children?: ReactNode;
}

/**
 * Sets the language of everything inside it: words, numbers, dates and lists, and what it speaks of: the vocabulary. It
 * renders nothing: set `lang` and `dir` on the page.
 */
export function FoodProvider({
  words,
  vocabulary,
  locale,
  currency,
  timeZone,
  dateLocale,
  contentLang,
  children,
}: FoodProviderProps) {
  const outer = useLocale();
  const outerContentLang = useContentLang();
  const outerWords = useContext(ProvidedWordsContext);
  const provided = useMemo(() => {
    if (words === undefined) return outerWords;
    return onceForEach(typeof words === 'function' ? besides(words, outerWords) : words.words);
  }, [words, outerWords]);
  const outerVocabulary = useContext(VocabularyContext);
  const terms = useMemo(() => ({ ...outerVocabulary, ...vocabulary }), [outerVocabulary, vocabulary]);
  const language = locale ?? (typeof words === 'function' ? undefined : words?.language);
  return (
    <LocaleProvider
      locale={language ?? outer.locale}
      currency={currency ?? outer.currency}
      timeZone={timeZone ?? outer.timeZone}
      dateLocale={dateLocale ?? (language === undefined ? outer.dateLocale : undefined)}
    >
      <VocabularyContext.Provider value={terms}>
        <ProvidedWordsContext.Provider value={provided}>
          <ContentLangContext.Provider value={contentLang ?? outerContentLang}>
            {children}
          </ContentLangContext.Provider>
        </ProvidedWordsContext.Provider>
      </VocabularyContext.Provider>
    </LocaleProvider>
  );
}

/** Some words, and for the rest those from outside. */
function besides(
  make: (format: LocaleFormat) => SomeFoodWords,
  outside: ProvidedWords | undefined,
): ProvidedWords {
  return (format) => {
    const others = outside?.(format) ?? {};
    const own = Object.entries(make(format));
    return {
      ...others,
      ...Object.fromEntries(own.map(([name, words]) => [name, { ...others[name], ...words }])),
    };
  };
}

/** Makes the words once for each format: every component asks for them. */
function onceForEach(make: ProvidedWords): ProvidedWords {
  const made = new WeakMap<LocaleFormat, ReturnType<ProvidedWords>>();
  return (format) => {
    const words = made.get(format) ?? make(format);
    made.set(format, words);
    return words;
  };
}
