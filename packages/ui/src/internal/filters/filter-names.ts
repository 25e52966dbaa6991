/** Other words for groups (dietary, protein, country, leave_out), flags and countries, by id. */
export type FilterNames = Readonly<Record<string, string>>;

export const NO_NAMES: FilterNames = {};
