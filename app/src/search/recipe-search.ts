import { canonicalFilters, FILTER_FLAGS, LIMITS, type RecipeFilters } from '@larder/domain';

/** What the browse screen looks for. It lives in the address, so that back, reload and a shared link all work. */
export interface RecipeSearch {
  query: string;
  /** From 1. */
  page: number;
  filters: RecipeFilters;
}

const LAST_PAGE = Math.floor(LIMITS.offset.max / LIMITS.pageSize.default);

/** The page that an address names, from 1. */
export function readPage(text: string | null): number {
  if (!text || !/^\d{1,7}$/.test(text)) return 1;
  return Math.min(Math.max(1, Number(text)), LAST_PAGE);
}

/** Reads a search from the address. Anything that makes no sense is left out: an address is typed by hand too. */
export function readRecipeSearch(params: URLSearchParams): RecipeSearch {
  return {
    query: (params.get('query') ?? '').trim().slice(0, LIMITS.query.max),
    page: readPage(params.get('page')),
    filters: canonicalFilters({
      flags: FILTER_FLAGS.filter((flag) => params.get(flag) === 'true'),
      countries: (params.get('countries') ?? '').split(','),
    }),
  };
}

/** The address of a search: only what differs from the first page of everything. */
export function writeRecipeSearch({ query, page, filters }: RecipeSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (query) params.set('query', query);
  for (const flag of filters.flags) params.set(flag, 'true');
  if (filters.countries.length > 0) params.set('countries', filters.countries.join(','));
  if (page > 1) params.set('page', String(page));
  return params;
}

/** The query of the search calls: page becomes offset and limit, each flag is the string 'true'. */
export function toApiQuery({ query, page, filters }: RecipeSearch) {
  const limit = LIMITS.pageSize.default;
  return {
    offset: (page - 1) * limit,
    limit,
    ...(query && { query }),
    ...toFilterQuery(filters),
  };
}

/** The filters as every call takes them: each flag that is set as the string 'true', countries joined by commas. */
export function toFilterQuery({ flags, countries }: RecipeFilters) {
  return {
    ...(countries.length > 0 && { countries: countries.join(',') }),
    ...(Object.fromEntries(flags.map((flag) => [flag, 'true'])) as Partial<
      Record<(typeof FILTER_FLAGS)[number], 'true'>
    >),
  };
}
