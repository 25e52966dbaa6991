/**
 * Other words for groups (dietary, protein, country, leave_out, sort, max_time, max_missing), flags, countries and limits
 * (max_time_30, max_missing_2, sort_time), by id.
 */
export type FilterNames = Readonly<Record<string, string>>;

export const NO_NAMES: FilterNames = {};
