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

const EATEN =
  'ate, had to eat, finished, finished off, used up, drank, drunk, polished off, scoffed, got through, ran through, gone through, went through';
const THROWN =
  'threw away, threw out, thrown away, thrown out, throw away, throw out, poured away, poured out, gave away, given away, stole, stolen, spilled, spilt, broke';
const CHUCKED = 'binned, chucked, chucked out, chucked away, tossed out';
const SUBJECTS =
  'i, we, ive, weve, i have, we have, ive just, weve just, ive already, weve already, i just, we just, i already, we already';
const OBLIGED = 'had to, i had to, we had to, ive had to, weve had to';

const by = (verbs: string): string =>
  [verbs, ...listed(SUBJECTS).flatMap((who) => listed(verbs).map((verb) => `${who} ${verb}`))].join(', ');
const obliged = (verbs: string): string =>
  listed(OBLIGED)
    .flatMap((must) => listed(verbs).map((verb) => `${must} ${verb}`))
    .join(', ');

/** 'I ate', 'we had to throw away': the names after it are gone, or the one before if none follows. */
export const ATE = [
  by(EATEN),
  by(THROWN),
  obliged('throw away, throw out, give away, pour away, eat, use up, finish'),
  'i used, we used, ive used, weve used',
].join(', ');

/** 'I used half the onions': the rest is there. */
export const USED_PARTLY = listed('used, used up, ate, had, finished, drank, spilled, spilt')
  .flatMap((verb) => listed(`${SUBJECTS}, the kids`).map((who) => `${who} ${verb}`))
  .flatMap((used) =>
    listed(
      'half, half of, most of, a third of, a quarter of, some, some of, a bit of, a little, a little bit of, a few',
    ).map((part) => `${used} ${part}`),
  )
  .join(', ');

/** The same of one name and those joined to it: 'I binned the ham'. */
export const BINNED = [by(CHUCKED), obliged('bin, chuck, chuck out, chuck away, toss')].join(', ');

/** About the name before, if nothing follows: 'needs throwing out', but 'has to go in the fridge'. */
export const MUST_GO =
  'needs throwing out, needs throwing away, needs binning, needs chucking, needs chucking out, needs to be thrown out, needs to be thrown away, ' +
  'needs to go, has to go, will have to go, wants throwing out, wants binning, wants chucking, should be thrown out, got thrown out, got binned, ' +
  'was thrown out, was thrown away, got eaten, was eaten, got used up, was used up';

const DROPPED = 'burnt, burned, dropped, smashed';

/** 'I smashed two eggs', 'burnt the rice': but burnt butter and smashed avocado are there. */
export const LOST = listed(DROPPED)
  .flatMap((verb) => [`i ${verb}`, `we ${verb}`, `${verb} the`, `${verb} all`, `${verb} my`])
  .join(', ');
