/**
 * Overrides by id for groups (dietary, protein, country, leave_out, sort, max_time, max_missing, avoid),
 * flags, countries, limits (max_time_30, max_missing_2, sort_time) and reasons why no allergen can be chosen
 * (avoid_loading, avoid_failed).
 */
export type FilterNames = Readonly<Record<string, string>>;

export const NO_NAMES: FilterNames = {};
