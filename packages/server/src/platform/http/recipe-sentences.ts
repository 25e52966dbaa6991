import { LIMITS } from '@larder/domain';

const many = (number: number) => number.toLocaleString('en-US');
const { recipe: most } = LIMITS;

const NO_TITLE = 'Please give the recipe a title';
const STEP = 'Please write something in each step, or take the empty one out';
const LINE = 'Please write something in each ingredient line, or take the empty one out';
const GROUP = 'Please write something in the heading, or take it out';
const SOURCE =
  'Please give the web address of the source: it begins with http:// or https:// and has no spaces';
const SERVINGS = `Please say how many it serves: 1 to ${most.servings}`;
const MINUTES = `Please give the time in whole minutes, from 0 to ${many(most.minutes)}`;
const KNOWN_COUNTRY = 'Please choose one of the countries, or none';

const timesOf = (rule: string) =>
  Object.fromEntries(
    ['prep_time', 'cook_time', 'waiting_time'].map((field) => [`${field} ${rule}`, MINUTES] as const),
  );

/** What to do about a field of a recipe, by the last parts of its path and the failed keyword. */
export const RECIPE_SENTENCES: Readonly<Record<string, string>> = {
  'title required': NO_TITLE,
  'title minLength': NO_TITLE,
  'title pattern': `${NO_TITLE} that can be read`,
  'title maxLength': `Please shorten the title to ${most.title} characters`,
  'country enum': KNOWN_COUNTRY,
  'country type': KNOWN_COUNTRY,
  'servings minimum': SERVINGS,
  'servings maximum': SERVINGS,
  'servings type': SERVINGS,
  ...timesOf('minimum'),
  ...timesOf('maximum'),
  ...timesOf('type'),
  'ingredients minItems': 'A recipe needs at least one ingredient',
  'ingredients maxItems': `A recipe can have at most ${most.lines} ingredient lines: please put some together`,
  'ingredients text minLength': LINE,
  'ingredients text pattern': LINE,
  'ingredients text maxLength': `Please shorten the ingredient line to ${most.line} characters`,
  'ingredients group minLength': GROUP,
  'ingredients group pattern': GROUP,
  'ingredients group maxLength': `Please shorten the heading to ${most.group} characters`,
  'ingredients notes maxLength': `Please shorten the note to ${most.notes} characters`,
  'ingredients notes pattern': 'Please take out of the note what cannot be seen',
  'instructions minItems': 'A recipe needs at least one step',
  'instructions maxItems': `A recipe can have at most ${most.steps} steps: please put some together`,
  'instructions minLength': STEP,
  'instructions pattern': STEP,
  'instructions maxLength': `Please divide the step: one can have ${many(most.step)} characters`,
  'source_url pattern': SOURCE,
  'source_url maxLength': SOURCE,
  'url maxLength': 'Please use a link of at most 2,000 characters',
  'html maxLength': 'This page is too large: please paste the text of its recipe instead',
  'lines maxItems': `Please send at most ${LIMITS.readLines.max} lines at a time`,
  'lines maxLength': `Please shorten the line to ${most.line} characters`,
};
