'use client';
import { createContext, useContext } from 'react';
import { useLocale } from '../../components/locale/index.ts';
import type { FoodVocabulary, SomeVocabulary, VocabularyList } from '../../vocabulary/food-vocabulary.ts';
import { ProvidedWordsContext } from '../provided-words.ts';

/** The lists that the nearest `FoodProvider` replaces. */
export const VocabularyContext = createContext<SomeVocabulary>({});

/** A list of the nearest provider's vocabulary, or else Larder's, which a component brings along by itself. */
export function useTerms<List extends VocabularyList>(
  list: List,
  larder: FoodVocabulary[List],
): FoodVocabulary[List] {
  const own: FoodVocabulary[List] | undefined = useContext(VocabularyContext)[list];
  return own ?? larder;
}

type Names = Readonly<Record<string, string>>;

const NO_NAMES: Names = {};

/** What the nearest provider's words call the ids of a list. */
export function useTermNames(list: VocabularyList): Names {
  const format = useLocale();
  const lists = useContext(ProvidedWordsContext)?.(format)['vocabulary'] as
    | { readonly [List in VocabularyList]?: Names }
    | undefined;
  return lists?.[list] ?? NO_NAMES;
}
