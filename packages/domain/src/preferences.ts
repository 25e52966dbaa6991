/** Values whose bare words would mislead, in the words that a person says. */
const SAID: Readonly<Record<string, string>> = {
  few_times_week: 'A Few Times a Week',
  very_budget: 'Tight Budget',
};

/** A value as a person reads it: 'gluten_free' → 'Gluten Free'. */
export function preferenceLabel(value: string): string {
  const said = SAID[value];
  if (said !== undefined) return said;
  return value
    .split('_')
    .filter(Boolean)
    .map((word) => word[0]?.toLocaleUpperCase('en') + word.slice(1))
    .join(' ');
}
