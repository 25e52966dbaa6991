const listed = (words: string): string[] => words.split(', ');
const WHO = ['', 'i ', 'we '];
const each = (firsts: readonly string[], lasts: string): string =>
  firsts.flatMap((first) => listed(lasts).map((last) => `${first} ${last}`)).join(', ');

/** 'Must be eaten', 'I need to get through': nobody has eaten it yet. */
export const TO_BE_EATEN = [
  each(
    ['be', 'needs to be', 'need to be'],
    'used, used up, eaten, eaten up, finished, finished off, finished up, drunk',
  ),
  'needs finishing, need finishing',
  each(
    WHO.flatMap((who) =>
      ['need to', 'have to', 'want to', 'must', 'should', 'could', 'can'].map((must) => who + must),
    ),
    'get rid of, get through',
  ),
  each(
    WHO.map((who) => `${who}want to`),
    'eat the, have the, try the',
  ),
].join(', ');

/** 'I need to grab': it is not there. */
export const TO_BE_BOUGHT = [
  each(
    WHO.flatMap((who) => [`${who}need to`, `${who}want to`]),
    'grab, stock up on, restock, replace, replenish, top up, look for',
  ),
  each(
    WHO.map((who) => `${who}want to`),
    'eat, have, try',
  ),
].join(', ');

/** 'I've gone through the cupboards': what follows was found there. */
export const SEARCHED = each(
  [
    '',
    'i ',
    'we ',
    'ive ',
    'weve ',
    'ive just ',
    'weve just ',
    'i have ',
    'we have ',
    'i just ',
    'we just ',
  ].flatMap((who) =>
    ['gone through', 'went through', 'been through'].flatMap((went) =>
      ['the', 'my', 'our'].map((of) => `${who}${went} ${of}`),
    ),
  ),
  'fridge, freezer, cupboard, cupboards, pantry, larder, kitchen, drawer, drawers, shelf, shelves, bag, bags, shopping, basket',
);

/** Nothing is said not to be there. */
export const NOTHING_WRONG =
  'nothing else, nothing new, nothing missing, nothing off, nothings off, nothing is off, nothing has gone off, nothing to throw away, nothing to throw out';
