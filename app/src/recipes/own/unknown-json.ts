/** Looks at JSON of which nothing is known. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
