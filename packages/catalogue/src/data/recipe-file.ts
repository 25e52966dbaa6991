import {
  APPLIANCES,
  COUNTRY_CODES,
  COURSES,
  DIFFICULTIES,
  ROLES,
  SPICE_LEVELS,
  WAITING_KINDS,
  type CountryCode,
  type WaitingTimes,
} from '@larder/domain';
import type { IngredientIndex, RecipeLine, RecipeSource } from '@larder/domain/model';
import { readDocument } from './document.ts';
import type { Entry } from './entry.ts';
import type { Faults } from './faults.ts';
import { readIngredientLine } from './ingredient-line.ts';

const REQUIRED = [
  'title',
  'course',
  'difficulty',
  'spice',
  'servings',
  'prep',
  'cook',
  'appliances',
  'ingredients',
  'steps',
] as const;
const OPTIONAL = ['id', 'country', 'role', 'waiting', 'evening before', 'serve with', 'source'] as const;
const DAY = 1440;
/** What 'overnight' means, in minutes. */
const WORDS = { overnight: 480 };

/** Size limits of a recipe, from a file or an import. */
export const RECIPE_LIMITS = {
  title: 150,
  servings: 100,
  lines: 80,
  line: 300,
  steps: 60,
  step: 3_000,
  minutes: 14_400,
} as const;

/** A parsed recipe, with the line numbers of its parts. */
export interface ReadRecipeFile {
  readonly recipe: Omit<RecipeSource, 'id'> & { readonly id: number | null };
  readonly lines: RecipeFileLines;
}

/** Its position in the file, so that later checks can refer to it. */
export interface RecipeFileLines {
  readonly id: number;
  readonly ingredients: readonly number[];
  readonly steps: readonly number[];
}

interface Reading {
  /** The country given by its folder or the command; otherwise the file must state it. */
  readonly country: CountryCode | null;
  readonly slug: string;
  readonly index: IngredientIndex;
  readonly faults: Faults;
}

/** Reads one recipe; null, with the problems reported, if invalid. */
export function readRecipeFile(file: string, text: string, reading: Reading): ReadRecipeFile | null {
  const { slug, index, faults } = reading;
  const before = faults.count;
  const document = readDocument(file, text, faults);
  if (!document) return null;
  const fields = document.fields(REQUIRED, OPTIONAL);
  const ingredients = atMost(RECIPE_LIMITS.lines, fields.ingredients, 'ingredient');
  const served = fields['serve with'] ? atMost(RECIPE_LIMITS.lines, fields['serve with'], 'ingredient') : [];
  const steps = atMost(RECIPE_LIMITS.steps, fields.steps, 'step');
  const read = [
    ...ingredients.map((entry) => readLine(entry, index)),
    ...served.map((entry) => readServed(entry, index)),
  ];
  const counted = read.filter(({ isOptional }) => !isOptional);
  const serveWith = read.filter(({ isOptional }) => isOptional);
  const recipe = {
    id: fields.id ? fields.id.whole({ least: 1, most: 999_999 }) : null,
    slug,
    title: short(fields.title, RECIPE_LIMITS.title),
    country: readCountry(document, fields.country, reading),
    prepTime: fields.prep.minutes(),
    cookTime: fields.cook.minutes(),
    ...(fields.waiting && { waiting: readWaiting(fields.waiting) }),
    ...(fields['evening before'] && {
      eveningBefore: short(fields['evening before'], RECIPE_LIMITS.line),
    }),
    servings: fields.servings.whole({ least: 1, most: RECIPE_LIMITS.servings }),
    difficulty: fields.difficulty.oneOf(DIFFICULTIES),
    spice: fields.spice.oneOf(SPICE_LEVELS),
    course: fields.course.oneOf(COURSES),
    ...(fields.role && { role: fields.role.oneOf(ROLES) }),
    appliances: fields.appliances.someOf('appliance', APPLIANCES),
    ingredients: counted.flatMap(({ found }) => found),
    ...(serveWith.length > 0 && { serveWith: serveWith.flatMap(({ found }) => found) }),
    steps: steps.map((entry) => short(entry, RECIPE_LIMITS.step)),
    sourceUrl: fields.source ? readAddress(fields.source) : null,
  };
  if (faults.count > before) return null;
  const lines = {
    id: fields.id?.line ?? document.line,
    ingredients: counted.map(({ line }) => line),
    steps: steps.map(({ line }) => line),
  };
  return { recipe, lines };
}

function readCountry(document: Entry, entry: Entry | undefined, { country }: Reading): CountryCode {
  const named = entry?.known(COUNTRY_CODES);
  if (named && country !== null && named !== country)
    entry?.fault(`the file is in the folder of ${country}. Remove this line, or move the file to ${named}.`);
  const found = named ?? country;
  if (found !== null) return found;
  if (!entry)
    document.fault(`'country' is missing. Add a line 'country: …' with one of ${COUNTRY_CODES.join(', ')}.`);
  return COUNTRY_CODES[0] as CountryCode;
}

function short(entry: Entry, most: number): string {
  const text = entry.text();
  if (text.length > most) entry.fault(`${entry.name} is longer than ${most} characters. Shorten it.`);
  return text;
}

function atMost(most: number, entry: Entry, name: string): Entry[] {
  const list = entry.list(name);
  if (list.length === 0 && entry.isList)
    entry.fault(`${entry.name} are missing. Write each on a line of its own, after a dash.`);
  if (list.length > most) entry.fault(`there are ${list.length} ${name}s, more than ${most}.`);
  return list;
}

/** A line of a recipe, with the number of its line in the file. */
interface ReadLine {
  readonly line: number;
  readonly found: readonly RecipeLine[];
  readonly isOptional: boolean;
}

/** The end of a line that is shown but not counted. */
const OPTIONAL_LINE = / ?\(optional\)$/;

function readLine(entry: Entry, index: IngredientIndex, text = short(entry, RECIPE_LIMITS.line)): ReadLine {
  const read = text === '' ? [] : readIngredientLine(text, index);
  if (OPTIONAL_LINE.test(text))
    entry.fault("only what is under 'serve with' can be optional. Move this line there.");
  else if (typeof read === 'string') entry.fault(read);
  return { line: entry.line, found: typeof read === 'string' ? [] : [read].flat(), isOptional: false };
}

/** What a dish is served with: an ingredient like the others, unless it is optional. */
function readServed(entry: Entry, index: IngredientIndex): ReadLine {
  const text = short(entry, RECIPE_LIMITS.line);
  const isOptional = OPTIONAL_LINE.test(text);
  const { line, found } = readLine(entry, index, text.replace(OPTIONAL_LINE, ''));
  return {
    line,
    found: isOptional ? found : found.map((one) => ({ notes: 'to serve', ...one })),
    isOptional,
  };
}

function readWaiting(entry: Entry): WaitingTimes {
  const kinds = entry.fields([], WAITING_KINDS);
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, time]) => {
      const minutes = time.minutes(WORDS);
      if (minutes < 1 || minutes > DAY) time.fault(`${kind} takes from a minute to a day.`);
      return [kind, minutes];
    }),
  );
}

function readAddress(entry: Entry): string {
  const text = entry.text();
  if (text !== '' && !/^https?:\/\//.test(text))
    entry.fault("the source should be an address that begins with 'https://'.");
  return text;
}
