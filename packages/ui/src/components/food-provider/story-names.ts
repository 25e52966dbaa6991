/** A dish and its ingredients, as a product would have them in its own data. */
interface StoryNames {
  dish: string;
  tomato: string;
  milk: string;
  flour: string;
  basil: string;
}

/** Names in each language that has a pack. */
export const NAMES = {
  de: { dish: 'Pizza Margherita', tomato: 'Tomaten', milk: 'Milch', flour: 'Mehl', basil: 'Basilikum' },
  en: { dish: 'Pizza Margherita', tomato: 'Tomatoes', milk: 'Milk', flour: 'Flour', basil: 'Basil' },
  es: { dish: 'Pizza margarita', tomato: 'Tomates', milk: 'Leche', flour: 'Harina', basil: 'Albahaca' },
  fr: { dish: 'Pizza margherita', tomato: 'Tomates', milk: 'Lait', flour: 'Farine', basil: 'Basilic' },
  hi: { dish: 'मार्गेरीटा पिज़्ज़ा', tomato: 'टमाटर', milk: 'दूध', flour: 'मैदा', basil: 'बेज़िल' },
  it: { dish: 'Pizza Margherita', tomato: 'Pomodori', milk: 'Latte', flour: 'Farina', basil: 'Basilico' },
  ko: { dish: '마르게리타 피자', tomato: '토마토', milk: '우유', flour: '밀가루', basil: '바질' },
  nl: { dish: 'Pizza margherita', tomato: 'Tomaten', milk: 'Melk', flour: 'Bloem', basil: 'Basilicum' },
} as const satisfies Record<string, StoryNames>;

/** A language of {@link NAMES}. */
export type StoryLanguage = keyof typeof NAMES;
