import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The parts of a JSON Schema that the tests look at. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  required?: string[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  additionalProperties?: boolean | Schema;
  properties?: Record<string, Schema>;
  items?: Schema;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema: Schema;
}

interface Answer {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}

export interface Operation {
  operationId: string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Answer>;
}

interface Contract {
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>;
  components: {
    parameters: Record<string, Parameter>;
    schemas: Record<string, Schema>;
    responses: Record<string, Answer>;
  };
}

/** The contract as written. */
export const contract = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8')) as Contract;

/** The target of a `$ref`, or the value itself. */
export function resolve<Thing extends { $ref?: string }>(thing: Thing): Thing {
  if (!thing.$ref) return thing;
  let found: unknown = contract;
  for (const key of thing.$ref.slice(2).split('/')) found = (found as Record<string, unknown>)[key];
  return found as Thing;
}

/** A component's schema, or that of one of its properties: 'BulkItem.quantity'. */
export function schemaAt(path: string): Schema {
  const [name, ...properties] = path.split('.');
  let schema = contract.components.schemas[name ?? ''];
  for (const property of properties) schema = schema && resolve(schema).properties?.[property];
  if (!schema) throw new Error(`The contract has no schema ${path}`);
  return resolve(schema);
}

/** Every operation with its method, path and all its parameters. */
export const operations = Object.entries(contract.paths).flatMap(
  ([path, { parameters: shared, ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method,
      path,
      parameters: [...(shared ?? []), ...(operation.parameters ?? [])].map(resolve),
    })),
);
