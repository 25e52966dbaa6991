/** Where food ends: 'the ham went in the bin'. */
const BINS = 'bin, compost, food waste';
/** And where it is used up: 'the last of the leeks went into the soup', but not 'into the freezer'. */
const DISHES =
  'soup, stew, curry, sauce, cake, pie, salad, smoothie, porridge, gravy, casserole, sandwich, sandwiches, omelette, risotto, stir fry, batter, dough';

const listed = (words: string): string[] => words.split(', ');
const all = (verbs: string, preposition: string, places: string): string =>
  listed(verbs)
    .flatMap((verb) =>
      listed(preposition).flatMap((into) => listed(places).map((place) => [verb, into, place])),
    )
    .map((parts) => parts.join(' '))
    .join(', ');

/** About the name before: it is no longer there. */
export const USED_ONE = [
  all('went, has gone, its gone, it has gone', 'in the, into the', BINS),
  all('went', 'in the, in a, into the, into a', DISHES),
  all('went', 'on, on the, on my', 'toast, pizza'),
].join(', ');

/** About the names before. */
export const BINNED_ALL = all('have gone, theyve gone, they have gone', 'in the, into the', BINS);

const DROPPED = 'burnt, burned, dropped, smashed';

/** 'I smashed two eggs', 'burnt the rice': but burnt butter and smashed avocado are there. */
export const LOST = listed(DROPPED)
  .flatMap((verb) => [`i ${verb}`, `we ${verb}`, `${verb} the`, `${verb} all`, `${verb} my`])
  .join(', ');
