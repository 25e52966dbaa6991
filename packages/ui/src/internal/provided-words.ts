'use client';
import { createContext } from 'react';
import type { LocaleFormat } from '../components/locale/locale-format.ts';

/** Words by component, with its formats. Untyped here, because the components themselves depend on it. */
export type ProvidedWords = (format: LocaleFormat) => Readonly<Record<string, object | undefined>>;

/** The words of the nearest `FoodProvider`; undefined if components speak English. */
export const ProvidedWordsContext = createContext<ProvidedWords | undefined>(undefined);
