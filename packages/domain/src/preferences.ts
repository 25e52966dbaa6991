/** Labels for values whose own words would mislead. */
const SAID: Readonly<Record<string, string>> = {
  few_times_week: 'A Few Times a Week',
  very_budget: 'Tight Budget',
};

/** A value as a readable label: 'gluten_free' → 'Gluten Free'. */
export function preferenceLabel(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const said = SAID[value];
  if (said !== undefined) return said;
  return value
    .split('_')
    .filter(Boolean)
    .map((word) => word[0]?.toLocaleUpperCase('en') + word.slice(1))
    .join(' ');
}
