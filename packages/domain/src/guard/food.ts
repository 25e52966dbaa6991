/** What a word can reveal. Wheat is also gluten: only a grain without wheat is named 'gluten'. */
export type Kind =
  | 'beef'
  | 'chicken'
  | 'pork'
  | 'rennet'
  | 'gelatine'
  | 'fish'
  | 'crustaceans'
  | 'molluscs'
  | 'dairy'
  | 'eggs'
  | 'honey'
  | 'wheat'
  | 'gluten'
  | 'peanuts'
  | 'tree_nuts'
  | 'soy'
  | 'sesame'
  | 'celery'
  | 'mustard'
  | 'sulphites'
  | 'lupin'
  | 'alcohol';

/** Its kinds, with a space between, and its words. The types let no kind through that does not exist. */
export type Food = readonly [holds: string, words: string];
