import {
  ALLERGENS,
  canonicalFilters,
  canonicalLimits,
  FILTER_FLAGS,
  LIMITS,
  type Allergen,
  type RecipeFilters,
  type SearchLimits,
} from '@larder/domain';

/** A search of the browse screen. It is kept in the URL, so back, reload and shared links work. */
export interface RecipeSearch extends SearchLimits {
  query: string;
  /** Starts at 1. */
  page: number;
  filters: RecipeFilters;
  /** Only the cook's own recipes. */
  mine?: true | undefined;
  /** The allergens whose recipes are hidden; if undefined, those of the settings. */
  avoid?: readonly Allergen[] | undefined;
  /** While nothing is hidden: the previously chosen allergens, for 'Hide them'. */
  hideAgain?: readonly Allergen[] | undefined;
}

/** URL value: nothing is hidden. */
const NOTHING_AVOIDED = 'none';

function readAvoid(text: string | null): RecipeSearch['avoid'] {
  return text === NOTHING_AVOIDED ? [] : readAllergies(text);
}

function readAllergies(text: string | null): readonly Allergen[] | undefined {
  const named = (text ?? '').split(',');
  const known = ALLERGENS.filter((allergy) => named.includes(allergy));
  return known.length > 0 ? known : undefined;
}

const LAST_PAGE = Math.floor(LIMITS.offset.max / LIMITS.pageSize.default);

/** The page number in a URL, starting at 1. */
export function readPage(text: string | null): number {
  if (!text || !/^\d{1,7}$/.test(text)) return 1;
  return Math.min(Math.max(1, Number(text)), LAST_PAGE);
}

/** Parses a search from the URL. Invalid values are ignored, because URLs are edited by hand too. */
export function readRecipeSearch(params: URLSearchParams): RecipeSearch {
  const avoid = readAvoid(params.get('avoid'));
  const hideAgain = avoid?.length === 0 ? readAllergies(params.get('hide_again')) : undefined;
  return {
    query: (params.get('query') ?? '').trim().slice(0, LIMITS.query.max),
    page: readPage(params.get('page')),
    filters: canonicalFilters({
      flags: FILTER_FLAGS.filter((flag) => params.get(flag) === 'true'),
      countries: (params.get('countries') ?? '').split(','),
    }),
    ...canonicalLimits({
      maxTime: readNumber(params.get('max_total_time')),
      maxMissing: readNumber(params.get('max_missing')),
      sort: params.get('sort') ?? undefined,
    }),
    ...(params.get('mine') === 'true' && { mine: true }),
    ...(avoid && { avoid }),
    ...(hideAgain && { hideAgain }),
  };
}

const readNumber = (text: string | null) => (text && /^\d{1,4}$/.test(text) ? Number(text) : undefined);

/** The URL of a search, with only what differs from the default. */
export function writeRecipeSearch({
  query,
  page,
  filters,
  mine,
  maxTime,
  maxMissing,
  sort,
  avoid,
  hideAgain,
}: RecipeSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (query) params.set('query', query);
  if (mine) params.set('mine', 'true');
  for (const flag of filters.flags) params.set(flag, 'true');
  if (filters.countries.length > 0) params.set('countries', filters.countries.join(','));
  if (maxTime !== undefined) params.set('max_total_time', String(maxTime));
  if (maxMissing !== undefined) params.set('max_missing', String(maxMissing));
  if (sort) params.set('sort', sort);
  if (avoid) params.set('avoid', avoid.join(',') || NOTHING_AVOIDED);
  if (hideAgain) params.set('hide_again', hideAgain.join(','));
  if (page > 1) params.set('page', String(page));
  return params;
}

/** The query of both search requests: page becomes offset and limit, each flag the string 'true'. */
export function toApiQuery({ query, page, filters, mine, maxTime, sort, avoid }: RecipeSearch) {
  const limit = LIMITS.pageSize.default;
  return {
    offset: (page - 1) * limit,
    limit,
    ...(query && { query }),
    ...(mine && { mine: 'true' as const }),
    ...toFilterQuery(filters),
    ...(maxTime !== undefined && { max_total_time: maxTime }),
    ...(sort && { sort }),
    ...(avoid?.length !== 0 && { avoid: avoid?.join(',') ?? 'settings' }),
  };
}

/** Additional parameters of the pantry search. */
export function toPantryQuery(search: RecipeSearch) {
  const { maxMissing } = search;
  return { ...toApiQuery(search), ...(maxMissing !== undefined && { max_missing: maxMissing }) };
}

/** Filters as request parameters: each flag as the string 'true', countries joined by commas. */
export function toFilterQuery({ flags, countries }: RecipeFilters) {
  return {
    ...(countries.length > 0 && { countries: countries.join(',') }),
    ...(Object.fromEntries(flags.map((flag) => [flag, 'true'])) as Partial<
      Record<(typeof FILTER_FLAGS)[number], 'true'>
    >),
  };
}
