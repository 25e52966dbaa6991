'use client';
import { createContext, useContext } from 'react';

/** The language of food texts (titles, ingredients, steps) inside the nearest `FoodProvider`, if it has its own. */
export const ContentLangContext = createContext<string | undefined>(undefined);

/** For the `lang` of an element that shows such a text: screen readers change their voice with it. */
export const useContentLang = (): string | undefined => useContext(ContentLangContext);
