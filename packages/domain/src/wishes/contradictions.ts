import type { Day } from '../dates/day.ts';
import { FILTER_FLAGS, type FilterFlag } from '../filters.ts';
import type { WishedDish } from './dishes.ts';
import { wordsOf } from './word.ts';

const of = (flags: readonly FilterFlag[], words: string): [string, readonly FilterFlag[]][] =>
  words.split(' ').map((word) => [word, ['vegetarian', 'vegan', ...flags]]);

/** Foods that are what a diet leaves out, whatever the dish. */
const LEFT_OUT = new Map([
  ...of(['no_fish'], 'fish salmon cod haddock hake tuna trout mackerel sardine sardines seafood'),
  ...of(['no_fish'], 'prawn prawns shrimp shrimps mussels squid crab lobster'),
  ...of(['no_beef'], 'beef steak steaks brisket veal lamb mutton'),
  ...of(['no_pork'], 'pork bacon ham gammon'),
  ...of(['no_chicken'], 'chicken turkey duck poultry'),
  ...of([], 'meat venison rabbit'),
]);
/** What makes another thing of such a food: 'a tofu steak', 'beef tomatoes'. */
const OTHERWISE = new Set(
  `vegan vegetarian veggie plant mock fake free no without tofu seitan tempeh cauliflower mushroom mushrooms aubergine
  eggplant celeriac sauce stock style tomato tomatoes eggs egg`.split(/\s+/),
);

/** The filters that a dish cannot keep, because it is named after what they leave out. */
function contradicted({ text, flags }: Pick<WishedDish, 'text' | 'flags'>): FilterFlag[] {
  const words = wordsOf(text).map(({ word }) => word);
  if (words.some((word) => OTHERWISE.has(word))) return [];
  const some = new Set(words.flatMap((word) => LEFT_OUT.get(word) ?? []));
  return FILTER_FLAGS.filter((flag) => some.has(flag) && !flags.includes(flag));
}

/** The filters of a week that some of its dishes contradict, with the days of these dishes: those with the same days together. */
export function exceptionsFor(
  filters: ReadonlySet<FilterFlag>,
  dishes: readonly WishedDish[],
): { readonly flags: readonly FilterFlag[]; readonly excepted: readonly Day[] }[] {
  const groups = new Map<string, { flags: FilterFlag[]; excepted: Day[] }>();
  for (const flag of FILTER_FLAGS.filter((one) => filters.has(one))) {
    const against = dishes.filter((dish) => contradicted(dish).includes(flag));
    const excepted = [...new Set(against.map(({ date }) => date))].toSorted();
    const group = groups.get(excepted.join(' ')) ?? { flags: [], excepted };
    group.flags.push(flag);
    if (excepted.length > 0) groups.set(excepted.join(' '), group);
  }
  return [...groups.values()];
}
