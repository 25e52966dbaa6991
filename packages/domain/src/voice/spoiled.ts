/** What makes food inedible: after 'has gone', 'is', 'looks'. */
const SPOILED =
  'off, bad, sour, stale, mouldy, moldy, slimy, rotten, mushy, furry, limp, manky, rancid, fuzzy';
/** The same after 'has gone' only: soft butter, green apples and brown bread are fine. */
const TURNED = 'soft, hard, green, brown, black, fizzy, wrinkly, squishy, yellow, grey, funny';
/** What is no longer there, or no longer good, after 'is' only. */
const OVER =
  'finished, empty, gone, past it, past its best, past their best, past its date, past their date, past its use by, ' +
  'past their use by, past its use by date, past their use by date, past its sell by date, past its best before, out of date, ' +
  'expired, used up, sprouting, on the turn, on the way out, in the bin, in the compost';
/** After 'has' and 'have'. */
const DONE =
  'turned, expired, sprouted, wilted, wrinkled, curdled, dried out, dried up, rotted, spoiled, perished, ' +
  'run out, seen better days, got mould on it, mould on it, got mold on it, got mould, died, had it, had its day, had their day';
/** After 'smells'. */
const SMELLING = 'off, bad, funny, rotten, sour, rancid, wrong, weird';
const DEGREES =
  ', a bit, a little, all, completely, totally, really, very, pretty, quite, rather, nearly all, mostly, well, way, ' +
  'a day, two days, a few days, days, a week, weeks, a couple of days, just';

const listed = (words: string): string[] => words.split(', ');
const all = (verbs: string, states: readonly string[]): string =>
  listed(verbs)
    .flatMap((verb) => listed(DEGREES).flatMap((degree) => states.map((state) => [verb, degree, state])))
    .map((parts) => parts.filter(Boolean).join(' '))
    .join(', ');

const AFTER_GONE = [...listed(SPOILED), ...listed(TURNED)];
const AFTER_IS = [...listed(SPOILED), ...listed(OVER)];

/** 'Has gone off', 'is a bit mouldy': about the name before. */
export const SPOILED_ONE = [
  all(
    'has gone, had gone, gone, went, its gone, it has gone, it had gone, has all gone, thats gone',
    AFTER_GONE,
  ),
  all('is, was, its, it is, thats, looks, it looks, it was', AFTER_IS),
  all('has, it has', listed(DONE)),
  all('smells, it smells, tastes, smelled, smelt', listed(SMELLING)),
].join(', ');

/** 'Have gone off', 'are a bit mouldy': about the names before. */
export const SPOILED_ALL = [
  all('have gone, theyve gone, they have gone, they had gone, have all gone', AFTER_GONE),
  all('are, were, theyre, they are, they were, look, they look', AFTER_IS),
  all('have, theyve, they have', listed(DONE)),
  all('smell, they smell, taste', listed(SMELLING)),
].join(', ');

/** 'Going brown': it is still there. */
export const GOING = all('going', AFTER_GONE);

/** 'Is a bit brown', about the name before: of lettuce that it is old, of bread that it is wholemeal. */
export const BROWN_ONE = all('is, was, its, it is, thats, looks, it looks, it was', ['brown']);

/** The same about the names before. */
export const BROWN_ALL = all('are, were, theyre, they are, they were, look, they look', ['brown']);
