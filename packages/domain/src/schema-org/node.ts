/** A JSON object, usually of schema.org. */
export type Node = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A property as a list: one value counts as a list of it, and nothing as an empty list. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.flat(3) : [value];
}

const VOCABULARY = /^(?:https?:\/\/(?:www\.)?(?:schema|data-vocabulary)\.org\/|schema:|v:)/i;

/** Whether a node is of the type, written as 'Recipe', 'schema:Recipe' or 'https://schema.org/Recipe', alone or among others. */
export function isOfType(node: Node, type: string): boolean {
  return listOf(node['@type']).some(
    (name) => typeof name === 'string' && name.replace(VOCABULARY, '').toLowerCase() === type.toLowerCase(),
  );
}
