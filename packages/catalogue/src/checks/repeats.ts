/** A sentence for each repeated value. */
export function repeats(what: string, values: readonly string[]): string[] {
  const twice = values.filter((value, position) => values.indexOf(value) !== position);
  return [...new Set(twice)].map((value) => `${what} '${value}' is duplicated`);
}
