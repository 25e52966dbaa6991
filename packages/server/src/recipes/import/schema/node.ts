/** A JSON object, usually of schema.org. */
export type Node = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A property as a list. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.flat(3) : [value];
}

/** 'Recipe', 'schema:Recipe', 'https://schema.org/Recipe', alone or among others. */
export function isRecipe(node: Node): boolean {
  return listOf(node['@type']).some(
    (type) =>
      typeof type === 'string' &&
      /^(?:https?:\/\/(?:www\.)?(?:schema|data-vocabulary)\.org\/|schema:|v:)?Recipe$/i.test(type),
  );
}
