import { isNode, type Node } from '@larder/domain/schema-org';

/** What a value refers to: a node that says nothing but its `@id` stands for the one in the data that has the same. */
export type Resolve = (value: unknown) => unknown;

/** Finds the nodes of the data by their ids, looked for only when one is referred to. */
export function resolverOf(data: unknown): Resolve {
  let byId: Map<unknown, Node> | undefined;
  return (value) => {
    if (!isNode(value) || saysSomething(value)) return value;
    byId ??= new Map(nodesIn(data, new Set()).map((node) => [node['@id'], node]));
    return byId.get(value['@id']) ?? value;
  };
}

/** The nodes that have an id and say something. Parsed data is a tree; any other may contain itself. */
function nodesIn(value: unknown, seen: Set<unknown>): Node[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const inner = Object.values(value).flatMap((one) => nodesIn(one, seen));
  return isNode(value) && typeof value['@id'] === 'string' && saysSomething(value)
    ? [value, ...inner]
    : inner;
}

const saysSomething = (node: Node) => Object.keys(node).some((name) => !name.startsWith('@'));
